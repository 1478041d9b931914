import Foundation

/// What a wait in real time can wait for, and how long at most, in seconds.
struct OutsideHope {
    /// Threads and the like, as text.
    let work: [String]
    let seconds: Double

    /// Whether the work ends by itself, so that there is no more to wait for when it has.
    let ends: Bool

    static let patience = 5.0
    /// How long to wait for what may not come.
    private static let trial = 1.0
    private static let shortTrial = 0.5

    private init(_ work: [String], _ seconds: Double, ends: Bool = false) {
        (self.work, self.seconds, self.ends) = (work, seconds, ends)
    }

    /// What there is to wait for in real time; `nil` if nothing is known.
    ///
    /// - Parameter isFailure: whether the wait fails otherwise. One whose end is only reported waits for threads and
    ///   operations, and for a server that the program is connected to. A callback of the network is waited for by the
    ///   only running test alone, as nothing says whose it is.
    init?(of world: World, isFailure: Bool) {
        guard world !== World.processWide, world.outsideWork.isHopeful else { return nil }
        let running = world.outsideWork.running
        if !running.isEmpty {
            self.init(running, Self.patience, ends: true)
        } else if isFailure, case let tasks = world.clock.suspendedTasks, !tasks.isEmpty {
            self.init(tasks, Self.trial)
        } else if RunningWorlds.only === world,
            isFailure && world.isNetworkAllowed || Networking.isConnected
        {
            self.init(
                ["a callback of the network"], Networking.isConnected ? Self.trial : Self.shortTrial)
        } else {
            return nil
        }
    }

    /// What a wait that blocks the thread waits for: there may always be a thread that is not known.
    static func ofBlocked(_ world: World) -> OutsideHope {
        let running = world.outsideWork.running
        return running.isEmpty
            ? OutsideHope(["a thread"], trial) : OutsideHope(running, patience, ends: true)
    }

    /// What a wait of XCTest waits for, which has a time-out of its own.
    static func ofExpectations(_ world: World, timeout: Double) -> OutsideHope {
        let running = world.outsideWork.running
        return running.isEmpty
            ? OutsideHope(["a thread"], min(timeout, patience)) : OutsideHope(running, timeout)
    }
}
