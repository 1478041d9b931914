import FailureReporting
import HeadlessUIKit

/// Drags a finger over a target, from one of its points to another.
///
/// The finger comes down at `start`, stays for `hold`, moves in a straight line for `duration`, and is lifted.
/// The clock moves by both durations. If the target leaves its window meanwhile, the touch is cancelled, and that is a
/// failure. No time passes by itself afterwards.
///
/// ```swift
/// dragOn(slider, from: CGPoint(x: 10, y: 15), to: CGPoint(x: 150, y: 15))
/// ```
///
/// - Parameters:
///   - target: what to drag on; of a query, each view that it finds.
///   - start: where the finger comes down, in the target's coordinates. The target must be hittable there.
///   - end: where the finger is lifted, in the target's coordinates as they were at the start.
///   - hold: how long the finger stays before it moves.
///   - duration: how long the movement takes.
///   - easing: how the distance is spread over the time.
///   - tool: what touches.
///   - force: whether to drag without the hittability checks.
@MainActor
public func dragOn(
    _ target: any TouchTarget, from start: CGPoint, to end: CGPoint, hold: Duration = .zero,
    duration: Duration = GestureDefaults.movement, easing: TouchEasing = .linear,
    with tool: TouchTool = .finger, force: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        PathDrag(
            points: [start, end], hold: hold, duration: duration, easing: easing, tool: tool, isForced: force
        ).perform(on: target)
    }
}

/// A drag along points of a target.
@MainActor
private struct PathDrag {
    let points: [CGPoint]
    let hold: Duration
    let duration: Duration
    let easing: TouchEasing
    let tool: TouchTool
    let isForced: Bool

    func perform(on target: any TouchTarget, unless misuse: String? = nil) {
        let start = points.first ?? .zero
        var path: TouchPath?
        GestureRunner(name: "dragOn", tool: tool, isForced: isForced, promisesEnd: true).perform(
            onEachOf: target.point(start),
            unless: misuse ?? Gesture.reason(points) ?? Gesture.reason(staying: hold)
                ?? duration.reasonAgainstMoving,
            starts: { aim in
                path = TouchPath([aim.point] + points.dropFirst().map { aim.screenPoint($0, from: start) })
                return [aim.point]
            },
            script: { gesture in
                gesture.stay(for: hold)
                if let path { gesture.move(along: path, over: duration, easing: easing) }
            })
    }
}

/// Drags a finger over a target along points, in straight lines from each to the next.
///
/// - Parameters:
///   - target: what to drag on; of a query, each view that it finds.
///   - points: the points of the path, from where the finger comes down to where it is lifted, in the target's
///     coordinates as they are at the start. None is a failure.
///   - duration: how long the movement takes, by which the clock moves.
///   - easing: how the distance is spread over the time.
///   - tool: what touches.
///   - force: whether to drag without the hittability checks.
@MainActor
public func dragOn(
    _ target: any TouchTarget, along points: [CGPoint], duration: Duration = GestureDefaults.movement,
    easing: TouchEasing = .linear, with tool: TouchTool = .finger, force: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        let noPoints = points.isEmpty ? "there are no points to move along" : nil
        PathDrag(points: points, hold: .zero, duration: duration, easing: easing, tool: tool, isForced: force)
            .perform(on: target, unless: noPoints)
    }
}

/// Drags one target onto another: a finger comes down on it, stays, moves to a point where the other can be touched,
/// and is lifted there.
///
/// If the dragged view leaves its window meanwhile, the touch is cancelled, and that is a failure. No time passes by
/// itself afterwards.
///
/// ```swift
/// drag(card, onto: theFirstView(withIdentifier("done")))
/// ```
///
/// - Parameters:
///   - target: what to drag; of a query, the first.
///   - destination: where to; of a query, the first. It must be hittable when the gesture begins.
///   - hold: how long the finger stays before it moves, such as for a drag that begins with a long press.
///   - duration: how long the movement takes.
///   - easing: how the distance is spread over the time.
///   - force: whether to drag without the hittability checks of both targets.
@MainActor
public func drag(
    _ target: any TouchTarget, onto destination: any TouchTarget, hold: Duration = .zero,
    duration: Duration = GestureDefaults.movement, easing: TouchEasing = .linear, force: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        DragOnto(name: "drag", hold: hold, duration: duration, easing: easing, isForced: force)
            .perform(target, onto: destination)
    }
}

/// Drags one target to another, as ``drag(_:onto:hold:duration:easing:force:fileID:filePath:line:column:)`` does.
///
/// A row with a drag delegate is lifted after half a second:
///
/// ```swift
/// dragOn(row, to: list, hold: .milliseconds(600))
/// ```
@MainActor
public func dragOn(
    _ target: any TouchTarget, to destination: any TouchTarget, hold: Duration = .zero,
    duration: Duration = GestureDefaults.movement, easing: TouchEasing = .linear, force: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        DragOnto(name: "dragOn", hold: hold, duration: duration, easing: easing, isForced: force)
            .perform(target, onto: destination)
    }
}

/// A drag from one target to another.
@MainActor
private struct DragOnto {
    let name: String
    let hold: Duration
    let duration: Duration
    let easing: TouchEasing
    let isForced: Bool

    func perform(_ target: any TouchTarget, onto destination: any TouchTarget) {
        var end: TouchAim?
        GestureRunner(name: name, isForced: isForced, promisesEnd: true).perform(
            onFirstOf: target, unless: Gesture.reason(staying: hold) ?? duration.reasonAgainstMoving,
            starts: { aim in
                end = destination.aimOfDestination(for: aim.gesture, force: isForced)
                return end == nil ? nil : [aim.point]
            },
            script: { gesture in
                gesture.stay(for: hold)
                guard let end, let path = TouchPath(gesture.locations + [end.point]) else { return }
                gesture.move(along: path, over: duration, easing: easing)
            })
    }
}

extension TouchTarget {
    /// Where a drag can end on the target; `nil` if it cannot, which has been recorded.
    func aimOfDestination(for gesture: String, force: Bool) -> TouchAim? {
        guard let place = placeToTouch(for: gesture) else { return nil }
        if place.scrolls {
            // Scrolling would move the dragged view away from under the finger.
            TouchFailure(
                misuse: "\(gesture) failed: the destination of a drag cannot be scrolled into view"
                    + " by itself. Call scrollIntoView(_:) first."
            ).record()
            return nil
        }
        switch place.aim(for: gesture, force: force) {
        case .failure(let failure):
            failure.record()
            return nil
        case .success(let found): return found
        }
    }
}
