import FailureReporting
import Synchronization

/// Waits of the code that runs on the main queue's thread, for work elsewhere.
///
/// On a device a wait there blocks the main queue alone: other queues, tasks and threads go on. Here their blocks run on
/// the same thread, inside of the wait.
@MainActor
enum BlockedMain {
    // Whether the code that runs is on the main queue's thread only here, such as a block of a global queue.
    // Written on that thread alone.
    private nonisolated static let isElsewhere = Atomic(false)

    /// Whether a device would run the code that runs on the main queue's thread elsewhere.
    nonisolated static var isRunningElsewhere: Bool { isElsewhere.load(ordering: .relaxed) }

    /// Runs `body` as code that a device runs on the main queue, or elsewhere.
    nonisolated static func whileElsewhere(_ isElsewhere: Bool, _ body: () -> Void) {
        let former = Self.isElsewhere.exchange(isElsewhere, ordering: .relaxed)
        body()
        Self.isElsewhere.store(former, ordering: .relaxed)
    }

    /// Runs a block as code that a device runs on the main queue, or elsewhere.
    static func whileElsewhere(_ isElsewhere: Bool, _ block: DispatchQueue.Block) {
        let former = Self.isElsewhere.exchange(isElsewhere, ordering: .relaxed)
        block()
        Self.isElsewhere.store(former, ordering: .relaxed)
    }

    /// How far time moves at most while a block of another queue waits for the main queue, without a time-out.
    private static let horizon = Duration.seconds(60)

    /// Waits until `isDone` returns `true`, at most as long as `timeout` in virtual time; returns whether it did.
    static func wait(
        for call: String, _ timeout: Duration?, at site: CallSite?, until isDone: () -> Bool
    ) -> Bool {
        // Asked no more once it was true: it may take what it waits for, such as a semaphore's count.
        var wasDone = false
        func isOver() -> Bool {
            if !wasDone { wasDone = isDone() }
            return wasDone
        }
        if isOver() { return true }
        let line = site ?? ownLine
        let clock = VirtualClock.current
        let end = timeout.map { clock.now.advanced(by: $0) }
        let hasEnded =
            isElsewhere.load(ordering: .relaxed)
            ? withoutActuallyEscaping(isOver) { clock.watch(until: $0, within: timeout ?? horizon, at: line) }
                ?? false
            : runElsewhere(on: clock, by: end, until: isOver)
        if hasEnded { return true }
        let hope = OutsideHope.ofBlocked(World.current)
        let seconds = timeout.map(\.inSeconds) ?? .infinity
        let hasArrived = clock.waitOutside(
            until: isOver, for: hope, atMost: seconds, at: site, call: call, isReported: false
        ) { _ = runElsewhere(on: clock, by: end, until: { false }) }
        if hasArrived { return true }
        if let end {
            clock.sleepThrough(to: end)
        } else {
            OutsideFailure.mainQueueWaitsForEver(
                call: call, passed: "waited in real time for \(hope.work.joined(separator: "; "))",
                pending: clock.idleReport
            ).record(at: site)
        }
        return false
    }

    /// Passes time as a thread that sleeps does: on the main queue what is due is late, elsewhere it happens in time.
    static func sleep(_ duration: Duration, at site: CallSite) {
        let clock = VirtualClock.current
        guard !isElsewhere.load(ordering: .relaxed) else {
            clock.move(.by(duration), at: site)
            return
        }
        let end = clock.now.advanced(by: duration)
        _ = runElsewhere(on: clock, by: end, until: { false })
        clock.sleepThrough(to: end)
    }

    /// Stands for the line of a call that has no parameter for it.
    private static var ownLine: CallSite { CallSite(#fileID, #filePath, #line, #column) }

    /// Runs what other queues and actors have to do by `end`, until `isDone`; time passes, and what is due on the main
    /// queue meanwhile is late.
    private static func runElsewhere(
        on clock: VirtualClock, by end: VirtualClock.Instant?, until isDone: () -> Bool
    ) -> Bool {
        var steps = 0
        while steps < clock.runawayLimit {
            steps += 1
            WaitingOperations.proceed()
            if clock.existingTaskQueue?.runNextElsewhere() != true, !clock.runNextElsewhere(by: end) {
                return false
            }
            if isDone() { return true }
        }
        return false
    }
}

extension VirtualClock {
    /// Runs the first work by `end` that a device runs elsewhere than on the main queue; returns whether there was any.
    @MainActor
    fileprivate func runNextElsewhere(by end: Instant?) -> Bool {
        let next = state.withLock { state -> Action? in
            guard let next = state.agenda.takeElsewhere(by: end) else { return nil }
            state.now = max(state.now, next.deadline)
            state.firedCount += 1
            return next.action
        }
        next?()
        return next != nil
    }

    /// Moves time on without anything that happens, as for a main queue that is blocked: what is due is late.
    func sleepThrough(to end: Instant) {
        state.withLock { $0.now = max($0.now, end) }
    }
}
