import Foundation

/// Where an item of a custom group is.
public final class NSCollectionLayoutGroupCustomItem: Sendable {
    /// Its rectangle, in the coordinates of the group.
    public let frame: CGRect
    /// How far in front it is.
    public let zIndex: Int

    /// Makes a place for an item.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}
