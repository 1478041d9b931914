import Dispatch
import FailureReporting

/// Dispatch's point of time on the virtual clock.
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

    /// Makes the time so many nanoseconds after the clock's start.
    public init(uptimeNanoseconds: UInt64) {
        offset = Duration(attoseconds: Int128(uptimeNanoseconds) * 1_000_000_000)
    }

    /// The nanoseconds since the clock's start, at most as many as there are.
    public var uptimeNanoseconds: UInt64 {
        UInt64(clamping: offset.attoseconds / 1_000_000_000)
    }

    /// Whether `lhs` is earlier than `rhs`.
    public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool {
        lhs.offset < rhs.offset
    }

    /// The time `interval` later; never, if that is past the end of the clock.
    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(offset: offset.shifted(by: interval.duration))
    }

    /// The time `seconds` later; never, if that is past the end of the clock. Not a number is a failure.
    package func advanced(bySeconds seconds: Double) -> DispatchTime {
        DispatchTime(offset: offset.shifted(by: Duration(dispatchSeconds: seconds)))
    }

    /// How long it takes from now to this time; nothing, if it has passed.
    var wait: Duration {
        max(.zero, offset - VirtualClock.current.now.offset)
    }
}

extension Duration {
    /// Seconds as Dispatch takes them: infinity is never, and what is not a number is nothing.
    init(dispatchSeconds seconds: Double) {
        if seconds.isNaN {
            ClockFailure.notFinite(seconds, request: "A dispatch time").record()
            self = .zero
        } else {
            let never = seconds < 0 ? Duration.zero - .longest : .longest
            self = Duration(finiteSeconds: seconds) ?? never
        }
    }

    /// The sum, cut to what the clock can hold.
    func shifted(by other: Duration) -> Duration {
        let sum = self + other
        return max(.zero - .longest, min(.longest, sum))
    }
}

extension DispatchTimeInterval {
    /// The interval as a duration.
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
