import FailureReporting
import Foundation
import Synchronization

/// Foundation's timer on the virtual clock: it fires when a test moves the clock past its date.
///
/// The scheduling interface is Foundation's, so view code keeps its spelling. The block runs on the main
/// actor.
///
/// ```swift
/// let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in print("tick") }
/// TimeLapse.advance(by: .seconds(3))  // "tick", three times
/// timer.invalidate()
/// ```
public final class Timer: Sendable {
    private struct State {
        var isValid = true
        var work: ScheduledWork?
        var fireDate: Date
        var tolerance: TimeInterval = 0
        var block: (@MainActor (Timer) -> Void)?
    }

    private let state: Mutex<State>
    private let site: CallSite

    /// The seconds between two firings; 0 for a timer that fires once.
    public let timeInterval: TimeInterval

    /// Makes a timer that fires at `date` and, if it repeats, every `interval` seconds from then on.
    ///
    /// It fires once it has been added to a run loop: `RunLoop.main.add(timer, forMode: .common)`.
    ///
    /// - Parameters:
    ///   - date: when to fire first, by the clock's ``VirtualClock/date``.
    ///   - interval: seconds between firings; 0.0001 is taken for anything less. One that is not finite is a
    ///     failure, and the timer is invalid from the start.
    ///   - repeats: whether it goes on after the first firing.
    ///   - block: what to do.
    public init(
        fire date: Date, interval: TimeInterval, repeats: Bool, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        block: @escaping @MainActor (Timer) -> Void
    ) {
        site = CallSite(fileID, filePath, line, column)
        // Foundation's rule: an interval of zero or less stands for a tenth of a millisecond.
        timeInterval = repeats ? max(interval, 0.0001) : 0
        state = Mutex(State(fireDate: date, block: block))
        if !interval.isFinite {
            ClockFailure.notFinite(interval, request: "A timer").record(at: site)
            invalidate()
        }
    }

    /// Makes a timer that fires `interval` seconds from now, and if it repeats every `interval` seconds.
    ///
    /// It fires once it has been added to a run loop: `RunLoop.main.add(timer, forMode: .common)`.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        block: @escaping @MainActor (Timer) -> Void
    ) {
        let wait = interval.isFinite ? max(interval, 0.0001) : 0
        self.init(
            fire: VirtualClock.current.date.addingTimeInterval(wait), interval: interval, repeats: repeats,
            fileID: fileID, filePath: filePath, line: line, column: column, block: block)
    }

    /// Makes a timer and adds it to the current clock.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, repeats: repeats, fileID: fileID, filePath: filePath, line: line,
            column: column, block: block)
        timer.add(to: .current)
        return timer
    }

    /// Whether the timer can still fire.
    public var isValid: Bool { state.withLock { $0.isValid } }

    /// When the timer fires next, or fired last if it is no longer valid; setting it puts the firing there.
    public var fireDate: Date {
        get { state.withLock { $0.fireDate } }
        set {
            let work = state.withLock { state in
                state.fireDate = newValue
                defer { state.work = nil }
                return state.work
            }
            guard let work else { return }
            work.cancel()
            add(to: work.clock)
        }
    }

    /// How late the timer may fire, in seconds; it is kept and never used, for virtual time is exact.
    public var tolerance: TimeInterval {
        get { state.withLock { $0.tolerance } }
        set { state.withLock { $0.tolerance = newValue } }
    }

    /// Stops the timer for good and lets go of its block.
    public func invalidate() {
        // The block is freed outside the lock: what it held may come back to the timer.
        let freed = state.withLock { state in
            defer {
                state.isValid = false
                state.work = nil
                state.block = nil
            }
            return (state.work, state.block)
        }
        freed.0?.cancel()
    }

    /// Fires the timer now: one that fires once is invalid afterwards, one that repeats keeps its dates.
    @MainActor
    public func fire() {
        guard let block = state.withLock({ $0.block }) else { return }
        block(self)
        if timeInterval == 0 { invalidate() }
    }
}

extension Timer {
    /// Puts the timer on `clock`, unless it is invalid or on a clock already.
    func add(to clock: VirtualClock) {
        state.withLock { state in
            guard state.isValid, state.work == nil else { return }
            let wait = Duration(finiteSeconds: state.fireDate.timeIntervalSince(clock.date)) ?? .zero
            let interval = timeInterval > 0 ? Duration(finiteSeconds: timeInterval) : nil
            state.work = clock.schedule(
                after: max(wait, .zero), every: interval, name: "timer", site: site
            ) { [self] in clockFired() }
        }
    }

    @MainActor
    private func clockFired() {
        if timeInterval > 0 {
            state.withLock { $0.fireDate += timeInterval }
        }
        fire()
    }
}
