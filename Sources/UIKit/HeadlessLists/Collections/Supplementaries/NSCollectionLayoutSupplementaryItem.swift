/// A supplementary view in a compositional layout: a badge of an item, or the header or footer of a section.
///
/// The view of an item's badge is requested with the item's index path.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    // Not overridable: what the object is made with never changes.
    /// The element kind of the view.
    public final let elementKind: String

    /// The place on the item.
    public final let containerAnchor: NSCollectionLayoutAnchor

    /// The place on the view that is put there; the same edges as the item's if `nil`.
    public final let itemAnchor: NSCollectionLayoutAnchor?

    /// The view's z-order.
    open var zIndex = 1

    /// Creates a view at a place on an item, with the same edges of its own there.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: nil)
    }

    /// Creates a view at a place on an item, with a place of its own there.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
            anchor: itemAnchor)
    }

    init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        anchor itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The view's frame at an item with a frame, where leading is left.
    final func frame(at item: CGRect) -> CGRect {
        let size = layoutSize.points(in: item.size)
        let place = containerAnchor.point(on: item)
        let own = (itemAnchor ?? containerAnchor).point(on: CGRect(origin: .zero, size: size))
        let distance = containerAnchor.distance(for: size)
        let ownDistance = itemAnchor?.distance(for: size) ?? .zero
        return CGRect(
            origin: CGPoint(
                x: place.x + distance.x - own.x - ownDistance.x,
                y: place.y + distance.y - own.y - ownDistance.y),
            size: size
        ).shrunk(by: contentInsets)
    }
}
