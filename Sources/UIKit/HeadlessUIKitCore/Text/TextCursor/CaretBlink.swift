import TimeLapse

/// The blinking of a caret: an opacity at each instant, without callbacks on the clock.
final class CaretBlink: LayerAnimation {
    /// How long the caret is visible, and then hidden.
    private static let half = Duration.milliseconds(500)

    private let clock: VirtualClock
    private var start: VirtualClock.Instant
    /// It is on the clock for reports only.
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

    /// Begins with a visible caret now.
    func restart() { start = clock.now }

    override func apply(to values: inout LayerValues) {
        let halves = start.duration(to: clock.now) / Self.half
        if Int64(halves) % 2 == 1 { values.opacity = 0 }
    }

    override func wasRemoved() { work.cancel() }
}
