import FailureReporting
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
///
/// What a finger cannot do, such as to move before it is down, is a failure, and nothing happens.
@MainActor
public final class SyntheticTouch {
    private enum Stage {
        case notYetDown, down, lifted
    }

    private let application: UIApplication
    private let touch: UITouch
    private var stage = Stage.notYetDown

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
    public func begin(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        perform("begin", at: CallSite(fileID, filePath, line, column), .began, touch.screenLocation)
    }

    /// Moves the finger, which must be down, to `location` in the screen's coordinates.
    public func move(
        to location: CGPoint, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        perform("move", at: CallSite(fileID, filePath, line, column), .moved, location)
    }

    /// Lifts the finger where it is.
    public func end(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        perform("end", at: CallSite(fileID, filePath, line, column), .ended, touch.screenLocation)
    }

    /// Takes the touch away, as the system does when a call comes in.
    public func cancel(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        perform(
            "be cancelled", at: CallSite(fileID, filePath, line, column), .cancelled, touch.screenLocation)
    }
}

extension SyntheticTouch {
    /// Carries out one step; a gesture that it is a part of answers for it, if there is one.
    private func perform(_ step: String, at site: CallSite, _ phase: UITouch.Phase, _ location: CGPoint) {
        (CallSite.current ?? site).whileCurrent {
            if let reason = reasonAgainst(phase, location) {
                TouchFailure(misuse: "A touch cannot \(step): \(reason).").record()
                return
            }
            stage = phase == .ended || phase == .cancelled ? .lifted : .down
            touch.update(to: phase, at: location, timestamp: application.timestamp)
            application.sendEvent(UIEvent(touches: [touch], timestamp: touch.timestamp))
        }
    }

    private func reasonAgainst(_ phase: UITouch.Phase, _ location: CGPoint) -> String? {
        if !location.isFinite { return "\(location.shortText) is not a point" }
        switch (stage, phase) {
        case (.lifted, _): return "it is over"
        case (.down, .began): return "it is down already"
        case (.notYetDown, .moved), (.notYetDown, .ended), (.notYetDown, .cancelled): return "it is not down"
        default: return nil
        }
    }
}
