import FailureReporting

/// How much time passes by itself when a test taps.
///
/// Animations that the tap leads to end at once, with all but ``none``.
public enum Lapse: Sendable, Hashable {
    /// As the test's trait says; without one, as ``standard`` says.
    case automatic
    /// Time goes on until nothing that fires once is pending within ten seconds of the tap.
    ///
    /// An answer that takes two seconds has come when the tap returns; a session that ends after an hour has
    /// not ended.
    case standard
    /// No time passes: what is due is done, and what takes time has begun. The spinner before the answer.
    case animations
    /// Nothing happens but the tap.
    case none
    /// Time goes on until nothing that fires once is pending within a duration of the tap.
    case upTo(Duration)
    /// Time goes on until nothing that fires once is pending at all.
    case all

    /// How far ``standard`` goes.
    static let standardHorizon = Duration.seconds(10)
}

extension VirtualClock {
    /// How much time passes with taps that do not say.
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
        // What goes wrong while time passes belongs to the line of the test that let it pass.
        let site = CallSite.current ?? CallSite(#fileID, #filePath, #line, #column)
        withAnimationsDisabled {
            body()
            switch lapse {
            case .automatic, .standard: runUntilIdle(within: Lapse.standardHorizon, at: site)
            case .upTo(let duration): runUntilIdle(within: duration, at: site)
            case .all: runUntilIdle(within: nil, at: site)
            case .animations: run(to: now, at: site)
            case .none: break
            }
        }
    }
}
