import FailureReporting
import HeadlessUIKit

/// A pointer of a test, moved by a mouse or a trackpad: it enters the screen, hovers over views without touching them,
/// and exits.
///
/// ```swift
/// let pointer = SyntheticPointer()
/// pointer.enter(at: CGPoint(x: 10, y: 10), in: row)
/// pointer.move(to: CGPoint(x: 60, y: 10), in: row, over: .milliseconds(200))
/// pointer.exit()
/// ```
///
/// Clicks are taps with a ``TouchTool/pointer(buttons:modifiers:)``.
@MainActor
public final class SyntheticPointer {
    private let application = UIApplication.shared
    private let modifiers: UIKeyModifierFlags
    private var touch: UITouch?

    /// Makes a pointer that is not over the screen yet.
    ///
    /// - Parameter modifiers: the keys that are held down.
    public init(modifiers: UIKeyModifierFlags = []) {
        self.modifiers = modifiers
    }

    /// Whether the pointer is over the screen.
    public var isOverScreen: Bool { touch != nil }

    /// Where the pointer is, in the screen's coordinates; `nil` while it is not over the screen.
    public var location: CGPoint? { touch?.screenLocation }

    /// Brings the pointer over the screen.
    ///
    /// - Parameter view: the view whose coordinates `location` is in; `nil` for the screen's.
    public func enter(
        at location: CGPoint, in view: UIView? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = view?.convertToScreen(location) ?? location
        let reason = touch == nil ? nil : "it is over the screen already"
        perform("enter", place, unless: reason, at: CallSite(fileID, filePath, line, column)) {
            let touch = UITouch(at: place, timestamp: application.timestamp, type: .indirectPointer)
            self.touch = touch
            send(touch, .regionEntered, place)
        }
    }

    /// Moves the pointer in a straight line, in one step, or frame by frame for a duration.
    ///
    /// - Parameters:
    ///   - location: where it ends, in the coordinates of `view`, or of the screen if that is `nil`.
    ///   - duration: how long it takes, by which the clock moves. Negative, or above an hour, is a failure.
    public func move(
        to location: CGPoint, in view: UIView? = nil, over duration: Duration = .zero,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let end = view?.convertToScreen(location) ?? location
        let reason = touch == nil ? "it is not over the screen" : duration.reasonAgainstMoving
        perform("move", end, unless: reason, at: CallSite(fileID, filePath, line, column)) {
            let start = touch?.screenLocation ?? end
            DisplayFrames.run(for: duration) { time in
                // A handler may have removed it.
                guard let touch else { return false }
                send(touch, .regionMoved, start.moved(time, towards: end))
                return true
            }
        }
    }

    /// Moves the pointer off the screen.
    public func exit(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let reason = touch == nil ? "it is not over the screen" : nil
        perform("exit", .zero, unless: reason, at: CallSite(fileID, filePath, line, column)) {
            guard let leaving = touch else { return }
            touch = nil
            send(leaving, .regionExited, leaving.screenLocation)
        }
    }

    private func perform(
        _ step: String, _ location: CGPoint, unless reason: String?, at site: CallSite, _ action: () -> Void
    ) {
        (CallSite.current ?? site).whileCurrent {
            if let reason = location.isFinite ? reason : "\(location.shortText) is not a point" {
                TouchFailure(misuse: "A pointer cannot \(step): \(reason).").record()
            } else {
                action()
            }
        }
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase, _ location: CGPoint) {
        touch.update(to: phase, at: location, timestamp: application.timestamp)
        application.sendEvent(
            UIEvent(hover: touch, timestamp: touch.timestamp, modifierFlags: modifiers))
    }
}
