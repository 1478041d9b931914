import FailureReporting
import HeadlessUIKit

/// Swipes to the left on a target: a finger comes down on it, and moves `length` points to the left.
///
/// Directions are those of the screen. The finger moves at constant speed for `duration`, by which the clock moves, and
/// is lifted at the end; it may leave the target. If the target leaves its window meanwhile, the touch is cancelled,
/// which is not a failure, as the swipe may remove it. No time passes by itself afterwards.
///
/// - Parameters:
///   - target: what to swipe on; of a query, each view that it finds.
///   - length: how far, in points; by default half the width or height of the target, and at least 100 points.
///     Zero or less is a failure.
///   - duration: how long it takes; negative, or above an hour, is a failure.
///   - fingers: how many, side by side, up to 10.
///   - force: whether to swipe without the hittability checks.
@MainActor
public func swipeLeftOn(
    _ target: any TouchTarget, _ length: CGFloat? = nil, duration: Duration = GestureDefaults.stroke,
    fingers: Int = 1, force: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        Swipe(name: "swipeLeftOn", dx: -1, dy: 0, length, duration, fingers, force).perform(on: target)
    }
}

/// Swipes to the right on a target; see ``swipeLeftOn(_:_:duration:fingers:force:fileID:filePath:line:column:)``.
@MainActor
public func swipeRightOn(
    _ target: any TouchTarget, _ length: CGFloat? = nil, duration: Duration = GestureDefaults.stroke,
    fingers: Int = 1, force: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        Swipe(name: "swipeRightOn", dx: 1, dy: 0, length, duration, fingers, force).perform(on: target)
    }
}

/// Swipes upwards on a target; see ``swipeLeftOn(_:_:duration:fingers:force:fileID:filePath:line:column:)``.
@MainActor
public func swipeUpOn(
    _ target: any TouchTarget, _ length: CGFloat? = nil, duration: Duration = GestureDefaults.stroke,
    fingers: Int = 1, force: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        Swipe(name: "swipeUpOn", dx: 0, dy: -1, length, duration, fingers, force).perform(on: target)
    }
}

/// Swipes downwards on a target; see ``swipeLeftOn(_:_:duration:fingers:force:fileID:filePath:line:column:)``.
@MainActor
public func swipeDownOn(
    _ target: any TouchTarget, _ length: CGFloat? = nil, duration: Duration = GestureDefaults.stroke,
    fingers: Int = 1, force: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        Swipe(name: "swipeDownOn", dx: 0, dy: 1, length, duration, fingers, force).perform(on: target)
    }
}
