import FailureReporting

/// Time under one hand: functions that move the current clock.
///
/// Code under test waits on the virtual clock without knowing it; a test makes the waiting pass:
///
/// ```swift
/// Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in banner.isHidden = true }
/// TimeLapse.advance(by: .seconds(59))
/// #expect(!banner.isHidden)
/// TimeLapse.advance(by: .seconds(1))
/// #expect(banner.isHidden)
/// ```
@MainActor
public enum TimeLapse {
    /// The current clock's time.
    public static var now: VirtualClock.Instant {
        VirtualClock.current.now
    }

    /// Moves time by `duration` and fires what falls due on the way; a negative one is a failure.
    public static func advance(
        by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        VirtualClock.current.advance(
            by: duration, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Lets all delayed calls, one-shot timers and animations come to pass, however long they wait.
    ///
    /// Time moves from one to the next until none is left. Repeating timers fire as time passes and hold
    /// nothing up. What is to wait longer than the clock holds, some two billion years, is taken to mean never
    /// and is left. Work that keeps scheduling work is a failure that names it.
    public static func advanceMainRunLoop(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        VirtualClock.current.runUntilIdle(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Runs `body` with animations that end at once, then lets all that is pending come to pass.
    ///
    /// When it returns, completions have been called, in order, with those of animations that they began.
    ///
    /// ```swift
    /// TimeLapse.disableAnimations {
    ///     UIView.animate(withDuration: 2) { view.alpha = 0 } completion: { _ in view.isHidden = true }
    /// }
    /// #expect(view.isHidden)
    /// ```
    public static func disableAnimations(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ body: () throws -> Void
    ) rethrows {
        let clock = VirtualClock.current
        try clock.withAnimationsDisabled {
            try CallSite(fileID, filePath, line, column).whileCurrent(body)
            clock.runUntilIdle(fileID: fileID, filePath: filePath, line: line, column: column)
        }
    }
}
