import FailureReporting

/// How much virtual time passes automatically after a tap.
///
/// Animations started by the tap finish immediately, except with ``none``; endless ones go on.
public enum Lapse: Sendable, Hashable {
    /// The setting of the test's trait; ``standard`` without one.
    case automatic
    /// Time passes until no one-shot work is scheduled within ten seconds of the tap.
    ///
    /// A response that takes two seconds has arrived when the tap returns; a session time-out of an hour has not fired.
    case standard
    /// No time passes: work that is due runs, and delayed work stays scheduled. Shows the spinner before the response.
    case animations
    /// Only the tap: no time passes, and animations run at their normal duration.
    case none
    /// Time passes until no one-shot work is scheduled within a duration of the tap.
    case upTo(Duration)
    /// Time passes until no one-shot work is scheduled at all.
    case all

    static let standardHorizon = Duration.seconds(10)
}

extension VirtualClock {
    /// How much time passes after taps that do not specify a lapse.
    package var defaultLapse: Lapse {
        get { state.withLock { $0.defaultLapse } }
        set { state.withLock { $0.defaultLapse = newValue } }
    }

    /// Runs `body` and lets time pass after it as `lapse` says.
    @MainActor
    package func lapse(_ lapse: Lapse, after body: () -> Void) {
        let lapse = lapse == .automatic ? defaultLapse : lapse
        guard lapse != .none else {
            body()
            return
        }
        // A failure while time passes is recorded at the test's line that lets it pass.
        let site = CallSite.current ?? CallSite(#fileID, #filePath, #line, #column)
        withAnimationsDisabled {
            body()
            switch lapse {
            case .automatic, .standard: move(.untilIdle(within: Lapse.standardHorizon), at: site)
            case .upTo(let duration): move(.untilIdle(within: duration), at: site)
            case .all: move(.untilIdle(within: nil), at: site)
            case .animations: run(.to(now, at: site))
            case .none: break
            }
        }
    }
}
