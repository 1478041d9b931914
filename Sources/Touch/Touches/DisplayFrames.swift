import FailureReporting
import HeadlessUIKit
import TimeLapse

/// Moves the clock frame by frame, as a display does.
@MainActor
enum DisplayFrames {
    /// Frames per second.
    nonisolated static let rate = 60

    /// The longest movement of a finger; every frame of it costs work.
    nonisolated static let longestMove = Duration.seconds(3600)

    /// Calls `body` at each frame of `duration`, and at its end, with the part of it that is over, from 0 to 1.
    ///
    /// A duration of zero is one call. The time of each call is exact, however many there are.
    ///
    /// - Parameter body: what to do; returns `false` to stop.
    static func run(for duration: Duration, _ body: (Double) -> Bool) {
        let clock = UIApplication.shared.clock
        let start = clock.now
        var frame = 1
        while true {
            let offset = min(Duration.seconds(frame) / rate, duration)
            pass(until: start.advanced(by: offset), on: clock)
            guard body(offset == duration ? 1 : offset / duration), offset < duration else { return }
            frame += 1
        }
    }

    /// Moves the clock by a duration.
    static func pass(_ duration: Duration) {
        let clock = UIApplication.shared.clock
        pass(until: clock.now.advanced(by: duration), on: clock)
    }

    /// Moves the clock, unless callbacks moved it further already.
    private static func pass(until instant: VirtualClock.Instant, on clock: VirtualClock) {
        guard instant > clock.now else { return }
        if let site = CallSite.current {
            clock.move(.to(instant), at: site)
        } else {
            clock.advance(to: instant)
        }
    }
}

extension Duration {
    /// Why a movement cannot take this duration, as a clause; `nil` if it can.
    var reasonAgainstMoving: String? {
        if self < .zero { return "\(text) is not a valid duration" }
        guard self <= DisplayFrames.longestMove else {
            return "\(text) is too long: a finger moves for \(DisplayFrames.longestMove.text) at most"
        }
        return nil
    }
}
