/// The positions of a point over the last moments, from which its velocity is computed.
struct MotionSamples {
    /// How old a position may be to count, in seconds. Apple documents nothing; a tenth of a second is long
    /// enough to even out single events, and short enough for a finger that stopped to have no velocity.
    static let span: TimeInterval = 0.1

    /// The maximum number of positions that are kept.
    private static let limit = 16

    private var samples: [(time: TimeInterval, value: CGPoint)] = []

    /// Adds a position; of several at one time, the last one counts.
    mutating func add(_ value: CGPoint, at time: TimeInterval) {
        if let last = samples.last, last.time >= time {
            samples[samples.count - 1].value = value
            return
        }
        if samples.count == Self.limit { samples.removeFirst() }
        samples.append((time, value))
    }

    mutating func removeAll() {
        samples.removeAll(keepingCapacity: true)
    }

    /// Moves all positions, because their origin has moved.
    mutating func shift(by offset: CGPoint) {
        for index in samples.indices {
            samples[index].value.x += offset.x
            samples[index].value.y += offset.y
        }
    }

    /// The distance in a second, over the last moments before `time`; zero if no time has passed.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let last = samples.last, samples.count > 1, time - last.time <= Self.span else { return .zero }
        // If events are further apart than that, the last two count.
        var recent = samples[samples.count - 2]
        for sample in samples where last.time - sample.time <= Self.span && sample.time < recent.time {
            recent = sample
        }
        let elapsed = last.time - recent.time
        guard elapsed > 0 else { return .zero }
        return CGPoint(
            x: (last.value.x - recent.value.x) / elapsed, y: (last.value.y - recent.value.y) / elapsed)
    }
}
