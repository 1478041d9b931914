import TimeLapse

/// A gesture of two fingers.
@MainActor
protocol FingerPairGesture: UIGestureRecognizer {
    /// Called when both touches are down, also again after one of them was lifted.
    func start()

    /// Called when the touches moved while both are down; returns whether they moved enough to begin.
    func follow() -> Bool
}

/// The two touches of a pinch or a rotation: the first two that begin; others do not count.
///
/// Apple documents that the gesture ends when both fingers are lifted. With one of them lifted its values
/// stay, and it continues from there when another touch begins.
@MainActor
final class FingerPair: ReflectedAsWhole {
    private unowned let recognizer: any FingerPairGesture
    private var touches: [UITouch] = []
    var samples = MotionSamples()

    init(of recognizer: any FingerPairGesture) {
        self.recognizer = recognizer
    }

    /// Whether both touches are down.
    private var isWhole: Bool { touches.count == 2 }

    /// The vector from the first touch to the second, in screen coordinates.
    var span: CGVector {
        guard isWhole else { return CGVector(dx: 0, dy: 0) }
        let (one, other) = (touches[0].screenLocation, touches[1].screenLocation)
        return CGVector(dx: other.x - one.x, dy: other.y - one.y)
    }

    /// Adds touches that began, ignoring the surplus; the gesture starts if the pair became complete.
    func begin(_ new: Set<UITouch>, _ event: UIEvent) {
        let wasWhole = isWhole
        for touch in event.orderedTouches where new.contains(touch) {
            if isWhole { recognizer.ignore(touch, for: event) } else { touches.append(touch) }
        }
        if isWhole, !wasWhole { recognizer.start() }
    }

    /// Handles moved touches: the gesture changes, or begins if both touches are down and moved enough.
    ///
    /// Apple documents changes while both fingers are down. With one of them lifted UIKit is seen to report
    /// further changes: much application code checks that there are two touches before it reads their locations.
    func goOn() {
        let isEnough = isWhole && recognizer.follow()
        if recognizer.progress.isUnderWay {
            recognizer.state = .changed
        } else if isEnough {
            recognizer.state = .began
        }
    }

    /// Removes touches that ended: when both have, the gesture is over.
    func lift() {
        touches = recognizer.liveTouches
        if touches.isEmpty { recognizer.state = recognizer.progress.isUnderWay ? .ended : .failed }
    }

    /// Forgets the touches.
    func reset() {
        touches = []
        samples = MotionSamples()
    }
}
