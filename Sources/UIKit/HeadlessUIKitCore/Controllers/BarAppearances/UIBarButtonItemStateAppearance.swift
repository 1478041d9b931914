import Foundation

/// The look of a bar's buttons in one state; part of a ``UIBarButtonItemAppearance``.
open class UIBarButtonItemStateAppearance: NSObject {
    final weak var owner: UIBarButtonItemAppearance?

    /// The attributes of titles; font and colour are shown.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { owner?.didChange() } }

    /// How far titles are moved, in points; they are not moved here.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { owner?.didChange() } }

    /// The image behind a button; none if `nil`.
    open var backgroundImage: UIImage? { didSet { owner?.didChange() } }

    /// How far that image is moved, in points.
    open var backgroundImagePositionAdjustment: UIOffset = .zero { didSet { owner?.didChange() } }

    final func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
