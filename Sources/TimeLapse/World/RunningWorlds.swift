import Synchronization

/// The worlds of the tests that run in this process, for code that none of them runs: on threads, in callbacks of the
/// system, in tasks that a thread begins.
package enum RunningWorlds {
    /// A world whose test runs, with the test's name.
    private struct Entry: Sendable {
        let world: WeakReference<World>
        let name: String
    }

    private static let entries = Mutex<[Entry]>([])
    private static let count = Atomic(0)

    /// Whether any test has a world of its own now; without a lock, for it is asked often.
    static var isAny: Bool { count.load(ordering: .relaxed) > 0 }

    /// The world of the only running test; `nil` if there is none, or several.
    static var only: World? {
        entries.withLock { $0.count == 1 ? $0[0].world.object : nil }
    }

    /// The names of the tests that run, in the order in which they began.
    static var names: [String] { entries.withLock { $0.map(\.name) } }

    /// Notes that the test of a world begins; ``end(_:)`` must follow.
    package static func begin(_ world: World, named name: String) {
        // Tasks that a thread begins are the world's, too.
        _ = ConcurrencyRuntime.isHooked
        entries.withLock { entries in
            entries.append(Entry(world: WeakReference(world), name: name))
            count.store(entries.count, ordering: .relaxed)
        }
    }

    /// Notes that the test of a world is over: from now on, nothing is sent to it that is not known to be its own.
    package static func end(_ world: World) {
        entries.withLock { entries in
            entries.removeAll { $0.world.refers(to: world) }
            count.store(entries.count, ordering: .relaxed)
        }
    }
}
