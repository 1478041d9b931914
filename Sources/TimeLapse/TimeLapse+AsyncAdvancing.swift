import FailureReporting

// The same functions for tests that are async.
extension TimeLapse {
    /// Moves time by `duration`, and runs tasks as they wake.
    ///
    /// Before and after each timer, delayed call or end of a sleep, the tasks of the test's application run until each
    /// of them is done, or waits for the clock or for something outside of all tasks.
    ///
    /// ```swift
    /// Task { try await Task.sleep(for: .seconds(2)); label.text = "done" }
    /// await TimeLapse.advance(by: .seconds(2))
    /// #expect(label.text == "done")
    /// ```
    public static func advance(
        by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        await VirtualClock.current.move(.by(duration), at: CallSite(fileID, filePath, line, column))
    }

    /// As ``advance(to:fileID:filePath:line:column:)``, and runs tasks as they wake.
    public static func advance(
        to instant: VirtualClock.Instant, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        await VirtualClock.current.move(.to(instant), at: CallSite(fileID, filePath, line, column))
    }

    /// As ``advanceToNextTimer(fileID:filePath:line:column:)``, and runs tasks as they wake.
    @discardableResult
    public static func advanceToNextTimer(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async -> Bool {
        await VirtualClock.current.move(.toNext, at: CallSite(fileID, filePath, line, column))
    }

    /// As ``advanceFrame(fileID:filePath:line:column:)``, and runs tasks as they wake.
    public static func advanceFrame(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        await VirtualClock.current.move(.toFrame, at: CallSite(fileID, filePath, line, column))
    }

    /// As ``runUntilIdle(within:fileID:filePath:line:column:)``, and runs tasks as they wake.
    public static func runUntilIdle(
        within horizon: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        await VirtualClock.current.move(
            .untilIdle(within: horizon), at: CallSite(fileID, filePath, line, column))
    }

    /// As ``advanceMainRunLoop(fileID:filePath:line:column:)``, and runs tasks as they wake.
    public static func advanceMainRunLoop(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        await VirtualClock.current.move(.untilIdle(within: nil), at: CallSite(fileID, filePath, line, column))
    }

    /// As ``advance(until:within:fileID:filePath:line:column:)``, and runs tasks as they wake.
    @discardableResult
    public static func advance(
        until condition: @escaping () -> Bool, within duration: Duration = .seconds(60),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async -> Bool {
        await VirtualClock.current.move(
            .until(condition, within: duration), at: CallSite(fileID, filePath, line, column))
    }

    /// As ``waitForAnimationsToFinish(fileID:filePath:line:column:)``, and runs tasks as they wake.
    public static func waitForAnimationsToFinish(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        await VirtualClock.current.move(.untilAnimationsEnd, at: CallSite(fileID, filePath, line, column))
    }

    /// As ``jump(by:fileID:filePath:line:column:)``, and runs tasks as they wake.
    public static func jump(
        by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        await VirtualClock.current.move(.jump(by: duration), at: CallSite(fileID, filePath, line, column))
    }
}
