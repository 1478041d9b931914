import Foundation

/// What all sections of a compositional layout have in common.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration {
    /// Which way sections follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// How far sections are apart, in points.
    open var interSectionSpacing: CGFloat = 0 {
        didSet {
            interSectionSpacing = interSectionSpacing.finite(
                or: oldValue, "interSectionSpacing", of: "\(type(of: self))")
        }
    }

    /// Makes a configuration of sections one above the other, without spacing.
    public init() {}
}
