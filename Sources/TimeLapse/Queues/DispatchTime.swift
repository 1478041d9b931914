import Dispatch
import FailureReporting

/// Dispatch's point in time on the virtual clock.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// The time since the clock's start.
    let offset: Duration

    /// The current clock's time.
    public static func now() -> DispatchTime {
        DispatchTime(offset: VirtualClock.current.now.offset)
    }

    /// Never.
    public static let distantFuture = DispatchTime(offset: .longest)

    init(offset: Duration) {
        self.offset = offset
    }

    /// Makes a time from the nanoseconds since the clock's start.
    public init(uptimeNanoseconds: UInt64) {
        offset = Duration(attoseconds: Int128(uptimeNanoseconds) * 1_000_000_000)
    }

    /// The nanoseconds since the clock's start, clamped to `UInt64`.
    public var uptimeNanoseconds: UInt64 {
        UInt64(clamping: offset.attoseconds / 1_000_000_000)
    }

    /// Whether `lhs` is earlier than `rhs`.
    public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool {
        lhs.offset < rhs.offset
    }

    /// The time `interval` later, at most ``distantFuture``.
    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(offset: offset.shifted(by: interval.duration))
    }

    /// The time `seconds` later, at most ``distantFuture``; NaN is a failure.
    package func advanced(bySeconds seconds: Double) -> DispatchTime {
        DispatchTime(offset: offset.shifted(by: Duration(dispatchSeconds: seconds)))
    }

    /// The time from now until this; zero if it has passed.
    var wait: Duration {
        max(.zero, offset - VirtualClock.current.now.offset)
    }
}

extension Duration {
    /// Makes a duration from Dispatch's seconds: infinity means never; NaN is a failure and becomes zero.
    init(dispatchSeconds seconds: Double) {
        if seconds.isNaN {
            ClockFailure.notFinite(seconds, request: "A dispatch time").record()
            self = .zero
        } else {
            let never = seconds < 0 ? Duration.zero - .longest : .longest
            self = Duration(finiteSeconds: seconds) ?? never
        }
    }

    /// The sum, clamped to what the clock can represent.
    func shifted(by other: Duration) -> Duration {
        let sum = self + other
        return max(.zero - .longest, min(.longest, sum))
    }
}

extension DispatchTimeInterval {
    package var duration: Duration {
        switch self {
        case .seconds(let count): max(.zero - .longest, min(.longest, .seconds(count)))
        case .milliseconds(let count): .milliseconds(count)
        case .microseconds(let count): .microseconds(count)
        case .nanoseconds(let count): .nanoseconds(count)
        default: .longest
        }
    }
}
