import FailureReporting

/// How much time passes by itself when a test taps.
///
/// Animations that the tap leads to end at once, with all but ``none``.
public enum Lapse: Sendable, Hashable {
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

    /// Runs `body` and lets time pass after it as `lapse` says; as the clock's default does with `nil`.
    @MainActor
    package func lapse(_ lapse: Lapse?, after body: () -> Void) {
        let lapse = lapse ?? defaultLapse
        if lapse == .none {
            body()
            return
        }
        withAnimationsDisabled {
            body()
            switch lapse {
            case .standard: passTime(within: Lapse.standardHorizon)
            case .upTo(let duration): passTime(within: duration)
            case .all: passTime(within: nil)
            case .animations: finishWhatIsDue()
            case .none: break
            }
        }
    }

    // What goes wrong while time passes belongs to the line of the test that let it pass.

    @MainActor
    private func passTime(within horizon: Duration?) {
        let site = CallSite.current ?? CallSite(#fileID, #filePath, #line, #column)
        runUntilIdle(
            within: horizon, fileID: site.fileID, filePath: site.filePath, line: site.line,
            column: site.column)
    }

    @MainActor
    private func finishWhatIsDue() {
        let site = CallSite.current ?? CallSite(#fileID, #filePath, #line, #column)
        advance(
            by: .zero, fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
    }
}
