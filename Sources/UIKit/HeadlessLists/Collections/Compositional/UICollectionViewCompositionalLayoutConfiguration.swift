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

    /// What the insets of sections and their headers and footers are measured from, across the scroll direction, unless a
    /// section has a reference of its own; the safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Creates a configuration with vertical scrolling and without spacing.
    public init() {}
}

/// A closure that returns the layout of a section; returning `nil` is a failure, and leaves the section empty.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    UICollectionViewCompositionalLayout.SectionProvider
