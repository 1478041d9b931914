import FailureReporting
import Synchronization

/// A task that sleeps on a clock until its deadline or its cancellation.
final class Sleeper: Sendable {
    /// The error that wakes a task early in a deadlocked test.
    struct Disturbance: Error {
        let failure: ClockFailure
    }

    let taskID = TaskHandle.currentID
    let deadline: VirtualClock.Instant
    /// Whether the task has the world bound, so that a failure it records reaches the test.
    let knowsTest = World.bound != nil
    private let name = Task<Never, Never>.name
    private let site: CallSite?

    init(until deadline: VirtualClock.Instant, site: CallSite?) {
        self.deadline = deadline
        self.site = site
    }

    /// Such as `task "loader" sleeps until 2 s, at LoginModel.swift:31`.
    var description: String {
        let task = name.map { "task \(String(reflecting: $0))" } ?? "an unnamed task"
        return "\(task) sleeps until \(deadline)" + (site.map { ", at \($0)" } ?? "")
    }

    private enum Phase {
        case awake
        case asleep(UnsafeContinuation<Void, any Error>, ScheduledWork?)
        case over
    }

    private let phase = Mutex(Phase.awake)

    /// Whether the task has been woken, or cancelled.
    var isOver: Bool {
        phase.withLock { phase in
            if case .over = phase { true } else { false }
        }
    }

    /// Begins to sleep; if the task was cancelled before, it resumes with an error instead.
    func begin(_ continuation: UnsafeContinuation<Void, any Error>) -> Bool {
        let isAsleep = phase.withLock { phase in
            guard case .awake = phase else { return false }
            phase = .asleep(continuation, nil)
            return true
        }
        if !isAsleep { continuation.resume(throwing: CancellationError()) }
        return isAsleep
    }

    /// Stores the work that will wake the task, to cancel it with the sleep.
    func attach(_ work: ScheduledWork) {
        let isAsleep = phase.withLock { phase in
            guard case .asleep(let continuation, _) = phase else { return false }
            phase = .asleep(continuation, work)
            return true
        }
        // Woken or cancelled on another thread, between falling asleep and here.
        if !isAsleep { work.cancel() }
    }

    /// Wakes the task, unless it was woken already.
    func end(isCancelled: Bool) {
        end(isCancelled ? CancellationError() : nil)
    }

    /// Wakes the task, with an error if one is given, unless it was woken already.
    func end(_ error: (any Error)?) {
        let former = phase.withLock { phase in
            defer { phase = .over }
            return phase
        }
        guard case .asleep(let continuation, let work) = former else { return }
        if let error {
            work?.cancel()
            continuation.resume(throwing: error)
        } else {
            continuation.resume()
        }
    }
}

extension Sleeper {
    /// The clock's reference to a sleeper: if it is released without having fired, the task wakes with an error.
    final class Alarm: Sendable {
        private let sleeper: Sleeper

        init(_ sleeper: Sleeper) {
            self.sleeper = sleeper
        }

        deinit {
            sleeper.end(isCancelled: true)
        }

        func ring() {
            sleeper.end(isCancelled: false)
        }
    }
}
