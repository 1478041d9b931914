/// The room that a collection view gives to a compositional layout, and what the layout's sections are measured from.
@MainActor
final class CompositionalRoom: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    private weak var collectionView: UICollectionView?
    private let configuration: UICollectionViewCompositionalLayoutConfiguration
    private let axis: ScrollAxis
    private let content: UIEdgeInsets
    private let isRightToLeft: Bool
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    /// The size within the content inset.
    let size: CGSize
    /// The sides that sections were measured from.
    private var sides: [UIContentInsetsReference: UIEdgeInsets] = [:]

    init(_ collectionView: UICollectionView, _ layout: UICollectionViewCompositionalLayout) {
        self.collectionView = collectionView
        configuration = layout.configuration
        axis = layout.axis
        content = collectionView.adjustedContentInset
        contentSize = collectionView.bounds.size
        traitCollection = collectionView.traitCollection
        isRightToLeft = collectionView.isRightToLeft
        size = Self.size(contentSize, content)
    }

    private static func size(_ whole: CGSize, _ insets: UIEdgeInsets) -> CGSize {
        CGRect(origin: .zero, size: whole).shrunk(by: insets).size
    }

    /// Whether the sections would be the same in bounds of the collection view, with its insets as they are.
    func isSame(in bounds: CGRect) -> Bool {
        guard let collectionView else { return true }
        return size == Self.size(bounds.size, collectionView.adjustedContentInset)
            && sides.allSatisfy { $0.value == collectionView.sides(from: $0.key, across: axis) }
    }

    // MARK: What a section is measured from

    /// How far a reference is inside of the sides of the content, across the axis.
    func sides(from reference: UIContentInsetsReference) -> UIEdgeInsets {
        let reference = reference == .automatic ? configuration.contentInsetsReference : reference
        if let known = sides[reference] { return known }
        let found = collectionView?.sides(from: reference, across: axis) ?? .zero
        sides[reference] = found
        return found
    }

    /// The insets of a section's headers and footers, across the axis.
    func boundaryInsets(of section: NSCollectionLayoutSection) -> UIEdgeInsets {
        guard section.supplementariesFollowContentInsets else { return .zero }
        let reference = section.supplementaryContentInsetsReference
        guard reference == .automatic else { return sides(from: reference) }
        // All of a list is as wide as its rows.
        let followed = section.list == nil ? .automatic : section.contentInsetsReference
        return section.contentInsets.plain.adding(sides(from: followed))
    }

    // MARK: NSCollectionLayoutContainer

    var container: any NSCollectionLayoutContainer { self }

    var contentInsets: NSDirectionalEdgeInsets { content.directional(isRightToLeft) }

    var effectiveContentInsets: NSDirectionalEdgeInsets {
        content.adding(sides(from: .automatic).flipped(isRightToLeft)).directional(isRightToLeft)
    }

    var effectiveContentSize: CGSize {
        CGRect(origin: .zero, size: contentSize).shrunk(by: effectiveContentInsets).size
    }
}
