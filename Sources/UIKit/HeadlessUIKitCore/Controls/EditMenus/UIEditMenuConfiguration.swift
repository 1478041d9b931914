/// Where a menu for editing is shown.
@preconcurrency @MainActor
public final class UIEditMenuConfiguration: NSObject {
    /// What tells the menu from others.
    public let identifier: AnyHashable
    /// The point beside which it is shown, in the view's coordinates.
    public let sourcePoint: CGPoint
    /// Where the menu's arrow points. It has no effect here.
    public var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration; without an identifier it gets one of its own.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(ObjectIdentity(object: NSObject()))
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Where the arrow of a menu for editing points. It has no effect here.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
    /// As there is room.
    case automatic
    /// Up.
    case up
    /// Down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
}
