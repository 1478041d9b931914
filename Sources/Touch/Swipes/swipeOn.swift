import FailureReporting
import Foundation
import HeadlessUIKit

/// Swipes to the left on a target: a finger comes down where it is touched, and goes `length` points to the left.
///
/// Directions are those of the screen. The finger moves at one speed for `duration`, by which the clock is moved
/// on, and is lifted at the end; it may leave the target on the way. If the target goes away meanwhile, the touch
/// is cancelled, which is no failure: it may be what the swipe is for. No time passes by itself afterwards.
///
/// - Parameters:
///   - target: what to swipe on; of a query, each view that it finds.
///   - length: how far, in points; half the width or height of the target, and at least 100 points, unless told.
///     Zero or less is a failure.
///   - duration: how long it takes; negative, or above an hour, is a failure.
///   - fingers: how many, side by side, up to 10.
///   - force: whether to swipe whatever is in the way.
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
///
/// - Parameters:
///   - target: what to swipe on; of a query, each view that it finds.
///   - length: how far, in points; half the target's width, and at least 100 points, unless told.
///   - duration: how long it takes.
///   - fingers: how many, side by side.
///   - force: whether to swipe whatever is in the way.
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
///
/// - Parameters:
///   - target: what to swipe on; of a query, each view that it finds.
///   - length: how far, in points; half the target's height, and at least 100 points, unless told.
///   - duration: how long it takes.
///   - fingers: how many, side by side.
///   - force: whether to swipe whatever is in the way.
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
///
/// - Parameters:
///   - target: what to swipe on; of a query, each view that it finds.
///   - length: how far, in points; half the target's height, and at least 100 points, unless told.
///   - duration: how long it takes.
///   - fingers: how many, side by side.
///   - force: whether to swipe whatever is in the way.
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
