/// The look of a tab in one state; part of a ``UITabBarItemAppearance``.
open class UITabBarItemStateAppearance: NSObject {
    final weak var owner: UITabBarItemAppearance?

    /// The attributes of the title; font and colour are shown.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { owner?.didChange() } }

    /// How far the title is moved, in points. It has no effect here.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { owner?.didChange() } }

    /// The colour of the image; the tint if `nil`.
    open var iconColor: UIColor? { didSet { owner?.didChange() } }

    /// The attributes of the badge's text; font and colour are shown.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { owner?.didChange() } }

    /// How far the badge is moved, in points. It has no effect here.
    open var badgePositionAdjustment: UIOffset = .zero { didSet { owner?.didChange() } }

    /// How far the badge's text is moved, in points. It has no effect here.
    open var badgeTitlePositionAdjustment: UIOffset = .zero { didSet { owner?.didChange() } }

    /// The colour of the badge; red if `nil`.
    open var badgeBackgroundColor: UIColor? { didSet { owner?.didChange() } }

    final func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
    }
}
