/// When work that repeats fires again.
enum Recurrence: Sendable {
    /// A duration apart.
    case every(Duration)
    /// At whole multiples of a fraction of a second, as a display shows frames. Exact, where 1/60 s as a duration is
    /// rounded.
    case frames(perSecond: Int)

    /// The time between two firings, rounded to what a duration can represent.
    var interval: Duration {
        switch self {
        case .every(let interval): interval
        case .frames(let rate): .seconds(1) / rate
        }
    }

    /// The deadline that follows `deadline`: later than `now`, as firings missed by a jump in time are skipped.
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
    /// Frames begin at whole multiples of `1 / rate` seconds from the clock's start, truncated to attoseconds.
    func nextFrame(perSecond rate: Int) -> VirtualClock.Instant {
        let second = Duration.seconds(1).attoseconds
        let rate = Int128(rate)
        var frame = offset.attoseconds * rate / second + 1
        // Truncated, a frame lies slightly before its multiple.
        if frame * second / rate <= offset.attoseconds { frame += 1 }
        return VirtualClock.Instant(offset: Duration(attoseconds: frame * second / rate))
    }
}
