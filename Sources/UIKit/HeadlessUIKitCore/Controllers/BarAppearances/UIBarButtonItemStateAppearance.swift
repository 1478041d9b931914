/// The look of a bar's buttons in one state; part of a ``UIBarButtonItemAppearance``.
open class UIBarButtonItemStateAppearance: NSObject {
    final weak var owner: UIBarButtonItemAppearance?

    /// The attributes of titles; font and colour are shown.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { owner?.didChange() } }

    /// How far titles are moved, in points. It has no effect here.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { owner?.didChange() } }

    /// The image behind a button; none if `nil`. It has no effect here.
    open var backgroundImage: UIImage? { didSet { owner?.didChange() } }

    /// How far that image is moved, in points. It has no effect here.
    open var backgroundImagePositionAdjustment: UIOffset = .zero { didSet { owner?.didChange() } }

    final func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
