extension Form {
  /// What reads prints of the form line by line; nil for what is read as a whole file.
  var reader: (any FormReader.Type)? {
    switch self {
    case .views: ViewsReader.self
    case .viewsWithoutAddresses: ViewsWithoutAddressesReader.self
    case .viewList: ViewListReader.self
    case .responderChain: ResponderChainReader.self
    case .controllers: ControllersReader.self
    case .layoutTrace: LayoutTraceReader.self
    case .recognizers: RecognizersReader.self
    case .touches: TouchesReader.self
    case .warnings: HitTestWarningsReader.self
    case .earlGrey: EarlGreyReader.self
    case .ftAdditions: FTAdditionsReader.self
    case .failureMessage: FailureMessageReader.self
    case .sentry: SentryReader.self
    case .detoxXML: DetoxXMLReader.self
    case .accessibility: AccessibilityReader.self
    case .interfaceBuilder: nil
    }
  }
}

extension RecognisedBlock {
  /// What the block says; nil as soon as nobody wants it any more.
  func read(isCancelled: () -> Bool) -> PrintReading? {
    guard let type = form.reader else { return PrintReading(form) }
    func read(with type: (some FormReader).Type) -> PrintReading? {
      var reader = type.init(block)
      for (number, line) in lines.enumerated() {
        if number.isMultiple(of: 1024), isCancelled() { return nil }
        reader.take(line)
      }
      return reader.finish()
    }
    return read(with: type)
  }
}
