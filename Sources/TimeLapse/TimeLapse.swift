import FailureReporting
import Foundation

/// Functions that move the current virtual clock, and read it.
///
/// Timers, delays and animations of the code under test wait on the virtual clock; a test moves it:
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

    /// The current clock's date, which `Date()` is, too.
    ///
    /// Setting it changes the date only: nothing fires, and no time passes. A date that is not finite is a failure.
    public static var date: Date {
        get { VirtualClock.current.date }
        set { VirtualClock.current.date = newValue }
    }

    /// The computer's date, for a test that talks to something real, such as a server that checks a signature's date.
    ///
    /// ```swift
    /// TimeLapse.date = TimeLapse.computersDate
    /// ```
    public static var computersDate: Date { RealClock.date }

    /// Whether no one-shot work is scheduled.
    public static var isIdle: Bool {
        VirtualClock.current.isIdle
    }

    /// Scheduled work as text, with when it is due and where it was scheduled.
    public static var idleReport: String {
        VirtualClock.current.idleReport
    }

    /// Cancels all scheduled work, repeating timers included. Time does not move.
    ///
    /// A task that sleeps wakes with a `CancellationError`.
    public static func resetMainRunLoop() {
        VirtualClock.current.cancelAll()
    }

    /// Runs `body` with animations that finish immediately, then runs all one-shot work that is scheduled.
    ///
    /// When it returns, completion handlers have been called in order, including those of animations that they began.
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
