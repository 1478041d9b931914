/// A recognizer of a rotation with two fingers.
///
/// The gesture ends when both are lifted. While one of them is, ``UIGestureRecognizer/numberOfTouches`` is 1
/// and the rotation does not change.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, FingerPairGesture {
    /// How far the fingers must rotate before the gesture begins, in radians. Apple documents no number; π/20
    /// is more than fingers rotate in a pinch or a drag.
    package nonisolated static let hysteresis: CGFloat = .pi / 20

    private lazy var fingers = FingerPair(of: self)
    /// The fingers' direction at rotation 0.
    private var zero: CGFloat = 0
    /// The current direction, counted beyond full turns.
    private var angle: CGFloat = 0

    /// How far the fingers have rotated since they came down, in radians, clockwise; can be set.
    ///
    /// It counts beyond full turns.
    open var rotation: CGFloat {
        get { angle - zero }
        set { zero = angle - newValue.finite(or: rotation, "rotation", of: summary) }
    }

    /// The velocity of the rotation, in radians per second.
    open var velocity: CGFloat { fingers.samples.velocity(at: now).x }

    override var pair: FingerPair? { fingers }

    func start() {
        let rotation = rotation
        angle = atan2(fingers.span.dy, fingers.span.dx)
        zero = angle - rotation
        fingers.samples.removeAll()
        fingers.samples.add(CGPoint(x: angle, y: 0), at: now)
    }

    func follow() -> Bool {
        // Fingers in one place have no direction; the last one is kept.
        if fingers.span.dx != 0 || fingers.span.dy != 0 {
            let direction = atan2(fingers.span.dy, fingers.span.dx)
            let turns = ((angle - direction) / (2 * .pi)).rounded()
            angle = direction + turns * 2 * .pi
        }
        fingers.samples.add(CGPoint(x: angle, y: 0), at: now)
        return abs(rotation) >= Self.hysteresis
    }

    override var stateOnCancellation: State? { .cancelled }

    open override func reset() {
        super.reset()
        zero = 0
        angle = 0
    }
}
