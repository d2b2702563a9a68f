import CExpat

extension XMLReader {
  /// Has expat tell this reader what it finds.
  ///
  /// expat hands back an address instead of an object. It is used only while `feed` or `finish` runs,
  /// which the reader outlives, so nothing has to be kept alive for it.
  func listen() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { address, name, attributes in
        guard let reader = XMLReader.at(address), let name, let attributes else { return }
        reader.begin(
          String(cString: name),
          XMLReader.attributes(attributes, atMost: reader.limits.attributes)
        )
      },
      { address, name in
        guard let reader = XMLReader.at(address), let name else { return }
        reader.end(String(cString: name))
      }
    )
    XML_SetCharacterDataHandler(parser) { address, text, length in
      guard let reader = XMLReader.at(address), let text else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
      reader.find(String(decoding: bytes, as: UTF8.self))
    }
    XML_SetXmlDeclHandler(parser) { address, _, encoding, _ in
      guard let reader = XMLReader.at(address), let encoding else { return }
      reader.declare(encoding: String(cString: encoding))
    }
    // The handler for document types would be called only when the head of one has been read; what
    // nobody handles comes here token by token, and `<!DOCTYPE` is the first token of one.
    XML_SetDefaultHandler(parser) { address, text, length in
      guard let reader = XMLReader.at(address), let text else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
      if bytes.starts(with: "<!DOCTYPE".utf8) { reader.meetDocumentType() }
    }
  }

  private static func at(_ address: UnsafeMutableRawPointer?) -> XMLReader? {
    address.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The attributes of expat's list, which has names and values in turn and ends with a null; nil
  /// where there are too many.
  private static func attributes(
    _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>,
    atMost limit: Int
  ) -> [XMLAttribute]? {
    var attributes: [XMLAttribute] = []
    var next = list
    while let name = next[0], let value = next[1] {
      guard attributes.count < limit else { return nil }
      attributes.append(XMLAttribute(name: String(cString: name), value: String(cString: value)))
      next += 2
    }
    return attributes
  }
}
