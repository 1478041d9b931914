import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// Taps on a view: a finger comes down at its center and is lifted again.
///
/// The view must be hittable: in a shown window, not hidden or transparent, with user interaction up to the window,
/// enabled if it is a control, and not wholly clipped by ancestors or the window, or covered. Otherwise the tap is a
/// failure that names the cause, and nothing is touched. If the center is clipped or covered, the tap goes to the
/// center of the largest part that is not. A label or an image view lets touches through, as in UIKit: the tap goes to
/// its ancestors, one of which must handle it.
///
/// Time passes by itself afterwards, as `lapse` says.
///
/// - Parameters:
///   - view: the view to tap on.
///   - lapse: how much time passes; by default as the test's trait says, or else ``Lapse/standard``.
@MainActor
public func tapOn(
    _ view: UIView, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        _ = GestureRunner.tap("tapOn", lapse: lapse).perform(on: TouchPlace(.view(view)))
    }
}

/// Taps on all views of a target, one after another: every view that a query finds, or the view itself.
///
/// The views are those found before the first tap; none is a failure, and so is one that a tap removed.
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
///   - lapse: how much time passes after each tap; by default as the test's trait says.
///   - tool: what touches.
///   - force: whether to tap without the hittability checks; a target outside a shown window still fails.
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

/// Taps at a point, on the frontmost view there; no view there is a failure.
///
/// - Parameters:
///   - point: in the coordinates of `view`, or of the key window if that is `nil`.
///   - view: the view whose coordinates the point is in.
///   - lapse: how much time passes; by default as the test's trait says.
@MainActor
public func tapOn(
    _ point: CGPoint, in view: UIView?, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        _ = GestureRunner.tap("tapOn", lapse: lapse).perform(on: TouchPlace(.point(point, in: view)))
    }
}

/// Taps several times in quick succession on a target's first view, such as for a triple tap.
///
/// The clock moves by `interval` between the taps. A view that a tap removed is a failure.
///
/// - Parameters:
///   - target: what to tap on; of a query, the first.
///   - times: how many taps, from 1 to 1000; all else is a failure.
///   - interval: how much time passes from one tap to the next. Negative is a failure.
///   - lapse: how much time passes after the last; by default as the test's trait says.
///   - tool: what touches.
///   - force: whether to tap without the hittability checks.
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
