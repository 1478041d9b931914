import FailureReporting
import HeadlessUIKit
import TimeLapse

/// What is still to come: tasks that are ready to run, and timers, sleeping tasks, blocks and animations of the
/// application that have yet to fire.
@MainActor
package struct PendingCallbacks {
    private static let shownCallbacks = 3

    private let clock: VirtualClock
    private let work: [PendingWork]
    /// How many tasks run as soon as time moves.
    private let readyTasks: Int

    package init(of application: UIApplication = .shared) {
        clock = application.clock
        // What the framework schedules for itself, such as a gesture's time-out, brings no views.
        let own = clock.pendingWork.filter { $0.site != nil && !$0.isOfFramework }
        work = own.filter { $0.interval == nil } + own.filter { $0.interval != nil }
        readyTasks = clock.waitingTasks
    }

    /// Whether all of it repeats, such as a clock's timer.
    package var isOnlyRepeating: Bool { readyTasks == 0 && work.allSatisfy { $0.interval != nil } }

    /// What is pending, the one that fires first; `nil` if nothing is.
    package var list: String? {
        guard readyTasks > 0 || !work.isEmpty else { return nil }
        var items = readyTasks == 0 ? [] : ["\(readyTasks.counted("task")) ready to run when time moves"]
        items += work.prefix(Self.shownCallbacks).map(\.description)
        let more = work.count - Self.shownCallbacks
        if more > 0 { items.append("and \(more) more") }
        return "Pending: \(items.joined(separator: "; "))."
    }

    /// What is pending, and how to wait for it unless all of it repeats; what it brings only time can tell, so that this
    /// is no cure.
    var finding: Finding? {
        let waiting = isOnlyRepeating ? nil : code.map { "To wait for it: \($0)" }
        return list.map { Finding(lines: [$0] + [waiting].compactMap { $0 }) } ?? nil
    }

    /// How long it takes until all of it that happens once has happened.
    package var duration: Duration { clock.now.duration(to: lastDeadline) }

    private var lastDeadline: VirtualClock.Instant {
        let once = work.filter { $0.interval == nil }
        return (once.isEmpty ? work : once).map(\.deadline).max() ?? clock.now
    }

    /// The call that lets what is pending happen.
    private var code: String? {
        let once = work.filter { $0.interval == nil }
        if once.count + min(readyTasks, 1) > 1 { return "\(RunningLine.awaiting)TimeLapse.runUntilIdle()" }
        let duration = readyTasks > 0 ? .zero : duration
        return duration.code.map { "\(RunningLine.awaiting)TimeLapse.advance(by: \($0))" }
    }
}

extension Duration {
    /// The duration as source code, such as `.seconds(2)`; rounded up to whole milliseconds below a minute.
    fileprivate var code: String? {
        let seconds = inSeconds
        guard seconds >= 0, seconds < 1e9 else { return nil }
        if seconds == seconds.rounded() { return seconds == 0 ? ".zero" : ".seconds(\(Int(seconds)))" }
        return ".milliseconds(\(Int((seconds * 1000).rounded(.up))))"
    }
}
