extension AppearanceProperty {
    static let labelFont = AppearanceProperty(2, \UILabel.font)
    static let labelTextColor = AppearanceProperty(3, \UILabel.textColor)
    static let labelShadowColor = AppearanceProperty(4, \UILabel.shadowColor)
    static let labelShadowOffset = AppearanceProperty(5, \UILabel.shadowOffset)
    static let labelHighlightedTextColor = AppearanceProperty(6, \UILabel.highlightedTextColor)
}
