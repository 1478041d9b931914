import HeadlessUIKit

extension UILabel {
    /// Makes a label for a paragraph or a result.
    convenience init(body text: String, identifier: String? = nil) {
        self.init(wrapping: text, style: .body)
        accessibilityIdentifier = identifier
    }

    /// Makes a label for the heading of what is below it.
    convenience init(heading text: String) {
        self.init(wrapping: text, style: .headline)
        accessibilityTraits = .header
    }

    private convenience init(wrapping text: String, style: UIFont.TextStyle) {
        self.init()
        self.text = text
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
    }
}
