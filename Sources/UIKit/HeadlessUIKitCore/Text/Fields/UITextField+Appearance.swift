extension AppearanceProperty {
    static let fieldFont = AppearanceProperty(2, \UITextField.font)
    static let fieldTextColor = AppearanceProperty(3, \UITextField.textColor)
    static let fieldDefaultTextAttributes = AppearanceProperty(4, \UITextField.defaultTextAttributes)
    static let fieldBorderStyle = AppearanceProperty(5, \UITextField.borderStyle)
    static let fieldBackground = AppearanceProperty(6, \UITextField.background)
    static let fieldDisabledBackground = AppearanceProperty(7, \UITextField.disabledBackground)
    static let fieldKeyboardAppearance = AppearanceProperty(8, \UITextField.keyboardAppearance)
}
