import FailureReporting
import Foundation
import Synchronization

/// Foundation's timer on the virtual clock: it fires when a test moves the clock past its date.
///
/// The interface is Foundation's, so view code compiles unchanged. The block runs on the main actor.
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
        /// When it fires; while it is scheduled, the clock's deadline counts.
        var due: VirtualClock.Instant
        var lastFired: VirtualClock.Instant?
        var modes: RunLoopModes = []
        var tolerance: TimeInterval = 0
        var block: (@MainActor (Timer) -> Void)?
    }

    private let state: Mutex<State>
    private let site: CallSite

    /// The seconds between two firings; 0 for a timer that fires once.
    public let timeInterval: TimeInterval

    // Written once, before the initializer's caller has the timer.
    /// The value that was given with the target, if any.
    public internal(set) nonisolated(unsafe) var userInfo: Any?

    private init(
        due: VirtualClock.Instant?, at figure: TimeInterval, interval: TimeInterval, repeats: Bool,
        site: CallSite, block: @escaping @MainActor (Timer) -> Void
    ) {
        self.site = site
        timeInterval = repeats && interval.isFinite ? Self.positive(interval) : 0
        state = Mutex(State(due: due ?? VirtualClock.Instant(offset: .zero), block: block))
        if !interval.isFinite || due == nil {
            ClockFailure.notFinite(interval.isFinite ? figure : interval, request: "A timer").record(at: site)
            invalidate()
        }
    }

    /// Makes a timer that never fires, to begin with: it is invalid from the start.
    public convenience init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            due: VirtualClock.Instant(offset: .zero), at: 0, interval: 0, repeats: false,
            site: CallSite(fileID, filePath, line, column)
        ) { _ in }
        invalidate()
    }

    /// Foundation's rule: an interval of zero or less becomes 0.0001 s; so does any shorter than that.
    private static func positive(_ interval: TimeInterval) -> TimeInterval {
        max(interval, 0.0001)
    }

    /// Makes a timer that fires at `date` and, if it repeats, every `interval` seconds from then on.
    ///
    /// It fires once it has been added to a run loop: `RunLoop.main.add(timer, forMode: .common)`.
    ///
    /// - Parameters:
    ///   - date: when to fire first, by the clock's ``VirtualClock/date``.
    ///   - interval: seconds between firings; less than 0.0001 counts as 0.0001. If this or the date is not finite,
    ///     that is a failure, and the timer is invalid from the start.
    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        block: @escaping @MainActor (Timer) -> Void
    ) {
        self.init(
            due: VirtualClock.current.instant(of: date), at: date.timeIntervalSinceReferenceDate,
            interval: interval, repeats: repeats, site: CallSite(fileID, filePath, line, column), block: block
        )
    }

    /// Makes a timer that fires `interval` seconds from now, and if it repeats every `interval` seconds.
    ///
    /// It fires once it has been added to a run loop: `RunLoop.main.add(timer, forMode: .common)`.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        block: @escaping @MainActor (Timer) -> Void
    ) {
        self.init(
            timeInterval: interval, repeats: repeats, site: CallSite(fileID, filePath, line, column),
            block: block)
    }

    /// Makes a timer for the call at `site` that fires `interval` seconds from now.
    convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, site: CallSite,
        block: @escaping @MainActor (Timer) -> Void
    ) {
        // Not as a date, which is less precise than the clock.
        let wait = interval.isFinite ? Duration(finiteSeconds: Self.positive(interval)) : nil
        self.init(
            due: wait.map { VirtualClock.current.now.advanced(by: $0) }, at: interval, interval: interval,
            repeats: repeats, site: site, block: block)
    }

    /// Makes a timer and adds it to the current clock, in the default mode: it waits while a finger scrolls.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        Timer(
            timeInterval: interval, repeats: repeats, fileID: fileID, filePath: filePath, line: line,
            column: column, block: block
        )
        .scheduled()
    }

    func scheduled() -> Timer {
        add(in: .default)
        return self
    }

    /// Whether the timer can still fire.
    public var isValid: Bool { state.withLock { $0.isValid } }

    /// When the timer fires next, or fired last if it is no longer valid; setting it reschedules the timer.
    ///
    /// Setting it does nothing to a timer that is no longer valid. A date that is not finite is a failure, and the old
    /// date is kept.
    public var fireDate: Date {
        get {
            let state = state.withLock {
                (isValid: $0.isValid, work: $0.work, due: $0.due, last: $0.lastFired)
            }
            let clock = state.work?.clock ?? .current
            return clock.date(of: state.isValid ? state.work?.deadline ?? state.due : state.last ?? state.due)
        }
        set {
            let clock = state.withLock { $0.work }?.clock
            guard let due = (clock ?? .current).instant(of: newValue) else {
                ClockFailure.notFinite(newValue.timeIntervalSinceReferenceDate, request: "A timer")
                    .record(at: CallSite.current ?? site)
                return
            }
            let former = state.withLock { state in
                if state.isValid { state.due = due }
                defer { state.work = nil }
                return state.work
            }
            former?.cancel()
            if let clock { add(to: clock, in: []) }
        }
    }

    /// How late the timer may fire, in seconds; virtual time is exact. It has no effect here.
    public var tolerance: TimeInterval {
        get { state.withLock { $0.tolerance } }
        set { state.withLock { $0.tolerance = newValue } }
    }

    /// Stops the timer permanently and releases its block.
    public func invalidate() {
        // The block is released outside the lock: deinitializers may call the timer.
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
        // The state is not copied as a whole: with the weak reference in it, that has been seen to corrupt
        // memory in release builds.
        let (block, clock) = state.withLock { ($0.block, $0.work?.clock) }
        guard let block else { return }
        fire(block, on: clock ?? .current)
    }

    @MainActor
    fileprivate func fire(_ block: @MainActor (Timer) -> Void, on clock: VirtualClock) {
        guard noteFiring(at: clock.now) else { return }
        block(self)
        if timeInterval == 0 { invalidate() }
    }

    // Not main-actor-isolated, so that locking costs no check of the actor.
    /// Notes when the timer fires; returns whether it may.
    private func noteFiring(at now: VirtualClock.Instant) -> Bool {
        state.withLock { state in
            guard state.isValid else { return false }
            state.lastFired = now
            return true
        }
    }
}

extension Timer {
    func add(in modes: RunLoopModes) {
        let clock = VirtualClock.receiving("timer", at: site)
        add(to: clock, in: modes)
        clock.noteSent(at: site)
    }

    /// Schedules the timer on `clock`, unless it is invalid; one that is scheduled already fires in these modes, too.
    func add(to clock: VirtualClock, in modes: RunLoopModes = .default) {
        let interval = timeInterval > 0 ? Duration(finiteSeconds: timeInterval) : nil
        let scheduled = state.withLock { state -> (ScheduledWork, RunLoopModes)? in
            guard state.isValid, let block = state.block else { return nil }
            state.modes.formUnion(modes)
            if let work = state.work { return (work, state.modes) }
            let origin = WorkOrigin(name: "timer", site: site, kind: .object)
            // With the block, which is then not looked up at each firing: the work is cancelled with the
            // timer. Only the clock calls the work, so it is not gone then.
            state.work = clock.schedule(at: state.due, every: interval, origin, in: state.modes) {
                [self, unowned(unsafe) clock] in
                if VirtualClock.isLettingGo { invalidate() } else { fire(block, on: clock) }
            }
            return nil
        }
        if let (work, modes) = scheduled { work.setModes(modes) }
    }
}
