import FailureReporting
import Foundation
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// Taps on a view: a finger comes down in its middle and is lifted again.
///
/// The view must be able to take the touch: in a window that is shown, visible, in the window and in all views
/// that clip it, with user interaction up to the top, enabled if it is a control, and not covered. If it is
/// not, that is a failure that names what is in the way, and nothing is touched. Where the middle is clipped or
/// covered, it is touched in the middle of the largest part that is not. A label or a picture lets touches
/// through, as in UIKit: the tap goes to what it is in, which must want it.
///
/// Time passes by itself afterwards, as `lapse` says.
///
/// - Parameters:
///   - view: the view to tap on.
///   - lapse: how much time passes; unless told, as the test's trait says, and else ``Lapse/standard``.
@MainActor
public func tapOn(
    _ view: UIView, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        _ = GestureRunner.tap("tapOn", lapse: lapse).perform(on: TouchPlace(.view(view)))
    }
}

/// Taps on every place of a target, one after another: every view that a query finds, or the one that it is.
///
/// The places are those found before the first tap; none is a failure, and so is one that a tap took away.
///
/// ```swift
/// tapOn(allViews(withIdentifier("row")))
/// tapOn(theFirstView(withLabel("Menu")), with: .pointer(buttons: .secondary))
/// tapOn(map.anchor(.bottomRight))
/// for day in allElements(withRole(.button)).inside(calendar) { tapOn(day) }
/// ```
///
/// - Parameters:
///   - target: what to tap on.
///   - lapse: how much time passes after each tap; as the test's trait says unless told.
///   - tool: what touches.
///   - force: whether to tap whatever is in the way; a target in no window that is shown is a failure still.
@MainActor
public func tapOn(
    _ target: any TouchTarget, lapse: Lapse = .automatic, with tool: TouchTool = .finger,
    force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        GestureRunner.tap("tapOn", lapse: lapse, with: tool, force: force).perform(onEachOf: target)
    }
}

/// Taps at a point, on whatever is in front there; nothing there is a failure.
///
/// - Parameters:
///   - point: in the coordinates of `view`, or of the key window if it is `nil`.
///   - view: the view whose coordinates the point is in.
///   - lapse: how much time passes; as the test's trait says unless told.
@MainActor
public func tapOn(
    _ point: CGPoint, in view: UIView?, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        _ = GestureRunner.tap("tapOn", lapse: lapse).perform(on: TouchPlace(.point(point, in: view)))
    }
}

/// Taps several times in quick succession on a target's first place, as for a gesture of three taps.
///
/// The clock is moved on by `interval` between the taps. A place that a tap took away is a failure.
///
/// - Parameters:
///   - target: what to tap on; of a query, the first.
///   - times: how many taps; none, or more than a thousand, is a failure.
///   - interval: how much time passes from one tap to the next. Negative is a failure.
///   - lapse: how much time passes after the last; as the test's trait says unless told.
///   - tool: what touches.
///   - force: whether to tap whatever is in the way.
@MainActor
public func tapOn(
    _ target: any TouchTarget, times: Int, interval: Duration = GestureDefaults.tapInterval,
    lapse: Lapse = .automatic, with tool: TouchTool = .finger, force: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        GestureRunner.tap("tapOn", lapse: lapse, with: tool, force: force)
            .tap(times, on: target, every: interval)
    }
}
