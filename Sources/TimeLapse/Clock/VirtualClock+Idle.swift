extension VirtualClock {
    package static let framesPerSecond = 60

    /// Whether no one-shot work is scheduled, none of the clock's tasks is ready to run, and no resource is busy that
    /// the test waits for.
    ///
    /// Repeating and endless work, and work due at the end of the clock, do not count.
    public var isIdle: Bool {
        waitingTasks == 0
            && state.withLock { state in
                !state.agenda.holdsOneShots
                    && state.agenda.earliestOneShot().map { $0.offset >= .longest } ?? true
            } && busyResources.isEmpty
    }

    package var hasScheduledWork: Bool { state.withLock { !$0.agenda.isEmpty } }

    /// Scheduled work as text: ready tasks, then one-shot, repeating and endless work in the order in which it fires.
    /// Each with when it is due and where it was scheduled.
    ///
    /// - Complexity: O(*n* log *n*) in the number of scheduled callbacks.
    public var idleReport: String { report(ofTasks: waitingTasks) }

    /// Scheduled work without the tasks, as text.
    var pendingReport: String { report(ofTasks: 0) }

    /// Scheduled work as text, with the tasks that nothing on the clock will resume.
    var waitReport: String { report(ofTasks: waitingTasks, suspended: suspendedTasks) }

    private func report(ofTasks count: Int, suspended: [String] = []) -> String {
        let work = pendingWork
        let lines =
            Self.lines(ofTasks: count)
            + Self.lines("Pending:", work.filter { $0.interval == nil })
            + Self.lines("Repeating:", work.filter { $0.interval != nil })
            + Self.lines("Without end:", endlessWork)
            + Self.lines("Busy:", busyResources)
            + Self.lines("Suspended, and nothing on the clock will resume them:", suspended)
        return lines.isEmpty ? "Nothing is pending." : lines.joined(separator: "\n")
    }

    /// How many callbacks of each kind a report lists before it counts the rest.
    private static let reported = 20

    private static func lines(ofTasks count: Int) -> [String] {
        if count == 0 { return [] }
        let tasks = count == 1 ? "1 task is" : "\(count) tasks are"
        return ["\(tasks) ready to run. They run when time moves: TimeLapse.advance(by: .zero)."]
    }

    private static func lines(_ title: String, _ items: [some CustomStringConvertible]) -> [String] {
        guard !items.isEmpty else { return [] }
        let rest = items.count - reported
        return [title] + items.prefix(reported).map { "  \($0.description)" }
            + (rest > 0 ? ["  … and \(rest) more"] : [])
    }
}
