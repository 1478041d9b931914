import Foundation

/// The two touches of a pinch or a rotation: the first two that begin; others do not count.
///
/// Apple documents that the gesture ends when both fingers are lifted. With one of them lifted its values
/// stay, and it continues from there when another touch begins.
@MainActor
struct FingerPair {
    private(set) var fingers: [UITouch] = []
    var samples = MotionSamples()

    /// Whether both touches are down.
    var isWhole: Bool { fingers.count == 2 }

    /// The vector from the first touch to the second, in screen coordinates.
    var span: CGVector {
        guard isWhole else { return CGVector(dx: 0, dy: 0) }
        let (one, other) = (fingers[0].screenLocation, fingers[1].screenLocation)
        return CGVector(dx: other.x - one.x, dy: other.y - one.y)
    }

    /// Adds touches that began, ignoring the surplus; returns whether the pair became complete.
    mutating func begin(
        _ touches: Set<UITouch>, _ event: UIEvent, of recognizer: UIGestureRecognizer
    ) -> Bool {
        if isWhole {
            for touch in event.orderedTouches where touches.contains(touch) {
                recognizer.ignore(touch, for: event)
            }
            return false
        }
        for touch in event.orderedTouches where touches.contains(touch) {
            if isWhole { recognizer.ignore(touch, for: event) } else { fingers.append(touch) }
        }
        return isWhole
    }

    /// Handles moved touches: the gesture changes, or begins if both touches are down and moved enough.
    ///
    /// Apple documents changes while both fingers are down. With one of them lifted UIKit is seen to report
    /// further changes: much application code checks that there are two touches before it reads their locations.
    func goOn(of recognizer: UIGestureRecognizer, beginningIf isEnough: () -> Bool) {
        let isEnough = isWhole && isEnough()
        if recognizer.progress.isUnderWay {
            recognizer.state = .changed
        } else if isEnough {
            recognizer.state = .began
        }
    }

    /// Removes touches that ended: when both have, the gesture is over.
    mutating func lift(of recognizer: UIGestureRecognizer) {
        fingers = recognizer.liveTouches
        if fingers.isEmpty { recognizer.state = recognizer.progress.isUnderWay ? .ended : .failed }
    }
}
