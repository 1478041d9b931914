import TimeLapse

/// The changes between `UIView.beginAnimations` and `commitAnimations`, which animate from the commit on.
@MainActor
final class BegunAnimation: AnimationOfViews {
    private struct Change {
        weak var view: UIView?
        let property: AnimatedProperty
        let old: AnimatedValue
        var new: AnimatedValue
    }

    var duration = UIView.animationTime(0.2, nil)
    var delay = Duration.zero
    var curve = UIView.AnimationCurve.easeInOut
    var repetition = AnimationRepetition.once
    var beginsFromCurrentState = false
    private var changes: [Change] = []

    func animate(
        _ property: AnimatedProperty, of view: UIView, from old: AnimatedValue, to new: AnimatedValue,
        in scope: AnimationScope
    ) {
        if let index = changes.firstIndex(where: { $0.view === view && $0.property === property }) {
            changes[index].new = new
        } else {
            changes.append(Change(view: view, property: property, old: old, new: new))
        }
    }

    func progress(of part: AnimationPart) -> Double? { nil }
    var isMoving: Bool { false }
    var isEndless: Bool { repetition.count == .infinity && duration > .zero }
    func timeDidChange(of view: UIView) {}
    var end: VirtualClock.Instant? { nil }
    func wasRemoved(_ animation: ViewAnimation) {}

    func run() {
        let application = UIApplication.shared
        guard application.runs(self) else { return }
        let clock = application.clock
        let plan = AnimationRun.Plan(
            duration: duration, curve: curve.motion, repetition: repetition,
            beginsFromCurrentState: beginsFromCurrentState)
        let run = AnimationRun(plan, after: delay, from: clock.now, on: clock, site: nil)
        let scope = AnimationScope(run, begin: run.begin, duration: duration)
        for change in changes {
            guard let view = change.view else { continue }
            run.animate(change.property, of: view, from: change.old, to: change.new, in: scope)
        }
        run.start(in: application, completion: nil)
    }
}
