import TimeLapse

/// What a button that is held down does again and again, faster after a while.
@MainActor
final class StepRepetition {
    /// How long it takes until the first repetition, and then from each to the next.
    private static let delay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)
    private static let shortInterval = Duration.milliseconds(50)
    /// How many come at the first pace.
    private static let slowSteps = 10

    /// What waits on the clock for the next one.
    private var work: ScheduledWork?
    private var count = 0
    /// Which time between a start and a stop it is.
    private var run = 0

    deinit {
        // Nobody is left to take it off.
        work?.cancel()
    }

    /// Does `action` until it returns `false`, or until ``stop()``.
    ///
    /// It is on the clock as what repeats, which keeps nobody waiting who waits for the clock to be idle: a stepper that
    /// wraps goes on for as long as it is held.
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
            // What is told of the step may have stopped it, or started it again.
            guard run == self.run else { return }
            guard goesOn else { return stop() }
            guard count == Self.slowSteps else { return }
            work?.cancel()
            wait(Self.shortInterval, then: Self.shortInterval, on: clock, action)
        }
    }
}
