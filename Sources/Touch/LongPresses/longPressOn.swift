import FailureReporting
import HeadlessUIKit

/// Presses on a target for a duration: the clock moves by `duration` while the finger is down.
///
/// A recognizer that waits for half a second fires after half a second. If the target leaves its window meanwhile, the
/// touch is cancelled, which is not a failure. No time passes by itself afterwards.
///
/// ```swift
/// longPressOn(message, duration: .seconds(2))
/// ```
///
/// - Parameters:
///   - target: what to press on; of a query, the first.
///   - duration: how long; negative is a failure.
///   - tool: what touches.
///   - force: whether to press without the hittability checks.
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
