import FailureReporting
import Foundation

/// Foundation's run loop, as far as view code puts timers and blocks on it: there is one, and the virtual clock
/// runs it.
///
/// It is in the tracking mode from when a finger begins to drag a scroll view's content until it is lifted, and in the
/// default mode otherwise.
///
/// ```swift
/// let timer = Timer(timeInterval: 1, repeats: true) { _ in clockHand.advance() }
/// RunLoop.main.add(timer, forMode: .common)
/// ```
public final class RunLoop: Sendable {
    /// When timers and blocks run: always, or only while no finger scrolls, or only while one does.
    public typealias Mode = Foundation::RunLoop.Mode

    /// The main run loop.
    public static let main = RunLoop()

    /// The run loop of the thread that asks, which is the main one.
    public static var current: RunLoop { main }

    private init() {}

    /// The mode that the run loop is in: the tracking mode while a finger scrolls, else the default mode.
    public var currentMode: Mode? {
        let isTracking = VirtualClock.current.state.withLock { $0.agenda.mode == .tracking }
        return isTracking ? Mode(rawValue: RunLoopModes.trackingName) : .default
    }

    /// Puts a timer on the current clock.
    ///
    /// One that is on a clock already fires in this mode, too; one that is invalid stays so. A timer of the default
    /// mode that is due while a finger scrolls fires when the finger is lifted.
    ///
    /// - Parameter mode: `.default`, `.tracking`, or `.common` for both; in any other mode it never fires.
    public func add(_ timer: TimeLapse::Timer, forMode mode: Mode) {
        timer.add(to: .current, in: RunLoopModes([mode]))
    }

    /// Runs `block` as soon as time moves at all, in the default mode.
    public func perform(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ block: @escaping @MainActor () -> Void
    ) {
        perform(
            inModes: [.default], fileID: fileID, filePath: filePath, line: line, column: column, block: block)
    }

    /// Runs `block` as soon as time moves at all while the run loop is in one of the modes.
    public func perform(
        inModes modes: [Mode], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, block: @escaping @MainActor () -> Void
    ) {
        _ = VirtualClock.current.schedule(
            after: .zero, every: nil, name: "block on the run loop",
            site: CallSite(fileID, filePath, line, column), in: RunLoopModes(modes), block)
    }
}
