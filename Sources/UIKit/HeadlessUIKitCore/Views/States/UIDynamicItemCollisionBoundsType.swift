/// The shape with which an item takes part in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The item's bounds.
    case rectangle
    /// The largest ellipse inside the item's bounds.
    case ellipse
    /// The item's path, ``UIView/collisionBoundingPath``.
    case path
}
