import Foundation

/// The configuration of all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration {
    /// The axis along which sections follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The spacing between sections, in points.
    open var interSectionSpacing: CGFloat = 0 {
        didSet {
            interSectionSpacing = interSectionSpacing.finite(
                or: oldValue, "interSectionSpacing", of: "\(type(of: self))")
        }
    }

    /// Creates a configuration with vertical scrolling and without spacing.
    public init() {}
}

/// A closure that returns the layout of a section; returning `nil` is a failure, and leaves the section empty.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    UICollectionViewCompositionalLayout.SectionProvider
