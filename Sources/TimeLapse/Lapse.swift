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
            case .standard: runUntilIdle(within: Lapse.standardHorizon)
            case .upTo(let duration): runUntilIdle(within: duration)
            case .all: runUntilIdle()
            case .animations: advance(by: .zero)
            case .none: break
            }
        }
    }
}
