import Foundation

/// The two fingers of a pinch or a rotation: the first two that come down, whatever others do.
///
/// Apple documents that the gesture ends when both are lifted. With one of them lifted it stays where it is, and goes
/// on from there when another comes down.
@MainActor
struct FingerPair {
    private(set) var fingers: [UITouch] = []
    var samples = MotionSamples()

    /// Whether both fingers are down.
    var isWhole: Bool { fingers.count == 2 }

    /// From the first finger to the second, in the screen's coordinates.
    var span: CGVector {
        guard isWhole else { return CGVector(dx: 0, dy: 0) }
        let (one, other) = (fingers[0].screenLocation, fingers[1].screenLocation)
        return CGVector(dx: other.x - one.x, dy: other.y - one.y)
    }

    /// Takes in fingers that came down, leaving alone those that are too many; returns whether the pair became
    /// whole.
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

    /// Takes in that fingers moved: the gesture changes, or begins if both are down and moved enough.
    ///
    /// Apple documents changes while both fingers are down. With one of them lifted UIKit is seen to go on telling
    /// of changes, for much code of applications looks whether there are two touches before it asks where they are.
    func goOn(of recognizer: UIGestureRecognizer, beginningIf isEnough: () -> Bool) {
        let isEnough = isWhole && isEnough()
        if recognizer.progress.isUnderWay {
            recognizer.state = .changed
        } else if isEnough {
            recognizer.state = .began
        }
    }

    /// Takes in that fingers were lifted: when both are, the gesture is over.
    mutating func lift(of recognizer: UIGestureRecognizer) {
        fingers = recognizer.liveTouches
        if fingers.isEmpty { recognizer.state = recognizer.progress.isUnderWay ? .ended : .failed }
    }
}
