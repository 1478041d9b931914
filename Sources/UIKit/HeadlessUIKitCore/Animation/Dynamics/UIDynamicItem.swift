/// An object that a dynamic animator moves and rotates: a view, a collection view's layout attributes, or your own.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    /// The item's centre, in the coordinates of the animator's reference view.
    var center: CGPoint { get set }
    /// The item's bounds, whose size is that of its body. The animator reads it when the item is added.
    var bounds: CGRect { get }
    /// The item's transform, whose rotation the animator changes.
    var transform: CGAffineTransform { get set }
    /// The shape with which the item collides; its bounds by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline of an item that collides with a path: convex, and around (0, 0), which is the item's centre.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// Returns ``UIDynamicItemCollisionBoundsType/rectangle``.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Returns an empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
