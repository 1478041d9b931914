/// What handles of work find their clock by, without keeping it alive: one for each clock.
final class ClockLink: Sendable {
    // Written once, while the clock is being made, when nobody else knows either; a weak reference can be read from
    // anywhere.
    nonisolated(unsafe) private(set) weak var clock: VirtualClock?

    /// Says which clock it leads to; to be called once, by the clock's initializer.
    func connect(_ clock: VirtualClock) {
        self.clock = clock
    }
}
