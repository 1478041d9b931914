import FailureReporting

extension World {
    /// A world while it is current, with the application that must live as long.
    package final class Binding: Sendable {
        package let world: World
        // Set by the task that made the binding, before it begins another one: only then can others read it.
        /// The world's application, kept alive for tasks that outlive a test.
        package fileprivate(set) nonisolated(unsafe) var owner: (any AnyObject & Sendable)?

        init(_ world: World) {
            self.world = world
            owner = world.owner
        }
    }

    @TaskLocal static var bound: Binding?

    /// The current task's world: the one bound by ``whileCurrent(_:)-(()->_)``, else that of the queue that runs the
    /// task's job, else that of the thread, else that of the only running test, else the process's.
    package static var current: World {
        bound?.world ?? TaskQueue.current?.world ?? outside
    }

    /// Whether the current task is in a world of its own, and not in the process's.
    package static var isBound: Bool { bound != nil || TaskQueue.current?.world != nil }

    /// Makes an object the application of this world; if the world is the current one, its binding keeps it alive, as if
    /// it had been there when that was made.
    ///
    /// It is called before any task begins in the world.
    package func adopt(
        _ owner: any AnyObject & Sendable, by reference: WeakReference<some AnyObject & Sendable>
    ) {
        setOwner(reference)
        if let bound = Self.bound, bound.world === self { bound.owner = owner }
    }

    /// The current world's application, if it has one; faster than asking the world.
    package static var currentOwner: (any AnyObject & Sendable)? {
        if let bound { return bound.owner }
        if let world = TaskQueue.current?.world { return world.owner }
        // The process's application needs no look-up.
        guard RunningWorlds.isAny, case .world(let world) = Outside.ofCaller else { return nil }
        return world.owner
    }

    /// Runs `body` with this world as the current one, in `body` and in the tasks that it starts.
    package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        _ = ConcurrencyRuntime.isHooked
        return try Self.$bound.withValue(Binding(self)) { try calls.context.whileCurrent(body) }
    }

    /// Runs `body` with this world as the current one, in `body` and in the tasks that it starts.
    package func whileCurrent<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        _ = ConcurrencyRuntime.isHooked
        let (former, entry) = (TaskQueue.current, TaskRegistry.enter(clock.taskQueue))
        defer { leave(for: former, entry) }
        return try await Self.$bound.withValue(Binding(self)) { try await calls.context.whileCurrent(body) }
    }

    /// Returns the current task, which was in this world for a while, to the queue that it came from.
    ///
    /// A task without a world continues in the queue that runs its job. Without this, the task that runs one test after
    /// another would stay in the first test's queue.
    private func leave(for former: TaskQueue?, _ entry: TaskRegistry.Entry?) {
        TaskRegistry.leave(for: entry)
        guard Self.bound?.world !== self else { return }
        clock.resignTestTask()
        TaskQueue.leave(clock.taskQueue, for: former)
    }
}

extension VirtualClock {
    /// The current world's clock.
    public static var current: VirtualClock {
        World.bound?.world.clock ?? TaskQueue.current?.clock ?? World.outside.clock
    }

    /// The process's clock, for code outside of any world.
    package static var processWide: VirtualClock { World.processWide.clock }

    /// Runs `body` with this clock as the current one, in `body` and in the tasks that it starts: in the clock's world,
    /// or in a new one.
    package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try (world ?? World(clock: self)).whileCurrent(body)
    }

    /// Runs `body` with this clock as the current one, in `body` and in the tasks that it starts: in the clock's world,
    /// or in a new one.
    package func whileCurrent<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await (world ?? World(clock: self)).whileCurrent(body)
    }
}
