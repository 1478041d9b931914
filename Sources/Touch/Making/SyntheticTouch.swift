import Foundation
import HeadlessUIKit

/// A finger of a test: it comes down, moves and is lifted, and the application gets the events of it.
///
/// Every gesture is made of these; there is no other way for a touch into the application.
///
/// ```swift
/// let finger = SyntheticTouch(at: CGPoint(x: 195, y: 322))
/// finger.begin()
/// finger.move(to: CGPoint(x: 195, y: 400))
/// finger.end()
/// ```
@MainActor
public final class SyntheticTouch {
    private let application: UIApplication
    private let touch: UITouch

    /// Makes a finger that will come down at `location`, in the screen's coordinates.
    ///
    /// - Parameters:
    ///   - location: where; a place off the screen touches nothing.
    ///   - tapCount: how many taps in quick succession this is the last of.
    public init(at location: CGPoint, tapCount: Int = 1) {
        application = .shared
        touch = UITouch(at: location, tapCount: tapCount, timestamp: application.timestamp)
    }

    /// What the application knows of the finger.
    public var uiTouch: UITouch { touch }

    /// The view that the touch began in; `nil` before that, and where there was none.
    public var view: UIView? { touch.view }

    /// Whether nobody on the responder chain wanted the touch when it began.
    public var isUnclaimed: Bool { touch.view == nil || touch.wasUnclaimed }

    /// Brings the finger down.
    public func begin() {
        send()
    }

    /// Moves the finger, which must be down, to `location` in the screen's coordinates.
    public func move(to location: CGPoint) {
        update(to: .moved, at: location)
    }

    /// Lifts the finger where it is.
    public func end() {
        update(to: .ended, at: touch.screenLocation)
    }

    /// Takes the touch away, as the system does when a call comes in.
    public func cancel() {
        update(to: .cancelled, at: touch.screenLocation)
    }

    private func update(to phase: UITouch.Phase, at location: CGPoint) {
        touch.update(to: phase, at: location, timestamp: application.timestamp)
        send()
    }

    private func send() {
        application.sendEvent(UIEvent(touches: [touch], timestamp: touch.timestamp))
    }
}
