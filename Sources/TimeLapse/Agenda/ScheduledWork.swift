/// A piece of work on a clock, as the handle that cancels it.
///
/// The handle keeps neither the work nor the clock alive, nor does letting go of it cancel the work. So what
/// the work holds may hold the handle.
public struct ScheduledWork: Sendable {
    // Not a weak reference of its own: making one takes longer than putting the work on a heap.
    private let link: ClockLink
    private let key: WorkTable.Key

    init(clock: VirtualClock, key: WorkTable.Key) {
        link = clock.link
        self.key = key
    }

    /// The clock that the work is on, unless it is gone.
    var clock: VirtualClock? { link.clock }

    /// When the work fires next; `nil` once it has fired for the last time or was cancelled, and for what never
    /// fires.
    public var deadline: VirtualClock.Instant? {
        clock?.state.withLock { $0.agenda.deadline(key) }
    }

    /// Has the work fire in other modes of the run loop.
    package func setModes(_ modes: RunLoopModes) {
        clock?.state.withLock { $0.agenda.setModes(modes, of: key) }
    }

    /// Takes the work off the clock, to be done by the caller; `nil` if it has fired or was cancelled.
    package func take() -> VirtualClock.Action? {
        clock?.state.withLock { $0.agenda.remove(key) }?.action
    }

    /// Takes the work off the clock; does nothing if it has fired for the last time or was cancelled.
    public func cancel() {
        // What the work holds on to is let go outside the lock: freeing it may come back to the clock.
        let removed = clock?.state.withLock { $0.agenda.remove(key) }
        withExtendedLifetime(removed) {}
    }
}
