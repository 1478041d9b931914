import FailureReporting
import HeadlessUIKit

/// Presses on a target and stays there: the clock is moved on by `duration` while the finger is down.
///
/// A recognizer that waits for half a second hears of it after half a second. If the target goes away
/// meanwhile, the touch is cancelled, which is no failure. No time passes by itself afterwards.
///
/// ```swift
/// longPressOn(message, duration: .seconds(2))
/// ```
///
/// - Parameters:
///   - target: what to press on; of a query, the first.
///   - duration: how long; negative is a failure.
///   - tool: what touches.
///   - force: whether to press whatever is in the way.
@MainActor
public func longPressOn(
    _ target: any TouchTarget, duration: Duration = GestureDefaults.press, with tool: TouchTool = .finger,
    force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        GestureRunner(name: "longPressOn", tool: tool, isForced: force)
            .perform(
                onFirstOf: target, unless: Gesture.reason(staying: duration),
                script: { $0.stay(for: duration) })
    }
}
