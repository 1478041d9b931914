import Foundation

extension Duration {
    /// The longest duration that the clock deals with: beyond any use, and far from overflow.
    static let longest = Duration.seconds(1 << 56)

    /// Makes a duration of `seconds`, clamped to what the clock can represent; `nil` for NaN and infinity.
    ///
    /// `Duration.seconds(_:)` traps on these. Code that waits `.greatestFiniteMagnitude` seconds means "never":
    /// running until idle does not wait that long.
    ///
    /// The seconds of 1.1 are a binary fraction a little above it, so that ten of them would be past 11 s. If a
    /// whole number of nanoseconds is as near as a `Double` can tell, the earlier reading of the two is taken:
    /// an advance by `.seconds(1.1)` gets there, and so does one by `.milliseconds(1100)`.
    package init?(finiteSeconds seconds: TimeInterval) {
        guard seconds.isFinite else { return nil }
        let limit = Double(1 << 56)
        if seconds >= limit {
            self = .longest
        } else if seconds <= -limit {
            self = .zero - .longest
        } else {
            self = min(.seconds(seconds), Self.wholeNanoseconds(near: seconds) ?? .longest)
        }
    }

    /// The whole number of nanoseconds equal to `seconds` within the precision of a `Double`, if there is one.
    private static func wholeNanoseconds(near seconds: TimeInterval) -> Duration? {
        // Above, the steps of a `Double` are far longer than a nanosecond.
        guard abs(seconds) < 1e9 else { return nil }
        let rounded = (seconds * 1e9).rounded()
        return abs(rounded / 1e9 - seconds) <= seconds.ulp ? .nanoseconds(Int64(rounded)) : nil
    }

    /// The duration in seconds, as Foundation counts time.
    package var inSeconds: TimeInterval {
        let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
        // 64-bit arithmetic is many times as fast, and nearly all durations fit.
        guard let seconds = Int64(exactly: whole), let part = Int64(exactly: rest),
            seconds.magnitude < 1 << 32
        else { return Double(whole) + Double(rest) / 1e18 }
        // A sum of 0.1 s and 0.2 s is a few attoseconds off 0.3 s, since either was a binary fraction before.
        let nanoseconds = (part + (part < 0 ? -500_000_000 : 500_000_000)) / 1_000_000_000
        guard (part - nanoseconds * 1_000_000_000).magnitude < 1000 else {
            return Double(seconds) + Double(part) / 1e18
        }
        // Divided once, so that it is rounded once.
        return Double(seconds * 1_000_000_000 + nanoseconds) / 1e9
    }

    /// The duration in seconds with its unit, without trailing zeros: `2 s`, `0.25 s`.
    package var text: String {
        let seconds = inSeconds
        guard seconds != seconds.rounded() || abs(seconds) > 1e15 else { return "\(Int64(seconds)) s" }
        return "\(seconds) s"
    }
}
