import FailureReporting
import HeadlessUIKit
import TimeLapse

/// Taps twice in quick succession on a target's first place.
///
/// The clock moves by `interval` between the taps; no time passes by itself afterwards.
///
/// - Parameters:
///   - target: what to tap on; of a query, the first. A target that the first tap removed is a failure.
///   - interval: how much time passes from one tap to the next. Negative is a failure.
///   - tool: what touches.
///   - force: whether to tap without the hittability checks.
@MainActor
public func doubleTapOn(
    _ target: any TouchTarget, interval: Duration = GestureDefaults.tapInterval,
    with tool: TouchTool = .finger, force: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        GestureRunner.tap("doubleTapOn", with: tool, force: force).tap(2, on: target, every: interval)
    }
}

/// Taps with two fingers side by side, around the point where the target is touched.
///
/// Both must touch the target: they come down up to 40 points apart, closer together where there is less room.
/// No time passes by itself afterwards.
///
/// - Parameters:
///   - target: what to tap on; of a query, the first.
///   - force: whether to tap without the hittability checks.
@MainActor
public func twoFingerTapOn(
    _ target: any TouchTarget, force: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        GestureRunner(name: "twoFingerTapOn", isForced: force)
            .perform(onFirstOf: target, starts: { FingerPlaces.row(2, around: $0) })
    }
}
