import FailureReporting
import Foundation
import HeadlessUIKit

/// Touches a target at a point, moves in a straight line to another, and lets go.
///
/// The points between the two are the same distance apart, with a frame of the display from each to the next, by
/// which the clock is moved on.
///
/// - Parameters:
///   - target: what to touch; of a query, each view that it finds.
///   - start: where the finger comes down, in the target's coordinates.
///   - end: where the finger is lifted, in the target's coordinates.
///   - count: how many points there are between the two; below 0, or above 100,000, is a failure.
///   - force: whether to touch whatever is in the way.
@MainActor
public func touchAndMoveLinearlyOn(
    _ target: any TouchTarget, from start: CGPoint, to end: CGPoint,
    numberOfIntermediatePoints count: Int = GestureDefaults.intermediatePoints, force: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        LinearMove(name: "touchAndMoveLinearlyOn", count: count, isForced: force)
            .perform(on: target, from: start) { _ in end }
    }
}

/// Touches a target and moves in a straight line whose middle is at a point.
///
/// The finger comes down `delta` before `center` and is lifted `delta` behind it, as Robot's does: it goes twice as
/// far as `delta`.
///
/// - Parameters:
///   - target: what to touch; of a query, each view that it finds.
///   - center: the middle of the way, in the target's coordinates.
///   - delta: half the distance, in the target's coordinates.
///   - count: how many points there are between the ends; below 0, or above 100,000, is a failure.
///   - force: whether to touch whatever is in the way.
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
            .perform(on: target, from: start) { _ in end }
    }
}

/// Touches a target in its middle and moves in a straight line from there.
///
/// - Parameters:
///   - target: what to touch; of a query, each view that it finds. Where its middle cannot be hit, the way begins in the middle
///     of the largest part that can.
///   - delta: the way, in points of the screen.
///   - count: how many points there are between the ends; below 0, or above 100,000, is a failure.
///   - force: whether to touch whatever is in the way.
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

/// Touches whatever is in front at a point, moves in a straight line to another, and lets go.
///
/// - Parameters:
///   - start: where the finger comes down, in the coordinates of `window`.
///   - end: where the finger is lifted, in the coordinates of `window`.
///   - window: the window; the key window unless told. One that is not shown is a failure.
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
            .perform(on: TouchPlace(.point(start, in: window)), from: start) { _ in end }
    }
}

/// Touches a target and moves from point to point, a frame of the display from each to the next.
///
/// Unlike ``dragOn(_:along:duration:easing:with:force:fileID:filePath:line:column:)`` there is an event for each
/// of the points, and for no other.
///
/// - Parameters:
///   - target: what to touch; of a query, each view that it finds.
///   - points: in the target's coordinates: where the finger comes down first. None is a failure.
///   - force: whether to touch whatever is in the way.
@MainActor
public func touchAndMoveLinearlyOn(
    _ target: any TouchTarget, along points: [CGPoint], force: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        LinearMove(name: "touchAndMoveLinearlyOn", isForced: force).perform(on: target, through: points)
    }
}
