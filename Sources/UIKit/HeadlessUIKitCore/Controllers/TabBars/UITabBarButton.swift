/// The button that shows an item in a tab bar.
@preconcurrency @MainActor
final class UITabBarButton: UIControl {
    private weak var item: UITabBarItem?
    private let label = UILabel()
    private let picture = UIImageView()
    private static let badgeHeight: CGFloat = 18
    private let badge = UILabel()

    init(for item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 10)
        label.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textAlignment = .center
        badge.textColor = .white
        badge.layer.cornerRadius = Self.badgeHeight / 2
        badge.clipsToBounds = true
        for view in [picture, label, badge] {
            view.isAccessibilityElement = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        showItem()
    }

    required init?(coder: NSCoder) { nil }

    func showItem() {
        guard let item else { return }
        let title = item.shownTitle
        if label.text != title { label.text = title }
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        if picture.image !== image { picture.image = image }
        if badge.text != item.badgeValue { badge.text = item.badgeValue }
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed
        badge.show(
            (look?.badgeTextAttributes ?? [:]).merging(item.badgeAttributes(in: state)) { $1 },
            font: .systemFont(ofSize: 13), color: .white)
        isEnabled = item.isEnabled
        accessibilityLabel = item.displayTitle
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.accessibilityValue ?? item.badgeValue.map(Self.spoken)
        colorLabel()
        setNeedsLayout()
    }

    /// Returns the spoken text of a badge: a number as a count of items, as iOS says it; other text as it is.
    private static func spoken(_ badge: String) -> String {
        guard let count = Int(badge) else { return badge }
        return count == 1 ? "1 item" : "\(count) items"
    }

    override func stateDidChange() {
        super.stateDidChange()
        // The item may look different when selected.
        if let item, isEnabled == item.isEnabled { showItem() }
    }

    private func colorLabel() {
        let other = item?.bar?.unselectedItemTintColor ?? .systemGray
        let color: UIColor = isSelected ? tintColor : other
        let own = item?.attributes(in: state) ?? [:]
        label.show(
            (look?.titleTextAttributes ?? [:]).merging(own) { $1 }, font: .systemFont(ofSize: 10),
            color: color)
        let iconColor = look?.iconColor ?? color
        if picture.tintColor != iconColor { picture.tintColor = iconColor }
    }

    /// The look of the tab in its present state, by the bar's; `nil` if the bar has none of its own.
    private var look: UITabBarItemStateAppearance? {
        guard let look = item?.bar?.appearanceInForce?.stackedLayoutAppearance else { return nil }
        return !isEnabled ? look.disabled : isSelected ? look.selected : look.normal
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colorLabel()
    }

    override func touchDidEnd(inside isInside: Bool, _ event: UIEvent?) {
        super.touchDidEnd(inside: isInside, event)
        if isInside, let item { item.bar?.wasTapped(item) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = label.intrinsicContentSize
        let image = picture.image?.size ?? .zero
        let width = min(text.width, bounds.width)
        label.frame = CGRect(
            x: bounds.midX - width / 2, y: bounds.maxY - text.height - 1, width: width, height: text.height)
        picture.frame = CGRect(
            x: bounds.midX - image.width / 2, y: bounds.minY + 6, width: image.width, height: image.height)
        let size = badge.intrinsicContentSize
        badge.frame = mirrored(
            CGRect(
                x: bounds.midX + 4, y: bounds.minY + 2, width: max(size.width + 8, Self.badgeHeight),
                height: Self.badgeHeight))
    }
}
