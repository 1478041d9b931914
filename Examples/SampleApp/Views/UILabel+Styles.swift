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

extension UIColor {
    /// The colour of what matters less, which still has WCAG's contrast on every background of the application.
    static let quietLabel = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.7 : 0.35, alpha: 1) }

    /// The colour of errors and of what deletes, darker than the system's red where that is too pale for text.
    static let alarmLabel = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemRed : UIColor(red: 0.75, green: 0, blue: 0.05, alpha: 1)
    }
}
