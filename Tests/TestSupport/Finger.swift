import Foundation
import HeadlessUIKit

/// A finger on the current application's screen.
@MainActor
package final class Finger {
    package let touch: UITouch
    private let application = UIApplication.shared

    /// Puts the finger down at `point`, in the screen's coordinates.
    @discardableResult
    package init(down point: CGPoint, tapCount: Int = 1) {
        touch = UITouch(at: point, tapCount: tapCount, timestamp: application.timestamp)
        send()
    }

    package func move(to point: CGPoint) {
        update(to: .moved, at: point)
    }

    package func lift() {
        update(to: .ended, at: touch.screenLocation)
    }

    package func cancel() {
        update(to: .cancelled, at: touch.screenLocation)
    }

    /// Puts down a finger and lifts it again.
    package static func tap(_ point: CGPoint) {
        Finger(down: point).lift()
    }

    private func update(to phase: UITouch.Phase, at point: CGPoint) {
        touch.update(to: phase, at: point, timestamp: application.timestamp)
        send()
    }

    private func send() {
        application.sendEvent(UIEvent(touches: [touch], timestamp: touch.timestamp))
    }
}
