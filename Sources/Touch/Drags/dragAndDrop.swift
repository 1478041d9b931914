import FailureReporting
import HeadlessUIKit
import TimeLapse

/// Drags items from one target, and drops them on another: a finger presses until the items are lifted, moves to a point
/// where the other target can be touched, and is lifted there.
///
/// The first target is a view with a drag interaction, a row of a table or collection view with a drag delegate, or a
/// view inside of one of these. What the finger passes over is told, as on a device.
///
/// It fails if nothing is lifted, and if nothing takes the drop; the failure says which delegate or property is the
/// reason. Time passes afterwards as after a tap, so that dropped items are loaded and animations are over.
///
/// ```swift
/// dragAndDrop(theFirstView(withLabel("Milk")), to: theFirstView(withIdentifier("basket")))
/// ```
///
/// - Parameters:
///   - target: what to drag; of a query, the first.
///   - destination: where to drop it; of a query, the first. It must be hittable when the gesture begins.
///   - hold: how long the finger presses before it moves; items are lifted after half a second.
///   - duration: how long the movement takes.
///   - rest: how long the finger stays over the destination, such as for a spring-loaded view.
///   - lapse: how much time passes after the drop; by default as the test's trait says, or else ``Lapse/standard``.
///   - force: whether to drag without the hittability checks of both targets.
@MainActor
public func dragAndDrop(
    _ target: any TouchTarget, to destination: any TouchTarget, hold: Duration = GestureDefaults.lift,
    duration: Duration = GestureDefaults.movement, rest: Duration = .zero, lapse: Lapse = .automatic,
    force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        let report = DragReport()
        let drags = UIApplication.shared.drags
        let outer = drags.report
        drags.report = report
        defer { drags.report = outer }
        var (start, end): (UIView?, TouchAim?)
        var isDone = false
        GestureRunner(name: "dragAndDrop", isForced: force, promisesEnd: true).perform(
            onFirstOf: target,
            unless: Gesture.reason(staying: hold) ?? Gesture.reason(staying: rest)
                ?? duration.reasonAgainstMoving,
            starts: { aim in
                end = destination.aimOfDestination(for: aim.gesture, force: force)
                guard end != nil else { return nil }
                start = aim.view ?? UIApplication.shared.hitTest(aim.point, with: nil)?.view
                return [aim.point]
            },
            script: { gesture in
                gesture.stay(for: hold)
                guard let end, let path = TouchPath(gesture.locations + [end.point]) else { return }
                gesture.move(along: path, over: duration)
                gesture.stay(for: rest)
                isDone = !gesture.isCutShort
                UIApplication.shared.clock.lapse(lapse) { gesture.lift() }
            })
        // That it was cut short has been recorded.
        guard isDone, let start, let end else { return }
        DragOutcome(report: report, source: start, destination: end, hold: hold).failure?.record()
    }
}
