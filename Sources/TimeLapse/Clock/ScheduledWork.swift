/// A piece of work on a clock, as the handle that cancels it.
///
/// The handle does not keep the work alive, nor does letting go of it cancel the work.
public struct ScheduledWork: Sendable {
    let clock: VirtualClock
    private let key: Agenda.Key

    init(clock: VirtualClock, key: Agenda.Key) {
        self.clock = clock
        self.key = key
    }

    /// When the work fires next; `nil` once it has fired for the last time or was cancelled.
    public var deadline: VirtualClock.Instant? {
        clock.state.withLock { $0.agenda.deadline(key) }
    }

    /// Takes the work off the clock; does nothing if it has fired for the last time or was cancelled.
    public func cancel() {
        // What the work holds on to is let go outside the lock: freeing it may come back to the clock.
        let removed = clock.state.withLock { state in
            let entry = state.agenda.entry(key)
            state.agenda.remove(key)
            return entry
        }
        withExtendedLifetime(removed) {}
    }
}
