import Dispatch
import FailureReporting
import Synchronization

/// The timer that ``DispatchSource`` makes.
final class TimerSource: DispatchSourceTimer {
    private struct State {
        /// How many calls of `resume()` are needed before it fires.
        var suspensions = 1
        var isCancelled = false
        /// When it fires next, as far as nothing is scheduled.
        var next: VirtualClock.Instant?
        var interval: Duration?
        /// What fires next, and then at the interval.
        var work: [ScheduledWork] = []
        var event: DispatchQueue.Block?
        var cancellation: DispatchQueue.Block?

        mutating func takeWork() -> [ScheduledWork] {
            defer { work = [] }
            return work
        }
    }

    private let state = Mutex(State())
    private let queue: DispatchQueue
    private let site: CallSite

    init(on queue: DispatchQueue, at site: CallSite) {
        (self.queue, self.site) = (queue, site)
    }

    deinit {
        let (work, isSuspended) = state.withLock { ($0.work, $0.suspensions > 0) }
        for work in work { work.cancel() }
        if isSuspended { QueueFailure.suspendedSourceReleased.record(at: site) }
    }

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    // MARK: Handlers

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchQueue.Block?) {
        // The old one is released outside the lock: deinitializers may call the source.
        _ = state.withLock { state in
            defer { state.event = handler }
            return state.event
        }
    }

    func setEventHandler(handler: DispatchWorkItem) {
        setEventHandler { handler.perform() }
    }

    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchQueue.Block?) {
        _ = state.withLock { state in
            defer { state.cancellation = handler }
            return state.cancellation
        }
    }

    func setCancelHandler(handler: DispatchWorkItem) {
        setCancelHandler { handler.perform() }
    }

    // MARK: Firing

    func schedule(at deadline: DispatchTime, every interval: Duration?) {
        let former = state.withLock { state in
            state.next = deadline == .distantFuture ? nil : VirtualClock.Instant(offset: deadline.offset)
            state.interval = interval
            return state.takeWork()
        }
        for work in former { work.cancel() }
        begin()
    }

    func activate() {
        if state.withLock({ $0.suspensions == 1 && $0.work.isEmpty }) { resume() }
    }

    func resume() {
        let isTooMuch = state.withLock { state in
            if state.suspensions == 0 { return true }
            state.suspensions -= 1
            return false
        }
        if isTooMuch { return QueueFailure.sourceResumedTooOften.record(at: CallSite.current ?? site) }
        begin()
    }

    func suspend() {
        let former = state.withLock { state in
            state.suspensions += 1
            state.next = state.work.compactMap(\.deadline).min() ?? state.next
            return state.takeWork()
        }
        for work in former { work.cancel() }
    }

    func cancel() {
        // The handler is released outside the lock, too.
        let (former, _) = state.withLock { state in
            defer { (state.isCancelled, state.next, state.event) = (true, nil, nil) }
            return (state.takeWork(), state.event)
        }
        for work in former { work.cancel() }
        begin()
    }

    /// Schedules what is due, if the source is not held back: the event, or what follows its end.
    private func begin() {
        let ending = state.withLock { state in
            guard state.suspensions == 0, state.isCancelled else { return DispatchQueue.Block?.none }
            defer { state.cancellation = nil }
            return state.cancellation
        }
        if let ending { _ = queue.add(ending, after: .zero, at: site) }
        let clock = VirtualClock.receiving("timer source", at: site)
        state.withLock { state in
            guard state.suspensions == 0, !state.isCancelled, state.work.isEmpty, let next = state.next else {
                return
            }
            state.next = nil
            state.work = plan(from: next, every: state.interval, on: clock).map { due, interval in
                let origin = WorkOrigin(
                    name: "timer source", site: site, kind: .object, isElsewhere: !queue.isMain)
                return clock.schedule(at: due, every: interval, origin) { [weak self] in self?.fire() }
            }
        }
        clock.noteSent(at: site)
    }

    /// When to fire: what was missed is one event now, and those that repeat keep their times.
    private func plan(
        from next: VirtualClock.Instant, every interval: Duration?, on clock: VirtualClock
    ) -> [(due: VirtualClock.Instant, interval: Duration?)] {
        let now = clock.now
        guard next < now, let interval else { return [(next, interval)] }
        let periods = next.duration(to: now).attoseconds / interval.attoseconds + 1
        let following = next.advanced(by: Duration(attoseconds: periods * interval.attoseconds))
        return [(now, nil), (following, interval)]
    }

    @MainActor
    private func fire() {
        if VirtualClock.isLettingGo { return cancel() }
        guard let event = state.withLock({ $0.isCancelled ? nil : $0.event }) else { return }
        queue.perform(event)
    }
}
