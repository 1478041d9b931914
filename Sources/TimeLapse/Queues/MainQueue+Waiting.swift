import Dispatch
import FailureReporting

extension MainQueue {
    /// Runs `work` on the main queue for a thread, which waits for it, in the world that the thread belongs to.
    ///
    /// It is a block of the world's clock like others. If the test ends before time moves, it runs then; so the thread
    /// does not wait for ever.
    static func wait<Result, Failure: Error>(
        for work: () throws(Failure) -> Result, at site: CallSite
    ) throws(Failure) -> Result {
        // The thread waits while the work runs, and reads the outcome after it.
        nonisolated(unsafe) var outcome: Swift.Result<Result, Failure>?
        withoutActuallyEscaping(work) { work in
            run({ outcome = Swift.Result { () throws(Failure) in try work() } }, at: site)
        }
        guard let outcome else { preconditionFailure("A block on the main queue did not run.") }
        return try outcome.get()
    }

    private static func run(_ work: @escaping () -> Void, at site: CallSite) {
        let world = World.receiver(of: "sync block on queue main", at: site)
        if let world, world !== World.processWide, world.clock.status.stage != .closed {
            let signal = Dispatch::DispatchSemaphore(value: 0)
            let hasRun = schedule(Turn(work, signal), on: world.clock, at: site)
            world.clock.noteSent(at: site)
            signal.wait()
            if hasRun.value { return }
        }
        let turn = Turn(work, nil)
        Dispatch::DispatchQueue.main.sync {
            if let world, world !== World.processWide {
                world.whileCurrent { turn.perform() }
            } else {
                turn.perform()
            }
        }
    }

    /// Schedules a turn, which the clock alone retains.
    private static func schedule(_ turn: Turn, on clock: VirtualClock, at site: CallSite) -> Turn.Outcome {
        let origin = WorkOrigin(name: "sync block on queue main", site: site, kind: .object)
        _ = clock.schedule(after: .zero, every: nil, origin) { turn.perform() }
        return turn.outcome
    }

    /// Work that a thread waits for; the thread goes on when it has run, or cannot run any more.
    // Used by one side at a time: by the thread until it waits, then by whoever runs or releases it.
    private final class Turn: @unchecked Sendable {
        final class Outcome: @unchecked Sendable {
            fileprivate(set) var value = false
        }

        let outcome = Outcome()
        private var work: (() -> Void)?
        private var signal: Dispatch::DispatchSemaphore?

        init(_ work: @escaping () -> Void, _ signal: Dispatch::DispatchSemaphore?) {
            (self.work, self.signal) = (work, signal)
        }

        func perform() {
            work?()
            outcome.value = true
            end()
        }

        deinit { end() }

        private func end() {
            // The work is released before the thread goes on, which owns what is in it.
            work = nil
            signal?.signal()
            signal = nil
        }
    }
}
