import FailureReporting
import Synchronization

/// A task that sleeps on a clock, until it is woken or cancelled, whichever comes first.
final class Sleeper: Sendable {
    /// Why a task wakes before its time.
    struct Disturbance: Error {
        /// What is to be recorded by the task.
        let failure: ClockFailure
    }

    /// The number of the task; `nil` outside of tasks.
    let taskID = TaskHandle.currentID
    let deadline: VirtualClock.Instant
    /// Whether the task knows the world, and so the test to which a failure belongs.
    let knowsTest = World.bound != nil
    private let name = Task<Never, Never>.name
    private let site: CallSite?

    init(until deadline: VirtualClock.Instant, site: CallSite?) {
        self.deadline = deadline
        self.site = site
    }

    /// Such as `task "loader" sleeps until 2 s, at LoginModel.swift:31`.
    var description: String {
        let task = name.map { "task \(String(reflecting: $0))" } ?? "a task without a name"
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

    /// Falls asleep; if it was cancelled before, the task goes on with an error instead.
    func begin(_ continuation: UnsafeContinuation<Void, any Error>) -> Bool {
        let isAsleep = phase.withLock { phase in
            guard case .awake = phase else { return false }
            phase = .asleep(continuation, nil)
            return true
        }
        if !isAsleep { continuation.resume(throwing: CancellationError()) }
        return isAsleep
    }

    /// Takes the work that will wake it, to take it off the clock if it is cancelled.
    func attach(_ work: ScheduledWork) {
        let isAsleep = phase.withLock { phase in
            guard case .asleep(let continuation, _) = phase else { return false }
            phase = .asleep(continuation, work)
            return true
        }
        // Woken or cancelled on another thread, between falling asleep and here.
        if !isAsleep { work.cancel() }
    }

    /// Wakes the task, unless it is over already.
    func end(isCancelled: Bool) {
        end(isCancelled ? CancellationError() : nil)
    }

    /// Wakes the task with an error, or with none, unless it is over already.
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
    /// What the clock holds of a sleeper: if it is let go without having rung, the task must not sleep for ever.
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
