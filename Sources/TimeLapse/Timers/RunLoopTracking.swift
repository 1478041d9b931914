/// The main run loop's tracking mode, for as long as the object lives: a finger scrolls.
///
/// What is to fire in the default mode alone waits, and fires when the last of these objects is gone.
package final class RunLoopTracking: Sendable {
    private let link: ClockLink

    /// Puts the run loop of `clock` into the tracking mode.
    package init(on clock: VirtualClock) {
        link = clock.link
        clock.state.withLock { $0.agenda.beginTracking() }
    }

    deinit {
        link.clock?.state.withLock { $0.agenda.endTracking() }
    }
}
