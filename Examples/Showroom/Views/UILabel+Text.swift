import HeadlessUIKit

extension UILabel {
    /// Makes a label that wraps its text, and follows the user's text size.
    convenience init(_ text: String, style: UIFont.TextStyle, identifier: String? = nil) {
        self.init()
        self.text = text
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
        accessibilityIdentifier = identifier
    }
}
