/// An instant of real time, for what a trace says of how long steps really took; nothing else depends on it.
struct RealTime: Sendable {
    private let instant = Swift.ContinuousClock.now

    var elapsed: Duration { Swift.ContinuousClock.now - instant }
}
