/// A recognizer of a pinch: two fingers that move towards each other or apart.
///
/// The gesture ends when both are lifted. While one of them is, ``UIGestureRecognizer/numberOfTouches`` is 1
/// and the scale does not change.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, FingerPairGesture {
    /// How much the fingers' distance must change before the gesture begins, in points; Apple documents no number,
    /// 8 is what is commonly reported.
    package nonisolated static let hysteresis: CGFloat = 8

    private lazy var fingers = FingerPair(of: self)
    /// The distance between the fingers at scale 1.
    private var unit: CGFloat = 0
    private var firstDistance: CGFloat = 0
    /// The scale at which the fingers came down: 1, or the scale before one was lifted.
    private var firstScale: CGFloat = 1
    private var distance: CGFloat = 0

    /// The fingers' distance as a multiple of their distance when the pinch was recognized; can be set.
    ///
    /// It is 1 when the gesture begins, and again after it has ended. For fingers that come down in the same
    /// place, their first distance above zero counts.
    open var scale: CGFloat {
        get { unit > 0 ? distance / unit : firstScale }
        set {
            let new = newValue.finite(or: scale, "scale", of: summary)
            if new > 0, distance > 0 { setUnit(distance / new) }
        }
    }

    /// The velocity of the pinch, as change of scale per second.
    open var velocity: CGFloat { unit > 0 ? fingers.samples.velocity(at: now).x / unit : 0 }

    private func setUnit(_ new: CGFloat) {
        if new > 0, new.isFinite { unit = new }
    }

    private var currentDistance: CGFloat { hypot(fingers.span.dx, fingers.span.dy) }

    override var pair: FingerPair? { fingers }

    func start() {
        firstScale = scale
        distance = currentDistance
        firstDistance = distance
        unit = distance / firstScale
        fingers.samples.removeAll()
        fingers.samples.add(CGPoint(x: distance, y: 0), at: now)
    }

    func follow() -> Bool {
        distance = currentDistance
        if unit == 0 {
            unit = distance / firstScale
            firstDistance = distance
        }
        fingers.samples.add(CGPoint(x: distance, y: 0), at: now)
        let isEnough = abs(distance - firstDistance) >= Self.hysteresis
        // Apple documents no more than that the scale is relative to the touches. That it is 1 when the gesture
        // begins is what is observed (gist.github.com/fuji246/c3d7a02ff6243185eb9e38d3f4d18220); it counts as
        // recognized when the action is called, however long it waits for another recognizer to fail.
        if settled == .possible, isEnough || progress.isUnderWay { setUnit(distance) }
        return isEnough
    }

    override var stateOnCancellation: State? { .cancelled }

    open override func reset() {
        super.reset()
        unit = 0
        distance = 0
        firstScale = 1
    }
}
