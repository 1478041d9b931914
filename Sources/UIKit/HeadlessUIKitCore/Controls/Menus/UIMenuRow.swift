/// A row of an open menu that can be tapped: an action, or a submenu to open or close.
@preconcurrency @MainActor
package final class UIMenuRow: UIMenuControl {
    enum Kind {
        /// It performs an action.
        case plain
        /// It opens a submenu.
        case closed
        /// It closes the open submenu.
        case opened
    }

    private static let height: CGFloat = 44
    private static let heightWithSubtitle: CGFloat = 60
    private static let inset: CGFloat = 16
    private static let markWidth: CGFloat = 20

    private let label = UILabel()
    private let sublabel = UILabel()
    private let picture = UIImageView()
    private let mark = UIImageView()

    init(_ element: UIMenuElement, as kind: Kind) {
        super.init(frame: .zero)
        label.text = element.title
        sublabel.text = element.subtitle
        sublabel.font = .systemFont(ofSize: 13)
        sublabel.textColor = .secondaryLabel
        sublabel.isHidden = (element.subtitle ?? "").isEmpty
        picture.image = element.image
        for view in [mark, picture, label, sublabel] {
            view.isAccessibilityElement = false
            addSubview(view)
        }
        let action = element as? any UIMenuLeaf
        show(action?.state ?? .off, kind)
        let isDestructive =
            action?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive)
            ?? false
        label.textColor = isDestructive ? .systemRed : .label
        isEnabled = !(action?.attributes.contains(.disabled) ?? false)
        isSelected = action?.state == .on
        accessibilityIdentifier = element.accessibilityIdentifier
        accessibilityHint = action?.discoverabilityTitle
    }

    package required init?(coder: NSCoder) { nil }

    private func show(_ state: UIMenuElement.State, _ kind: Kind) {
        let name: String? =
            switch (kind, state) {
            case (.closed, _): "chevron.forward"
            case (.opened, _): "chevron.down"
            case (.plain, .on): "checkmark"
            case (.plain, .mixed): "minus"
            case (.plain, .off): nil
            }
        mark.image = name.flatMap { UIImage(systemName: $0) }
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: sublabel.isHidden ? Self.height : Self.heightWithSubtitle)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let left = Self.inset + Self.markWidth
        let image = picture.image?.size ?? .zero
        let right = bounds.width - Self.inset - image.width
        mark.frame = mirrored(
            CGRect(x: Self.inset / 2, y: bounds.midY - 10, width: Self.markWidth, height: 20))
        picture.frame = mirrored(
            CGRect(x: right, y: bounds.midY - image.height / 2, width: image.width, height: image.height))
        let room = max(right - left - (image.width > 0 ? 8 : 0), 0)
        let (title, subtitle) = (label.intrinsicContentSize, sublabel.intrinsicContentSize)
        let height = title.height + (sublabel.isHidden ? 0 : subtitle.height)
        let top = bounds.midY - height / 2
        label.frame = mirrored(
            CGRect(x: left, y: top, width: min(title.width, room), height: title.height))
        sublabel.frame = mirrored(
            CGRect(x: left, y: top + title.height, width: min(subtitle.width, room), height: subtitle.height))
    }

    package override var titleText: String? { label.text }

    override var accessibilityLabelByDefault: String? {
        (label.text ?? "").isEmpty ? picture.image?.symbolName : label.text
    }

    override var accessibilityValueByDefault: String? { sublabel.text }
}
