import Dispatch
import FailureReporting

/// What was done for a test that waits in vain.
struct TestRescue: Sendable {
    /// How often tasks were woken that the test waited for.
    var wakings = 0
    /// Whether a wait in real time is under way.
    var isWaiting = false
    /// Whether it was said that nothing resumes the test.
    var isReported = false
    /// The instant at which the clock began to move by itself.
    var start: VirtualClock.Instant?
    /// How many instants it has moved to.
    var instants = 0
}

// A test that waits for a continuation: a callback of the clock may resume it, or a thread. A thread has some
// real time to do so, for time on the clock passes without a need otherwise. Then the clock moves.
@MainActor
extension VirtualClock {
    /// To how many instants the clock moves by itself in one test.
    private static let mostInstants = 10_000
    /// How often the wait looks whether something has arrived, in seconds of real time.
    private static let slice = 0.01
    /// After how many seconds of real time a wait is told that nothing on the clock ends.
    private static let longWait = 5.0

    /// Sees to it that a test that waits for a continuation of others resumes, or that it is said why it does not.
    func helpTest(_ queue: TaskQueue) {
        guard status.stage == .open, let world else { return }
        let begins = state.withLock { state in
            guard !state.rescue.isWaiting, state.rescue.instants <= Self.mostInstants else { return false }
            state.rescue.isWaiting = true
            return true
        }
        guard begins else { return }
        let hope =
            world.outsideWork.isHopeful && !world.outsideWork.isOfClockAlone
            ? OutsideHope.ofBlocked(world) : nil
        wait(queue, world, hope, from: RealClock.seconds, after: queue.finishedJobs)
    }

    private func wait(
        _ queue: TaskQueue, _ world: World, _ hope: OutsideHope?, from start: Double, after jobs: Int
    ) {
        let passed = RealClock.seconds - start
        let isOver = hope.map { $0.seconds <= passed || $0.ends && world.outsideWork.running.isEmpty } ?? true
        if !queue.isAbandoned || isFiring || queue.finishedJobs != jobs || status.stage != .open {
            state.withLock { $0.rescue.isWaiting = false }
        } else if isOver, hasScheduledWork {
            move(queue, world, for: hope, passed)
        } else if passed >= Self.longWait {
            let isReported = state.withLock { state in
                state.rescue.isWaiting = false
                defer { state.rescue.isReported = true }
                return state.rescue.isReported
            }
            world.outsideWork.giveUp()
            if !isReported {
                world.whileCurrent { OutsideFailure.nothingResumes(seconds: passed).recordWarning() }
            }
        } else {
            Dispatch::DispatchQueue.main.asyncAfter(deadline: .now() + Self.slice) { [weak self] in
                MainActor.assumeIsolated { self?.wait(queue, world, hope, from: start, after: jobs) }
            }
        }
    }

    /// Moves the clock to its next instant; when the line is forsaken again, it is asked again.
    private func move(_ queue: TaskQueue, _ world: World, for hope: OutsideHope?, _ seconds: Double) {
        let (start, goesOn) = state.withLock { state in
            state.rescue.isWaiting = false
            state.rescue.start = state.rescue.start ?? state.now
            state.rescue.instants += 1
            return (state.rescue.start ?? state.now, state.rescue.instants <= Self.mostInstants)
        }
        world.whileCurrent {
            guard goesOn else {
                return OutsideFailure.clockResumesNothing(from: start, to: now, pending: pendingReport)
                    .record()
            }
            let (now, next, count) = state.withLock {
                ($0.now, $0.agenda.earliest() ?? $0.now, $0.firedCount)
            }
            if let hope {
                world.outsideWork.giveUp()
                let wait = now.duration(to: next)
                RunningWorlds.reportWarning(
                    OutsideFailure.waitedBeforeMoving(seconds: seconds, work: hope.work, next: wait),
                    of: world)
            }
            let site = CallSite.current ?? CallSite(#fileID, #filePath, #line, #column)
            Task { @MainActor in await run(.toNext(after: count, at: site)) }
        }
    }
}
