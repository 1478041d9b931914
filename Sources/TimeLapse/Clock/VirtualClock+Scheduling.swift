import FailureReporting

extension VirtualClock {
    /// Schedules `action` to run once, `delay` from now.
    ///
    /// - Parameters:
    ///   - delay: the time to wait; zero means when the clock is next moved, even by zero. A negative delay is a
    ///     failure, and nothing is scheduled.
    ///   - action: the callback; runs on the main actor.
    /// - Returns: the handle that cancels the work.
    /// - Complexity: O(log *n*) in the number of scheduled callbacks.
    @discardableResult
    public func schedule(
        after delay: Duration, name: String = "work", fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ action: @escaping Action
    ) -> ScheduledWork? {
        let site = CallSite(fileID, filePath, line, column)
        guard check(delay, request: "Scheduling work", at: site) else { return nil }
        return schedule(after: delay, every: nil, name: name, site: site, action)
    }

    /// Schedules `action` to run repeatedly, `interval` apart, for the first time after one `interval`.
    ///
    /// - Parameters:
    ///   - interval: the time between two firings. Zero or less is a failure, and nothing is scheduled.
    ///   - delay: the time until the first firing; by default one interval. A negative delay is a failure, too.
    /// - Returns: the handle that cancels the work.
    /// - Complexity: O(log *n*) in the number of repeating callbacks.
    @discardableResult
    public func schedule(
        every interval: Duration, startingAfter delay: Duration? = nil, name: String = "repeating work",
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ action: @escaping Action
    ) -> ScheduledWork? {
        let site = CallSite(fileID, filePath, line, column)
        guard interval > .zero else {
            ClockFailure.intervalNotPositive(interval).record(at: site)
            return nil
        }
        guard check(interval, request: "Scheduling work", at: site),
            check(delay ?? interval, request: "Scheduling work", at: site)
        else { return nil }
        return schedule(after: delay ?? interval, every: interval, name: name, site: site, action)
    }

    /// All scheduled work, in the order in which it will fire.
    ///
    /// - Complexity: O(*n* log *n*) in the number of scheduled callbacks.
    public var pendingWork: [PendingWork] {
        state.withLock { state in
            state.agenda.pending().map { node, entry in
                PendingWork(entry, deadline: node.deadline)
            }
        }
    }

    /// Work that runs until it is stopped, such as an animation that repeats forever, in the order in which it began.
    /// It never fires, so it is not in ``pendingWork``.
    public var endlessWork: [EndlessWork] {
        state.withLock { state in
            state.agenda.pendingWithoutEnd().map { EndlessWork(name: $0.origin.name, site: $0.origin.site) }
        }
    }
}

extension VirtualClock {
    /// Schedules the end of an animation: immediately if animations are disabled.
    @discardableResult
    package func scheduleAnimationEnd(
        after duration: Duration, name: String = "animation", site: CallSite?, _ action: @escaping Action
    ) -> ScheduledWork? {
        guard check(duration, request: "An animation", at: site) else { return nil }
        let wait = animationsAreDisabled ? .zero : duration
        let entry = Agenda.Entry(
            action: action, origin: WorkOrigin(name: name, site: site, kind: .animation), recurrence: nil)
        let key = state.withLock { $0.agenda.add(entry, at: $0.now.advanced(by: wait)) }
        if CallLog.isAnyObserved, let observer = world?.observer {
            var event = ObservedEvent(.animation, name, site: site)
            event.duration = wait
            observer.happened(event)
        }
        return ScheduledWork(clock: self, key: key)
    }

    /// Registers work that runs until it is stopped, such as an animation that repeats forever.
    ///
    /// It never fires and is not waited for; reports list it separately.
    ///
    /// - Parameter action: what ``ScheduledWork/take()`` returns to code that ends it early; the clock never runs it.
    @MainActor
    package func addEndless(
        name: String, site: CallSite?, _ action: @escaping Action = {}
    ) -> ScheduledWork {
        let entry = Agenda.Entry(
            action: action, origin: WorkOrigin(name: name, site: site, kind: .endless), recurrence: nil)
        return ScheduledWork(clock: self, key: state.withLock { $0.agenda.addEndless(entry) })
    }

    package var animationsAreDisabled: Bool {
        state.withLock { $0.animationsDisabledDepth > 0 }
    }

    /// Runs `body` with animations that end at the instant at which they begin.
    @MainActor
    package func withAnimationsDisabled<Result>(_ body: () throws -> Result) rethrows -> Result {
        state.withLock { $0.animationsDisabledDepth += 1 }
        defer { state.withLock { $0.animationsDisabledDepth -= 1 } }
        return try body()
    }

    package func cancelAll() {
        // Objects that the work retains are released outside the lock: their deinitializers may call the
        // clock.
        let removed = state.withLock { $0.agenda.removeAll() }
        withExtendedLifetime(removed) {}
    }

    /// Sets the callback that runs when all work due at an instant has fired, before time moves on.
    ///
    /// It may schedule work for the same instant, which then fires, and `action` is called again. While it moves the
    /// clock itself, it is not called.
    package func setTurnEnded(_ action: Action?) {
        // The former one is released outside the lock: deinitializers may call the clock.
        var former = action
        state.withLock { swap(&$0.turnEnded, &former) }
    }

    /// Schedules work with durations that were validated already, on behalf of code at `site`.
    package func schedule(
        after delay: Duration, every interval: Duration?, name: String, site: CallSite?,
        in modes: RunLoopModes = .common, _ action: @escaping Action
    ) -> ScheduledWork {
        schedule(after: delay, every: interval, WorkOrigin(name: name, site: site), in: modes, action)
    }

    /// Schedules work that a device does elsewhere than on the main queue: it goes on while that is blocked.
    package func scheduleElsewhere(
        after delay: Duration, name: String, site: CallSite?, _ action: @escaping Action
    ) -> ScheduledWork {
        schedule(after: delay, every: nil, WorkOrigin(name: name, site: site, isElsewhere: true)) {
            BlockedMain.whileElsewhere(true, action)
        }
    }

    /// Schedules work with durations that were validated already.
    func schedule(
        after delay: Duration, every interval: Duration?, _ origin: WorkOrigin,
        in modes: RunLoopModes = .common, _ action: @escaping Action
    ) -> ScheduledWork {
        let entry = entry(action, every: interval, origin, in: modes)
        let key = state.withLock { $0.agenda.add(entry, at: $0.now.advanced(by: delay)) }
        return ScheduledWork(clock: self, key: key)
    }

    /// Schedules work for each frame of a display, from the next one on, on behalf of code at `site`.
    package func scheduleFrames(
        perSecond rate: Int, name: String, site: CallSite?, in modes: RunLoopModes = .common,
        _ action: @escaping Action
    ) -> ScheduledWork {
        let recurrence = Recurrence.frames(perSecond: rate)
        let origin = WorkOrigin(name: name, site: site, kind: .object)
        let entry = Agenda.Entry(action: action, origin: origin, recurrence: recurrence, modes: modes)
        let key = state.withLock { $0.agenda.add(entry, at: $0.now.nextFrame(perSecond: rate)) }
        return ScheduledWork(clock: self, key: key)
    }

    /// Schedules work for `instant`, or for now if that has passed.
    func schedule(
        at instant: Instant, every interval: Duration?, _ origin: WorkOrigin,
        in modes: RunLoopModes = .common, _ action: @escaping Action
    ) -> ScheduledWork {
        let entry = entry(action, every: interval, origin, in: modes)
        let key = state.withLock { $0.agenda.add(entry, at: max(instant, $0.now)) }
        return ScheduledWork(clock: self, key: key)
    }

    private func entry(
        _ action: @escaping Action, every interval: Duration?, _ origin: WorkOrigin, in modes: RunLoopModes
    ) -> Agenda.Entry {
        Agenda.Entry(action: action, origin: origin, recurrence: interval.map { .every($0) }, modes: modes)
    }

    private func check(_ duration: Duration, request: String, at site: CallSite?) -> Bool {
        if duration < .zero {
            ClockFailure.negativeDuration(duration, request: request).record(at: site)
            return false
        }
        if duration > .longest {
            ClockFailure.durationTooLong(duration, request: request).record(at: site)
            return false
        }
        return true
    }
}
