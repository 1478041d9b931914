import FailureReporting
import Foundation

/// Foundation's run loop on the virtual clock, for timers and blocks. There is one, the main run loop.
///
/// It is in the tracking mode while a finger drags a scroll view's content, and in the default mode otherwise.
///
/// ```swift
/// let timer = Timer(timeInterval: 1, repeats: true) { _ in clockHand.advance() }
/// RunLoop.main.add(timer, forMode: .common)
/// ```
public final class RunLoop: Sendable {
    /// A mode of the run loop, in which timers and blocks run.
    public typealias Mode = Foundation::RunLoop.Mode

    /// The main run loop.
    public static let main = RunLoop()

    /// The run loop of the current thread, which is the main one here.
    public static var current: RunLoop { main }

    private init() {}

    /// The mode that the run loop is in: the tracking mode while a finger scrolls, else the default mode.
    public var currentMode: Mode? {
        let isTracking = VirtualClock.current.state.withLock { $0.agenda.mode == .tracking }
        return isTracking ? Mode(rawValue: RunLoopModes.trackingName) : .default
    }

    /// Schedules a timer on the current clock.
    ///
    /// A timer that is scheduled already fires in this mode, too; an invalid one stays invalid. A timer of the default
    /// mode that is due while a finger scrolls fires when the finger is lifted.
    ///
    /// - Parameter mode: `.default`, `.tracking`, or `.common` for both; in any other mode it never fires.
    public func add(_ timer: TimeLapse::Timer, forMode mode: Mode) {
        timer.add(in: RunLoopModes([mode]))
    }

    /// Runs `block` the next time the clock moves, even by zero, while the run loop is in the default mode.
    public func perform(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ block: @escaping @MainActor () -> Void
    ) {
        perform(
            inModes: [.default], fileID: fileID, filePath: filePath, line: line, column: column, block: block)
    }

    /// Runs `block` the next time the clock moves, even by zero, while the run loop is in one of the modes.
    public func perform(
        inModes modes: [Mode], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, block: @escaping @MainActor () -> Void
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let clock = VirtualClock.receiving("block on the run loop", at: site)
        _ = clock.schedule(
            after: .zero, every: nil, name: "block on the run loop", site: site, in: RunLoopModes(modes),
            block)
        clock.noteSent(at: site)
    }
}

extension RunLoop: Hashable {
    /// Whether both are the same run loop.
    public static func == (lhs: RunLoop, rhs: RunLoop) -> Bool { lhs === rhs }

    /// Hashes the run loop's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
