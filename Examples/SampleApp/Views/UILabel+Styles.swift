import HeadlessUIKit

extension UILabel {
    /// Makes a label that wraps its text, and follows the user's text size.
    convenience init(style: UIFont.TextStyle, alignment: NSTextAlignment = .natural) {
        self.init()
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
        textAlignment = alignment
    }

    /// Makes the label bold and 28 points large at the default text size.
    func becomeHeading() {
        font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .boldSystemFont(ofSize: 28))
    }
}
