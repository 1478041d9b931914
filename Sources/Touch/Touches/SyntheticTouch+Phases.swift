import FailureReporting
import HeadlessUIKit

/// The form of Robot's `RBTouch`: phase and point are set separately, and then sent in one event.
///
/// ```swift
/// let touch = SyntheticTouch(at: CGPoint(x: 10, y: 10), in: button)
/// touch.sendEvent()                                  // it begins
/// touch.updatePoint(CGPoint(x: 30, y: 10), in: button)
/// touch.updatePhase(.moved)
/// touch.sendEvent()
/// touch.updatePhase(.ended)
/// touch.sendEvent()
/// ```
extension SyntheticTouch {
    /// Sets the phase that the next ``sendEvent(fileID:filePath:line:column:)`` sends; it is `began` at first.
    ///
    /// A phase that a touch on the screen cannot have is a failure, and the old phase is kept.
    public func updatePhase(
        _ phase: UITouch.Phase, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        switch phase {
        case .began, .moved, .stationary, .ended, .cancelled: nextPhase = phase
        case .regionEntered, .regionMoved, .regionExited:
            TouchFailure(misuse: "A touch cannot have the phase \(phase): only pointers have it.")
                .record(at: CallSite.current ?? CallSite(fileID, filePath, line, column))
        }
    }

    /// Sets the point that the next ``sendEvent(fileID:filePath:line:column:)`` sends.
    ///
    /// - Parameter view: the view whose coordinates `point` is in; `nil` for the screen's.
    public func updatePoint(_ point: CGPoint, in view: UIView? = nil) {
        nextLocation = view?.convertToScreen(point) ?? point
    }

    /// Sends the touch to the application, with the phase and the point that were set last.
    ///
    /// A phase that cannot follow is a failure, as with ``begin(fileID:filePath:line:column:)`` and the others.
    public func sendEvent(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let step =
            switch nextPhase {
            case .began: "begin"
            case .ended: "end"
            case .cancelled: "be cancelled"
            default: "move"
            }
        perform(step, at: CallSite(fileID, filePath, line, column), nextPhase, nextLocation)
    }
}
