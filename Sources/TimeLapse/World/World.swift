import FailureReporting
import Synchronization

/// The mutable state of a test outside of its views: clock and tasks, notifications, process, and parts of modules
/// above.
///
/// One is current at a time, by one task-local. A detached task has no task-locals: it finds the world whose queue runs
/// its jobs. Code outside of any world shares the process's.
package final class World: Sendable {
    package let clock: VirtualClock
    package let notificationCenter: TimeLapse::NotificationCenter
    /// The state behind `ProcessInfo` and `UserDefaults` in the world.
    package let process: ProcessWorld

    /// The application, which retains the world; it is sendable.
    private struct Owner: Sendable {
        nonisolated(unsafe) var reference = WeakReference<AnyObject>()
    }

    private let ownerStore = Mutex(Owner())
    /// The parts that modules above added, each with its type: they are few, and asked for at every turn.
    @MainActor private var made: [(type: ObjectIdentifier, part: any WorldPart)] = []
    /// What its code has subscribed to, and has neither ended nor cancelled.
    package let subscriptions = LiveSubscriptions()
    let outsideWork = OutsideWork()
    /// What the test has called, and who is told of it.
    package let calls: CallLog
    /// The parts that are used on any thread, as ``made``.
    private let shared = Mutex<[(type: ObjectIdentifier, part: any SharedWorldPart)]>([])

    /// Whether the test has made a call, so that what happens now can be told as after it.
    package var hasHadCalls: Bool { calls.callCount > 0 }

    /// What observes the test, such as the recorder of a trace; `nil` if nothing does.
    package var observer: (any TestObserver)? { calls.observer }

    /// Makes a world, with new parts for those that are not given.
    package init(
        clock: VirtualClock = VirtualClock(),
        notificationCenter: TimeLapse::NotificationCenter = TimeLapse::NotificationCenter(),
        process: ProcessWorld = ProcessWorld(), calls: CallLog = CallLog()
    ) {
        self.clock = clock
        self.notificationCenter = notificationCenter
        self.process = process
        self.calls = calls
        clock.link.connect(self)
    }

    /// The process's world, for code outside of any other.
    package static let processWide = World(calls: .outside)

    // MARK: What hangs on it

    /// The application of the world, held weakly; `nil` if it has none.
    package var owner: (any AnyObject & Sendable)? {
        get {
            // Only sendable objects are set.
            ownerStore.withLock { $0.reference }.object.map {
                unsafeBitCast($0, to: (any AnyObject & Sendable).self)
            }
        }
        set { setOwner(WeakReference(newValue)) }
    }

    /// Sets the application of the world by a reference that there is already.
    func setOwner(_ reference: WeakReference<some AnyObject & Sendable>) {
        let reference = reference.ofAnyObject
        ownerStore.withLock { $0.reference = reference }
    }

    @MainActor
    package func part<Part: WorldPart>(_ type: Part.Type) -> Part {
        if let part = existingPart(type) { return part }
        let part = Part()
        made.append((ObjectIdentifier(type), part))
        return part
    }

    /// The world's part of a type, which is made on the first call; on any thread.
    package func sharedPart<Part: SharedWorldPart>(_ type: Part.Type) -> Part {
        let wanted = ObjectIdentifier(type)
        return shared.withLock { parts in
            // A part is kept with the type that made it.
            for entry in parts where entry.type == wanted { return unsafeDowncast(entry.part, to: type) }
            let part = Part(in: self)
            parts.append((wanted, part))
            return part
        }
    }

    @MainActor
    package func existingPart<Part: WorldPart>(_ type: Part.Type) -> Part? {
        let wanted = ObjectIdentifier(type)
        // A part is kept with the type that made it.
        for entry in made where entry.type == wanted { return unsafeDowncast(entry.part, to: type) }
        return nil
    }
}
