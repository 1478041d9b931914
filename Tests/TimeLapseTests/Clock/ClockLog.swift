import TimeLapse

/// What happened on a clock, line by line, with the time at which it did: `1.5 s tick`.
@MainActor
final class ClockLog {
    private let clock: VirtualClock
    private var lines: [String] = []

    init(_ clock: VirtualClock) {
        self.clock = clock
    }

    /// All lines; a test compares it as a whole.
    var text: String { lines.joined(separator: "\n") }

    func note(_ event: String) {
        lines.append("\(clock.now) \(event)")
    }

    /// Work that does nothing but note that it was done.
    func noting(_ event: String) -> VirtualClock.Action {
        { self.note(event) }
    }
}
