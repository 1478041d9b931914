/// The position of an item in a custom group.
public final class NSCollectionLayoutGroupCustomItem: Sendable {
    /// The frame, in the group's coordinates.
    public let frame: CGRect
    /// The z-order.
    public let zIndex: Int

    /// Creates a position for an item.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}
