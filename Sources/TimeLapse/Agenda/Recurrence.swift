/// When work that repeats fires again.
enum Recurrence: Sendable {
    /// A duration apart.
    case every(Duration)
    /// At whole multiples of a second's part, as a display shows frames: exact for ever, where a duration of
    /// 1/60 s has to be rounded.
    case frames(perSecond: Int)

    /// The time between two firings, as nearly as a duration can tell.
    var interval: Duration {
        switch self {
        case .every(let interval): interval
        case .frames(let rate): .seconds(1) / rate
        }
    }

    /// The deadline that follows `deadline`: later than `now`, for what was missed while time jumped is not made
    /// up for.
    func deadline(after deadline: VirtualClock.Instant, now: VirtualClock.Instant) -> VirtualClock.Instant {
        switch self {
        case .every(let interval):
            let next = deadline.advanced(by: interval)
            guard next <= now else { return next }
            let missed = deadline.duration(to: now).attoseconds / interval.attoseconds
            return VirtualClock.Instant(
                offset: deadline.offset + Duration(attoseconds: (missed + 1) * interval.attoseconds))
        case .frames(let rate):
            return max(deadline, now).nextFrame(perSecond: rate)
        }
    }
}

extension VirtualClock.Instant {
    /// The first instant after this one at which a display shows a frame, `rate` times in each second.
    ///
    /// Frames begin at whole multiples of a second's part from the clock's start, cut to what a duration can tell.
    func nextFrame(perSecond rate: Int) -> VirtualClock.Instant {
        let second = Duration.seconds(1).attoseconds
        let rate = Int128(rate)
        var frame = offset.attoseconds * rate / second + 1
        // Cut off, a frame lies a little before the multiple that it is counted as.
        if frame * second / rate <= offset.attoseconds { frame += 1 }
        return VirtualClock.Instant(offset: Duration(attoseconds: frame * second / rate))
    }
}
