import Foundation

/// A recognizer of a rotation with two fingers.
///
/// The gesture ends when both are lifted. While one of them is, ``UIGestureRecognizer/numberOfTouches`` is 1
/// and the rotation does not change.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers must rotate before the gesture begins, in radians. Apple documents no number; π/20
    /// is more than fingers rotate in a pinch or a drag.
    package nonisolated static let hysteresis: CGFloat = .pi / 20

    private var pair = FingerPair()
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
    open var velocity: CGFloat { pair.samples.velocity(at: now).x }

    private func start() {
        let rotation = rotation
        angle = atan2(pair.span.dy, pair.span.dx)
        zero = angle - rotation
        pair.samples.removeAll()
        pair.samples.add(CGPoint(x: angle, y: 0), at: now)
    }

    private func follow() -> Bool {
        // Fingers in one place have no direction; the last one is kept.
        if pair.span.dx != 0 || pair.span.dy != 0 {
            let direction = atan2(pair.span.dy, pair.span.dx)
            let turns = ((angle - direction) / (2 * .pi)).rounded()
            angle = direction + turns * 2 * .pi
        }
        pair.samples.add(CGPoint(x: angle, y: 0), at: now)
        return abs(rotation) >= Self.hysteresis
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if pair.begin(touches, event, of: self) { start() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        pair.goOn(of: self, beginningIf: follow)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        pair.lift(of: self)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        pair = FingerPair()
        zero = 0
        angle = 0
    }
}
