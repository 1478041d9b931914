import Synchronization

/// Everything of a test that changes and is not in a view: its time with its tasks, its notifications, its process, and
/// what the modules above hang on it.
///
/// One is current at a time, by one task-local. A task that was detached has none of its own: it finds the world whose
/// line of tasks its jobs run in. What belongs to no world shares the process's.
package final class World: Sendable {
    /// The world's time, and the line of its tasks.
    package let clock: VirtualClock
    /// What `NotificationCenter.default` is in the world.
    package let notificationCenter: TimeLapse::NotificationCenter
    /// What `ProcessInfo` and `UserDefaults` ask in the world.
    package let process: ProcessWorld

    private struct Parts: Sendable {
        /// What modules above hang on the world, by type.
        var made: [ObjectIdentifier: any WorldPart] = [:]
        /// The application, which holds the world.
        weak var owner: (any AnyObject & Sendable)?
    }

    private let parts = Mutex(Parts())

    /// Makes a world; what is not given is new.
    package init(
        clock: VirtualClock = VirtualClock(),
        notificationCenter: TimeLapse::NotificationCenter = TimeLapse::NotificationCenter(),
        process: ProcessWorld = ProcessWorld()
    ) {
        self.clock = clock
        self.notificationCenter = notificationCenter
        self.process = process
        clock.link.connect(self)
    }

    /// The world of code that has none of its own.
    package static let processWide = World()

    // MARK: What hangs on it

    /// The application of the world, unless it has none; the world does not keep it alive.
    package var owner: (any AnyObject & Sendable)? {
        get { parts.withLock { $0.owner } }
        set { parts.withLock { $0.owner = newValue } }
    }

    /// The world's part of a type; made when it is first asked for.
    @MainActor
    package func part<Part: WorldPart>(_ type: Part.Type) -> Part {
        if let part = existingPart(type) { return part }
        let part = Part()
        parts.withLock { $0.made[ObjectIdentifier(type)] = part }
        return part
    }

    /// The world's part of a type, if it has been asked for before.
    @MainActor
    package func existingPart<Part: WorldPart>(_ type: Part.Type) -> Part? {
        parts.withLock { $0.made[ObjectIdentifier(type)] } as? Part
    }
}
