import Robot
import UIKit

/// Touches and types with Robot, on the virtual clock.
struct RobotHand: Hand {
    func pause(_ seconds: Double) async {
        await TimeLapse.advance(by: .seconds(seconds))
    }

    /// A drag that rests before it ends.
    private func drag(_ view: UIView) {
        let finger = SyntheticTouch(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
        finger.begin()
        for _ in 1...60 {
            TimeLapse.advanceFrame()
            finger.move(by: CGVector(dx: 0, dy: -100.0 / 60))
        }
        finger.stay(for: .seconds(0.5))
        finger.end()
    }

    func make(_ gesture: Gesture, on view: UIView?) async -> Bool {
        let target = view ?? UIView()
        switch gesture {
        case .tap: tapOn(target, lapse: .none)
        case .doubleTap: doubleTapOn(target)
        case .press: longPressOn(target, duration: .seconds(1))
        case .drag: drag(target)
        case .flick: flick(target, velocity: CGVector(dx: 0, dy: -1500))
        case .pinch: pinchOn(target, scale: 2)
        case .tapStatusBar: Robot.tapStatusBar()
        case .type(let text): SoftwareKeyboard.main.type(text, refused: .anything)
        case .pressReturn: SoftwareKeyboard.main.type(.return)
        case .pressDelete: SoftwareKeyboard.main.type(.delete)
        }
        return true
    }
}
