import TimeLapse

/// Repeats an action while a button is held down, faster after a while.
@MainActor
final class StepRepetition {
    /// The time until the first repetition, and the intervals after it.
    private static let delay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)
    private static let shortInterval = Duration.milliseconds(50)
    /// The number of repetitions at the slower interval.
    private static let slowSteps = 10

    private var work: ScheduledWork?
    private var count = 0
    /// A serial number of starts and stops.
    private var run = 0

    deinit {
        // Nothing else would cancel it.
        work?.cancel()
    }

    /// Repeats `action` until it returns `false`, or until ``stop()``.
    ///
    /// It is a repeating timer, which does not keep the clock busy: a stepper that wraps repeats as long as it is held.
    func start(on clock: VirtualClock, _ action: @escaping @MainActor () -> Bool) {
        stop()
        count = 0
        wait(Self.delay, then: Self.interval, on: clock, action)
    }

    func stop() {
        run += 1
        work?.cancel()
        work = nil
    }

    private func wait(
        _ delay: Duration, then interval: Duration, on clock: VirtualClock,
        _ action: @escaping @MainActor () -> Bool
    ) {
        work = clock.schedule(after: delay, every: interval, name: "stepper held down", site: nil) {
            [weak self, weak clock] in
            guard let self, let clock else { return }
            count += 1
            let run = run
            let goesOn = action()
            // The action's callbacks may have stopped it, or started it again.
            guard run == self.run else { return }
            guard goesOn else { return stop() }
            guard count == Self.slowSteps else { return }
            work?.cancel()
            wait(Self.shortInterval, then: Self.shortInterval, on: clock, action)
        }
    }
}
