import Dispatch
import FailureReporting

extension VirtualClock {
    /// Notes that the code that runs has added work; if that is a thread's, those who wait for it look at it, and
    /// it runs
    /// soon if the test waits for something else.
    package func noteSent(at site: CallSite?) {
        guard RunningWorlds.isAny, !MainQueue.isCurrent, let world, world !== World.processWide else {
            return
        }
        world.outsideWork.noteArrival()
        Dispatch::DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.runArrivals(at: site) }
        }
    }

    /// Runs what is due now, unless the test is running, or the clock.
    @MainActor
    private func runArrivals(at site: CallSite?) {
        let site = site ?? CallSite(#fileID, #filePath, #line, #column)
        guard status.stage == .open, !isFiring, existingTaskQueue?.isAbandoned ?? true, let world else {
            return
        }
        world.whileCurrent { run(.to(now, at: site)) }
    }
}

@MainActor
extension VirtualClock {
    /// Waits in real time, at most as long as there is hope, until `isOver` returns `true`, and runs what arrives.
    ///
    /// - Parameter isReported: whether real time that was not in vain is a warning: not where code asks to be blocked.
    /// - Returns: whether it became true.
    func waitOutside(
        until isOver: () -> Bool, for hope: OutsideHope, atMost limit: Double = .infinity, at site: CallSite?,
        call: String? = nil, isReported: Bool = true, running run: () -> Void
    ) -> Bool {
        guard let world else { return false }
        var wait = RealWait(world.outsideWork, seconds: min(hope.seconds, limit))
        while wait.goesOn {
            if MainRunLoop.isOfThisThread { MainRunLoop.turn() }
            wait.block()
            run()
            if isOver() {
                if isReported { note(wait, for: hope, at: site, call) }
                return true
            }
            if hope.ends, world.outsideWork.running.isEmpty { return false }
        }
        world.outsideWork.giveUp()
        return false
    }

    /// As the synchronous form, and suspends meanwhile, so that the main queue runs what is sent to it.
    func waitOutside(
        until isOver: () -> Bool, for hope: OutsideHope, atMost limit: Double = .infinity, at site: CallSite?,
        call: String? = nil, running run: () async -> Void
    ) async -> Bool {
        guard let world else { return false }
        var wait = RealWait(world.outsideWork, seconds: min(hope.seconds, limit))
        while wait.goesOn {
            await wait.suspend()
            await run()
            if isOver() {
                note(wait, for: hope, at: site, call)
                return true
            }
            if hope.ends, world.outsideWork.running.isEmpty { return false }
        }
        world.outsideWork.giveUp()
        return false
    }

    private func note(_ wait: RealWait, for hope: OutsideHope, at site: CallSite?, _ call: String?) {
        let call = call ?? site.map { "\($0.function)".prefix { $0 != "(" } + "(…)" } ?? "The test"
        OutsideFailure.waited(call: "\(call)", seconds: wait.passed, work: hope.work)
            .recordWarning(at: site)
    }
}

/// A wait in real time.
private struct RealWait {
    private let work: OutsideWork
    private let start = RealClock.seconds
    private let seconds: Double
    private var seen: Int

    init(_ work: OutsideWork, seconds: Double) {
        self.work = work
        self.seconds = seconds
        seen = work.arrivals
    }

    var passed: Double { RealClock.seconds - start }

    var goesOn: Bool { passed < seconds }

    /// How long it blocks without a look at the condition, which may be changed by what is not known here.
    private static let slice = 0.01

    mutating func block() {
        work.wait(after: seen, seconds: min(seconds - passed, Self.slice))
        seen = work.arrivals
    }

    @MainActor
    mutating func suspend() async {
        await work.arrival(after: seen, seconds: min(seconds - passed, Self.slice))
        seen = work.arrivals
    }
}

@MainActor
extension VirtualClock {
    /// Waits in real time for threads, as a wait of XCTest's does, which has a time-out of its own.
    ///
    /// - Returns: how many seconds of real time it waits at most.
    package func waitForThreads(
        until isOver: () -> Bool, timeout: Double, at site: CallSite, call: String
    ) -> Double {
        guard let world else { return 0 }
        let hope = OutsideHope.ofExpectations(world, timeout: timeout)
        _ = waitOutside(until: isOver, for: hope, at: site, call: call) { run(.to(now, at: site)) }
        return hope.seconds
    }

    /// As the synchronous form, and suspends meanwhile.
    package func waitForThreads(
        until isOver: () -> Bool, timeout: Double, at site: CallSite, call: String
    ) async -> Double {
        guard let world else { return 0 }
        let hope = OutsideHope.ofExpectations(world, timeout: timeout)
        _ = await waitOutside(until: isOver, for: hope, at: site, call: call) {
            await run(.to(now, at: site))
        }
        return hope.seconds
    }
}
