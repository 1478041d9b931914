/// Keeps the main run loop in the tracking mode as long as the object lives, as while a finger scrolls.
///
/// Work of the default mode only waits, and fires when the last of these objects is freed.
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
