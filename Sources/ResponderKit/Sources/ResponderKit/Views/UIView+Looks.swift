extension UIView {
  /// What a document says of how the view looks, by the property's name: a color, a font, an image.
  ///
  /// Nothing is drawn here and nothing is decided by it; pictures show it.
  @_spi(Workbench) public final subscript(look property: String) -> Value {
    get { dispatcher.objects.looks[index]?[property] ?? .none }
    set {
      dispatcher.objects.looks[index, default: [:]][property] = newValue
      showsChange()
    }
  }
}
