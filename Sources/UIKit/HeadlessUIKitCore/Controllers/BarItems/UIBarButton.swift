/// The button that shows an item in a bar.
@preconcurrency @MainActor
final class UIBarButton: UIButton {
    private weak var item: UIBarButtonItem?

    init(for item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        become(.system)
        showItem()
    }

    required init?(coder: NSCoder) { nil }

    override func drawContent(in context: CGContext) { drawSign(item, in: context) }

    func showItem() {
        guard let item else { return }
        // Reading the label creates it, which a button with an image alone does not need.
        if item.shownTitle != nil { titleLabel?.font = item.titleFont }
        changeContentTogether {
            for state in [State.normal, .highlighted, .disabled] {
                let color = item.shownAttributes(in: state)[.foregroundColor] as? UIColor
                setTitleColor(color ?? item.tintColor, for: state)
            }
            setImage(item.image, for: .normal)
            setTitle(item.shownTitle, for: .normal)
        }
        isEnabled = item.isEnabled
        // Setting the same menu while it is open would close it.
        if menu !== item.menu { menu = item.menu }
        // On touch down, if a tap does nothing else.
        showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
        isSelected = item.isSelected
        accessibilityLabel = item.displayTitle
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.accessibilityValue
    }

    /// Shows a shorter title than the item's where there is no room; assistive technology reads `name`.
    func showBackTitle(_ title: String, of name: String) {
        // Setting it at each layout of the bar would cause another layout.
        if currentTitle ?? "" != title { setTitle(title, for: .normal) }
        if accessibilityLabel != name, item?.accessibilityLabel == nil { accessibilityLabel = name }
    }

    static func font(of style: UIBarButtonItem.Style) -> UIFont {
        let size = UIFont.buttonFontSize
        return style == .done ? .systemFont(ofSize: size, weight: .semibold) : .systemFont(ofSize: size)
    }

    override var menuSender: AnyObject { item ?? self }

    override func touchDidEnd(inside isInside: Bool, _ event: UIEvent?) {
        super.touchDidEnd(inside: isInside, event)
        if isInside { item?.trigger(with: event) }
    }
}
