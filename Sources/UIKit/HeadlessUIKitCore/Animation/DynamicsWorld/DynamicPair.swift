import Foundation

/// What may touch in a collision behavior: two bodies, or a body and a boundary.
@MainActor
struct DynamicPair {
    /// What tells pairs apart from frame to frame.
    struct Key: Hashable {
        var behavior: ObjectIdentifier
        var first: ObjectIdentifier
        var second: ObjectIdentifier?
        var boundary: AnyHashable?
    }

    weak var behavior: UICollisionBehavior?
    let first: DynamicBody
    let second: DynamicBody?
    let boundary: (any NSCopying)?
    var point = DynamicVector.zero

    var key: Key? {
        guard let behavior else { return nil }
        return Key(
            behavior: ObjectIdentifier(behavior), first: ObjectIdentifier(first),
            second: second.map { ObjectIdentifier($0) }, boundary: boundary.map(Self.value))
    }

    /// A boundary's identifier, which is compared as a value if it is one.
    static func value(of identifier: any NSCopying) -> AnyHashable {
        if let text = identifier as? NSString { return AnyHashable(text as String) }
        return identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
    }

    func reportBeginning() {
        guard let behavior, let delegate = behavior.collisionDelegate else { return }
        if let second {
            delegate.collisionBehavior(
                behavior, beganContactFor: first.item, with: second.item, at: CGPoint(point))
        } else {
            delegate.collisionBehavior(
                behavior, beganContactFor: first.item, withBoundaryIdentifier: boundary, at: CGPoint(point))
        }
    }

    func reportEnd() {
        guard let behavior, let delegate = behavior.collisionDelegate else { return }
        if let second {
            delegate.collisionBehavior(behavior, endedContactFor: first.item, with: second.item)
        } else {
            delegate.collisionBehavior(
                behavior, endedContactFor: first.item, withBoundaryIdentifier: boundary)
        }
    }
}
