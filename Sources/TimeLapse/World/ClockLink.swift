import Synchronization

/// A weak reference to a clock, shared by all handles of its work.
final class ClockLink: Sendable {
    private struct WeakWorld: Sendable {
        weak var world: World?
    }

    // Written once, by the clock's initializer, before either is shared; a weak reference can be read from any thread.
    nonisolated(unsafe) private(set) weak var clock: VirtualClock?

    private let link = Mutex(WeakWorld())

    /// The world of the clock; `nil` if it has none.
    var world: World? { link.withLock { $0.world } }

    /// Sets the clock; called once, by the clock's initializer.
    func connect(_ clock: VirtualClock) {
        self.clock = clock
    }

    /// Sets the clock's world; the first one stays for as long as it exists.
    func connect(_ world: World) {
        link.withLock { link in
            if link.world == nil { link.world = world }
        }
    }
}
