import Foundation

extension Duration {
    /// The longest duration that the clock deals with: beyond any use, and far from overflow.
    static let longest = Duration.seconds(1 << 56)

    /// Makes a duration of `seconds`, cut to what the clock can hold; `nil` for NaN and infinity.
    ///
    /// `Duration.seconds(_:)` traps on these. Code that waits `.greatestFiniteMagnitude` seconds means "never":
    /// running until idle does not wait that long.
    package init?(finiteSeconds seconds: TimeInterval) {
        guard seconds.isFinite else { return nil }
        let limit = Double(1 << 56)
        if seconds >= limit {
            self = .longest
        } else if seconds <= -limit {
            self = .zero - .longest
        } else {
            self = .seconds(seconds)
        }
    }

    /// The duration in seconds, as Foundation counts time.
    package var inSeconds: TimeInterval {
        // `components` traps where its seconds are too many for an `Int64`, and adds up to 0.30000000000000004.
        self / .seconds(1)
    }

    /// The duration in seconds with its unit, without trailing zeros: `2 s`, `0.25 s`.
    package var text: String {
        let seconds = inSeconds
        guard seconds != seconds.rounded() || abs(seconds) > 1e15 else { return "\(Int64(seconds)) s" }
        return "\(seconds) s"
    }
}
