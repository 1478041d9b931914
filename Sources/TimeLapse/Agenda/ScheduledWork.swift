/// A handle to work scheduled on a clock, which can cancel it.
///
/// The handle keeps neither the work nor the clock alive, and releasing it does not cancel the work. So an object that
/// the work retains may retain the handle.
public struct ScheduledWork: Sendable {
    // Not a weak reference to the clock: making one takes longer than adding the work to a heap.
    private let link: ClockLink
    private let key: WorkTable.Key

    init(clock: VirtualClock, key: WorkTable.Key) {
        link = clock.link
        self.key = key
    }

    /// The clock that the work is on, unless it is gone.
    var clock: VirtualClock? { link.clock }

    /// When the work fires next; `nil` once it has fired for the last time or was cancelled, and for work that never
    /// fires.
    public var deadline: VirtualClock.Instant? {
        clock?.state.withLock { $0.agenda.deadline(key) }
    }

    package func setModes(_ modes: RunLoopModes) {
        clock?.state.withLock { $0.agenda.setModes(modes, of: key) }
    }

    /// Cancels the work and returns its action for the caller to run; `nil` if it has fired or was cancelled.
    package func take() -> VirtualClock.Action? {
        clock?.state.withLock { $0.agenda.remove(key) }?.action
    }

    /// Cancels the work; does nothing if it has fired for the last time or was cancelled already.
    public func cancel() {
        // Objects that the work retains are released outside the lock: their deinitializers may call the
        // clock.
        let removed = clock?.state.withLock { $0.agenda.remove(key) }
        withExtendedLifetime(removed) {}
    }
}
