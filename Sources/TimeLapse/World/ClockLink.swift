import Synchronization

/// What handles of work find their clock by, without keeping it alive: one for each clock.
final class ClockLink: Sendable {
    private struct WeakWorld: Sendable {
        weak var world: World?
    }

    // Written once, while the clock is being made, when nobody else knows either; a weak reference can be read from
    // anywhere.
    nonisolated(unsafe) private(set) weak var clock: VirtualClock?

    private let link = Mutex(WeakWorld())

    /// The world that the clock is a part of, unless it is in none.
    var world: World? { link.withLock { $0.world } }

    /// Says which clock it leads to; to be called once, by the clock's initializer.
    func connect(_ clock: VirtualClock) {
        self.clock = clock
    }

    /// Says which world the clock is a part of: the first one that was made for it, as long as there is that.
    func connect(_ world: World) {
        link.withLock { link in
            if link.world == nil { link.world = world }
        }
    }
}
