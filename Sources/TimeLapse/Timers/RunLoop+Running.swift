import FailureReporting
import Foundation

// Running the run loop moves the virtual clock: what waits for real time on a device takes none here.
@MainActor
extension RunLoop {
    /// Lets virtual time pass until a date, and runs the timers, blocks and tasks that are due on the way.
    ///
    /// ```swift
    /// RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))
    /// ```
    ///
    /// A date in the past runs what is due now.
    ///
    /// - Parameter limitDate: the date; `distantFuture` for as long as one-shot work is scheduled.
    @preconcurrency public func run(
        until limitDate: Date, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        guard Self.checkMainQueue("RunLoop.run(until:)", at: site) else { return }
        let clock = VirtualClock.current
        let wait = Self.wait(until: limitDate, on: clock)
        clock.move(wait.map { .by($0) } ?? .untilIdle(within: nil), at: site)
    }

    /// Lets virtual time pass until the next work has run, or until a date if there is none before it.
    ///
    /// As `while !isDone, RunLoop.current.run(mode: .default, before: .distantFuture) {}` waits for a callback.
    ///
    /// - Parameters:
    ///   - mode: the mode; the run loop is in that of the finger, so it is not used.
    ///   - limitDate: the latest date, as of ``run(until:fileID:filePath:line:column:)``.
    /// - Returns: whether any work ran.
    @discardableResult
    @preconcurrency public func run(
        mode: Mode, before limitDate: Date, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        let site = CallSite(fileID, filePath, line, column)
        guard Self.checkMainQueue("RunLoop.run(mode:before:)", at: site) else { return false }
        let clock = VirtualClock.current
        let end = Self.wait(until: limitDate, on: clock).map { clock.now.advanced(by: $0) }
        guard let next = clock.state.withLock({ $0.agenda.earliest() }), next <= end ?? next else {
            if let end { clock.move(.to(end), at: site) }
            return false
        }
        return clock.move(.toNext, at: site)
    }

    /// Lets virtual time pass until no one-shot work is scheduled; a device would never return.
    @preconcurrency public func run(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        guard Self.checkMainQueue("RunLoop.run()", at: site) else { return }
        VirtualClock.current.move(.untilIdle(within: nil), at: site)
    }

    /// Runs what waits for input in a mode until a date; the same as ``run(mode:before:fileID:filePath:line:column:)``.
    @preconcurrency public func acceptInput(
        forMode mode: Mode, before limitDate: Date, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        run(
            mode: mode, before: limitDate, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Returns whether the caller is on the main queue; records a failure if not.
    ///
    /// A thread, in which code of Swift 5 can call this, has no run loop.
    private nonisolated static func checkMainQueue(_ call: String, at site: CallSite) -> Bool {
        if MainQueue.isCurrent { return true }
        OutsideFailure.runLoopOfThread(call: call).record(at: site)
        return false
    }

    /// How long a date is away; `nil` for the distant future.
    private static func wait(until date: Date, on clock: VirtualClock) -> Duration? {
        guard date < .distantFuture else { return nil }
        guard let end = clock.instant(of: date), end > clock.now else { return .zero }
        return clock.now.duration(to: end)
    }
}
