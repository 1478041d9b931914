import FailureReporting
import Foundation

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

    /// The current clock's date: what `Date()` would be to the code under test.
    ///
    /// Setting it is setting the clock on the wall: nothing fires, and no time passes. A date that is not finite is
    /// a failure.
    public static var date: Date {
        get { VirtualClock.current.date }
        set { VirtualClock.current.date = newValue }
    }

    /// Whether nothing is pending that fires once.
    public static var isIdle: Bool {
        VirtualClock.current.isIdle
    }

    /// What is pending, as text, with when it is due and where it was scheduled.
    public static var idleReport: String {
        VirtualClock.current.idleReport
    }

    /// Drops all that is pending, timers that repeat included; none of it will happen. Time stays.
    ///
    /// A task that sleeps wakes with a `CancellationError`.
    public static func resetMainRunLoop() {
        VirtualClock.current.cancelAll()
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
