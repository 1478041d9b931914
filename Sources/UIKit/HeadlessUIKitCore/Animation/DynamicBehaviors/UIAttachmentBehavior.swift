import Foundation

/// Keeps a point of an item at a distance from a fixed point, or from a point of another item.
///
/// It is stiff like a rod; with a ``frequency`` it is a spring. An anchor that follows a finger drags the item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    private let first: any UIDynamicItem
    private let firstOffset: UIOffset
    private let second: (item: any UIDynamicItem, offset: UIOffset)?
    /// Whether the points may come closer than the length, as if on a rope.
    private var isRope = false

    /// Attaches an item's centre to a point, in the reference view's coordinates.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Attaches a point of an item, from its centre, to a point in the reference view's coordinates.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        first = item
        firstOffset = offset.finite(or: .zero, "offsetFromCenter", of: "UIAttachmentBehavior")
        second = nil
        anchorPoint = point.finite(or: item.center, "anchorPoint", of: "UIAttachmentBehavior")
        super.init()
        length = presentDistance
    }

    /// Attaches the centres of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Attaches points of two items, each from its item's centre.
    public required init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        first = item1
        firstOffset = offset1.finite(or: .zero, "offsetFromCenter", of: "UIAttachmentBehavior")
        second = (item2, offset2.finite(or: .zero, "offsetFromCenter", of: "UIAttachmentBehavior"))
        super.init()
        length = presentDistance
    }

    /// Attaches points of two items as a rope does: they come closer freely, and not further apart than they are now.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> Self {
        let rope = self.init(
            item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
        rope.isRope = true
        return rope
    }

    /// The one or two attached items.
    open var items: [any UIDynamicItem] { [first] + (second.map { [$0.item] } ?? []) }

    /// What the item is attached to.
    open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

    /// The point that the item is attached to, in the reference view's coordinates; not used between two items.
    ///
    /// A value that is not finite is a failure, and the old one is kept.
    open var anchorPoint = CGPoint.zero {
        didSet {
            anchorPoint.keepFinite(or: oldValue, "anchorPoint", of: "UIAttachmentBehavior")
            didChange()
        }
    }

    /// The distance that is kept, in points; at first that of the two points when the behavior was made.
    open var length: CGFloat = 0 {
        didSet {
            length.keepFinite(or: oldValue, "length", of: "UIAttachmentBehavior")
            didChange()
        }
    }

    /// How much a spring is damped; at 1 it does not oscillate. 0 by default.
    open var damping: CGFloat = 0 {
        didSet {
            damping.keepFinite(or: oldValue, "damping", of: "UIAttachmentBehavior")
            didChange()
        }
    }

    /// The frequency of a spring, in oscillations per second; 0 by default, for a rod.
    open var frequency: CGFloat = 0 {
        didSet {
            frequency.keepFinite(or: oldValue, "frequency", of: "UIAttachmentBehavior")
            didChange()
        }
    }

    private var presentDistance: CGFloat {
        let start = DynamicBody.point(of: first, firstOffset)
        let end = second.map { DynamicBody.point(of: $0.item, $0.offset) } ?? DynamicVector(anchorPoint)
        return (end - start).length
    }

    override var affectedItems: [any UIDynamicItem] { items }

    override func act(in world: DynamicWorld) {
        guard let body = world.body(of: first) else { return }
        var joint = DynamicJoint(body, to: DynamicVector(anchorPoint))
        joint.firstOffset = DynamicVector(firstOffset)
        if let second, let other = world.body(of: second.item) {
            joint.second = other
            joint.secondOffset = DynamicVector(second.offset)
        }
        joint.length = max(length, 0)
        joint.isRope = isRope
        if frequency > 0 { joint.spring = DynamicSpring(frequency: frequency, damping: max(damping, 0)) }
        world.add(joint)
    }
}
