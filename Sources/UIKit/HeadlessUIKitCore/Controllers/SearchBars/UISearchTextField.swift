/// The text field of a search bar: with a magnifying glass, a clear button, and a search key.
///
/// In a search bar, the field's delegate is the bar's own; view code sets the bar's.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    final var whenTextIsSet: (@MainActor () -> Void)?

    override func didInit() {
        super.didInit()
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.sizeToFit()
        glass.tintColor = .secondaryLabel
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        AppearanceMarks.paused { borderStyle = .roundedRect }
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
    }

    open override var text: String? {
        get { super.text }
        set {
            super.text = newValue
            whenTextIsSet?()
        }
    }

    open override var attributedText: NSAttributedString? {
        get { super.attributedText }
        set {
            super.attributedText = newValue
            whenTextIsSet?()
        }
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.leftViewRect(forBounds: bounds)
        return rect.offsetBy(dx: isRightToLeft ? -Self.glassInset : Self.glassInset, dy: 0)
    }

    private static let glassInset: CGFloat = 6

    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .searchField }
}
