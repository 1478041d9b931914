extension AppearanceProperty {
    static let textViewFont = AppearanceProperty(8, \UITextView.font)
    static let textViewTextColor = AppearanceProperty(9, \UITextView.textColor)
}
