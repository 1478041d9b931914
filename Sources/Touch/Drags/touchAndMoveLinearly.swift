import FailureReporting
import HeadlessUIKit

/// Touches a target at a point, moves in a straight line to another, and lets go.
///
/// The points between the two are at equal distances. From each to the next the clock moves by a frame of the display.
///
/// - Parameters:
///   - target: what to touch; of a query, each view that it finds.
///   - start: where the finger comes down, in the target's coordinates.
///   - end: where the finger is lifted, in the target's coordinates.
///   - count: how many points there are between the two; below 0, or above 100,000, is a failure.
///   - force: whether to touch without the hittability checks.
@MainActor
public func touchAndMoveLinearlyOn(
    _ target: any TouchTarget, from start: CGPoint, to end: CGPoint,
    numberOfIntermediatePoints count: Int = GestureDefaults.intermediatePoints, force: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        LinearMove(name: "touchAndMoveLinearlyOn", count: count, isForced: force)
            .perform(on: target, from: start, to: end)
    }
}

/// Touches a target and moves in a straight line whose middle is at a point.
///
/// The finger comes down at `center - delta` and is lifted at `center + delta`, as Robot's does: it moves twice as far
/// as `delta`.
///
/// - Parameters:
///   - target: what to touch; of a query, each view that it finds.
///   - center: the middle of the line, in the target's coordinates.
///   - delta: half the distance, in the target's coordinates.
///   - count: how many points there are between the ends; below 0, or above 100,000, is a failure.
///   - force: whether to touch without the hittability checks.
@MainActor
public func touchAndMoveLinearlyAroundPointOn(
    _ target: any TouchTarget, center: CGPoint, delta: CGVector,
    numberOfIntermediatePoints count: Int = GestureDefaults.intermediatePoints,
    force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        let start = CGPoint(x: center.x - delta.dx, y: center.y - delta.dy)
        let end = CGPoint(x: center.x + delta.dx, y: center.y + delta.dy)
        LinearMove(name: "touchAndMoveLinearlyAroundPointOn", count: count, isForced: force)
            .perform(on: target, from: start, to: end)
    }
}

/// Touches a target at its center and moves in a straight line from there.
///
/// - Parameters:
///   - target: what to touch; of a query, each view that it finds. If its center cannot be hit, the line begins at the center
///     of the largest part that can.
///   - delta: the offset of the end, in points of the screen.
///   - count: how many points there are between the ends; below 0, or above 100,000, is a failure.
///   - force: whether to touch without the hittability checks.
@MainActor
public func touchAndMoveLinearlyFromCenterOf(
    _ target: any TouchTarget, delta: CGVector,
    numberOfIntermediatePoints count: Int = GestureDefaults.intermediatePoints,
    force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        LinearMove(name: "touchAndMoveLinearlyFromCenterOf", count: count, isForced: force)
            .perform(on: target, by: delta)
    }
}

/// Touches the frontmost view at a point, moves in a straight line to another point, and lets go.
///
/// - Parameters:
///   - start: where the finger comes down, in the coordinates of `window`.
///   - end: where the finger is lifted, in the coordinates of `window`.
///   - window: the window; the key window by default. One that is not shown is a failure.
///   - count: how many points there are between the two; below 0, or above 100,000, is a failure.
@MainActor
public func touchAndMoveLinearlyFromPointToPoint(
    _ start: CGPoint, _ end: CGPoint, in window: UIWindow? = nil,
    numberOfIntermediatePoints count: Int = GestureDefaults.intermediatePoints,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        LinearMove(name: "touchAndMoveLinearlyFromPointToPoint", count: count)
            .perform(on: TouchPlace(.point(start, in: window)), from: start, to: end)
    }
}

/// Touches a target and moves from point to point, one for each frame of the display.
///
/// Unlike ``dragOn(_:along:duration:easing:with:force:fileID:filePath:line:column:)`` it sends one event for each of the
/// points, and no others.
///
/// - Parameters:
///   - target: what to touch; of a query, each view that it finds.
///   - points: in the target's coordinates; the finger comes down at the first. None is a failure.
///   - force: whether to touch without the hittability checks.
@MainActor
public func touchAndMoveLinearlyOn(
    _ target: any TouchTarget, along points: [CGPoint], force: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        LinearMove(name: "touchAndMoveLinearlyOn", isForced: force).perform(on: target, through: points)
    }
}
