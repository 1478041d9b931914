import Dispatch
import FailureReporting
import Foundation

/// Dispatch's point in wall-clock time, which is the virtual clock's date.
public struct DispatchWallTime: Comparable, Hashable, Sendable {
    let date: Date

    /// The current clock's date.
    public static func now() -> DispatchWallTime {
        DispatchWallTime(date: VirtualClock.current.date)
    }

    /// Never.
    public static let distantFuture = DispatchWallTime(date: .distantFuture)

    init(date: Date) {
        self.date = date
    }

    /// Whether `lhs` is earlier than `rhs`.
    public static func < (lhs: DispatchWallTime, rhs: DispatchWallTime) -> Bool {
        lhs.date < rhs.date
    }

    /// The time `seconds` later; NaN is a failure.
    package func advanced(bySeconds seconds: Double) -> DispatchWallTime {
        DispatchWallTime(date: date.addingTimeInterval(Duration(dispatchSeconds: seconds).inSeconds))
    }

    /// The time from now until this; zero if it has passed.
    var wait: Duration {
        let clock = VirtualClock.current
        guard self < .distantFuture, let instant = clock.instant(of: date) else { return .longest }
        return max(.zero, clock.now.duration(to: instant))
    }
}
