import TimeLapse

/// The coming and going of a caret: a value at each instant, and nothing that happens on the clock.
final class CaretBlink: LayerAnimation {
    /// How long the caret is seen, and then not seen.
    private static let half = Duration.milliseconds(500)

    private let clock: VirtualClock
    private var start: VirtualClock.Instant
    /// It is on the clock only to be reported.
    private let work: ScheduledWork

    init(on view: UIView, _ clock: VirtualClock) {
        self.clock = clock
        start = clock.now
        work = clock.addEndless(name: view.spinnerName("caret"), site: nil)
        super.init(key: "blink", on: view, blocksTouches: false)
    }

    deinit {
        work.cancel()
    }

    /// Has the caret be seen from now on.
    func restart() { start = clock.now }

    override func apply(to values: inout LayerValues) {
        let halves = start.duration(to: clock.now) / Self.half
        if Int64(halves) % 2 == 1 { values.opacity = 0 }
    }

    override func wasRemoved() { work.cancel() }
}
