import Synchronization

/// A weak reference to a clock, shared by all handles of its work.
final class ClockLink: Sendable {
    private struct WeakWorld: Sendable {
        var world = WeakReference<World>()
    }

    // Written once, by the clock's initializer, before either is shared; a weak reference can be read from
    // any thread.
    nonisolated(unsafe) private(set) var clockReference = WeakReference<VirtualClock>()

    var clock: VirtualClock? { clockReference.object }

    private let link = Mutex(WeakWorld())

    var world: World? { link.withLock { $0.world }.object }

    func connect(_ clock: VirtualClock) {
        clockReference = WeakReference(clock)
    }

    /// Sets the clock's world; the first one stays for as long as it exists.
    func connect(_ world: World) {
        link.withLock { link in
            if link.world.object == nil { link.world = WeakReference(world) }
        }
    }
}
