import FailureReporting
import Foundation

/// Where code belongs that no world's task or call runs.
enum Outside {
    /// To a world: that which its thread or operation was begun in, or else that of the only running test.
    case world(World)
    /// To the process: no test has a world of its own, or the code is in a task of a test without one.
    case process
    /// To one of several running tests; which of them, cannot be known.
    case unknown

    /// Whether a thread was begun by a test without a world of its own.
    @TaskLocal static var ofProcess = false

    static var isOfProcess: Bool {
        if case .process = ofCaller { true } else { false }
    }

    /// Where the caller belongs, if neither its task nor a task queue knows.
    static var ofCaller: Outside {
        guard RunningWorlds.isAny, !ofProcess else { return .process }
        // A thread, and a block of the system's, is in no task; a test without a world is.
        if TaskHandle.currentID != nil { return .process }
        // The operations of tests run on their clocks.
        if Foundation::OperationQueue.current is OutsideQueue { return .process }
        return RunningWorlds.only.map { .world($0) } ?? .unknown
    }
}

extension World {
    /// How long threads that have done their work may keep what they captured, in seconds of real time.
    private static let lettingGo = 0.5

    /// Waits in real time, for a short time, until threads that were at work for this world have let go of what they
    /// captured.
    @MainActor
    package func letThreadsEnd(until isDone: () -> Bool) async {
        guard outsideWork.hasBegun else { return }
        let start = RealClock.seconds
        while !isDone(), RealClock.seconds - start < Self.lettingGo {
            await outsideWork.arrival(after: outsideWork.arrivals, seconds: 0.005)
        }
    }

    /// The world of code that no world's task or call runs; the process's if it cannot be known.
    static var outside: World {
        if case .world(let world) = Outside.ofCaller { world } else { processWide }
    }

    /// The queue for a task that begins outside of all worlds' tasks and calls; `nil` for those of the process.
    static var queueOfOutside: TaskQueue? {
        guard RunningWorlds.isAny, case .world(let world) = Outside.ofCaller else { return nil }
        return world.clock.taskQueue
    }

    /// The world that receives what the caller sends to it, such as a block; `nil` if that cannot be known, which is a
    /// failure that has been recorded.
    ///
    /// - Parameter what: what is sent, such as `block on queue main`.
    package static func receiver(of what: @autoclosure () -> String, at site: CallSite?) -> World? {
        if let world = bound?.world ?? TaskQueue.current?.world { return world }
        switch Outside.ofCaller {
        case .world(let world): return world
        case .process: return processWide
        case .unknown:
            RunningWorlds.report(OutsideFailure.ofSeveralTests(what(), RunningWorlds.names), at: site)
            return nil
        }
    }
}

extension World {
    /// Whether requests of the world may go to real servers, whose answers take real time.
    package var isNetworkAllowed: Bool {
        get { outsideWork.isNetworkAllowed }
        set { outsideWork.isNetworkAllowed = newValue }
    }

    /// Notes work that runs in real time, such as a request to a real server; returns what notes its end.
    package func beginOutsideWork(_ name: String) -> @Sendable () -> Void {
        let number = outsideWork.begin(name)
        return { [outsideWork] in outsideWork.end(number) }
    }
}

extension VirtualClock {
    /// The clock that receives work of the caller; one that never moves if that cannot be known, so that the work is in
    /// no other test.
    static func receiving(_ what: @autoclosure () -> String, at site: CallSite?) -> VirtualClock {
        if let clock = World.bound?.world.clock ?? TaskQueue.current?.clock { return clock }
        return World.receiver(of: what(), at: site)?.clock ?? VirtualClock()
    }
}
