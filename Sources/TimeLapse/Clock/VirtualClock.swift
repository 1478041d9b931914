import FailureReporting
import Foundation
import Synchronization

/// The clock of all code under test. Its time stands still until a test moves it.
///
/// Timers, animations, delayed calls and sleeping tasks are scheduled on the current clock. Moving the clock runs all
/// that falls due on the way, in order and without waiting:
///
/// ```swift
/// let clock = VirtualClock()
/// clock.schedule(after: .seconds(2)) { print("two") }
/// clock.schedule(after: .seconds(1)) { print("one") }
/// clock.advance(by: .seconds(3))  // prints "one", then "two", and takes no time
/// ```
///
/// Work fires in order of its deadline and, for equal deadlines, in the order in which it was scheduled. While a
/// callback runs, ``now`` is its deadline. Work that a callback schedules fires in the same advance if it is due before
/// its end.
///
/// A callback may move the clock itself: work due by then fires inside the callback, and the outer advance continues
/// from there. Time never goes back.
///
/// Scheduling may happen on any thread; only the main actor moves the clock, and all work runs there.
public final class VirtualClock: Sendable {
    /// The callback of scheduled work.
    public typealias Action = @MainActor () -> Void

    struct State: ~Copyable, Sendable {
        var now = Instant(offset: .zero)
        var agenda = Agenda()
        /// The date at the clock's start, as the wall-clock date is set now.
        var dateOfStart = VirtualClock.startDate
        var animationsDisabledDepth = 0
        var defaultLapse = Lapse.standard
        var turnEnded: Action?
        var isEndingTurn = false
        /// How many runs are nested: a callback that moves the clock begins another.
        var runDepth = 0
        /// Whether a run was stopped by a failure: all nested runs stop until the outermost is over.
        var isBrokenOff = false
        /// How many callbacks have run since the clock was made.
        var firedCount = 0
        /// The tasks that sleep on the clock, by their IDs.
        var sleepers: [UInt64: Sleeper] = [:]
        var testTask: TestTask?
        /// What the test waits for besides.
        var resources: [AwaitedResource] = []
        /// What was done for it as it waited in vain.
        var rescue = TestRescue()
        /// The work that fired last at the deepest level allowed.
        var deepestFired: WorkOrigin?
    }

    let state = Mutex(State())

    /// Whether the clock's test is strict, and whether it has ended.
    package let status = WorldStatus()

    /// The weak reference to the clock that handles of its work share.
    let link = ClockLink()

    /// The address of the task queue, made for the first task; it lives forever. Not part of the state: the runtime
    /// asks for it at each check of the main actor, which may happen with the state locked.
    private let tasks = Atomic<UInt>(0)

    /// How many callbacks may be scheduled and run within one instant, or while running until idle, before the work
    /// counts as endless.
    public let runawayLimit: Int

    /// Makes a clock at 0 s, with nothing scheduled.
    ///
    /// - Parameter runawayLimit: how many callbacks scheduled during an advance it may run without time passing, or
    ///   while running until idle, before it stops with a failure that names the work. Repeating work may fire a
    ///   hundred times as often while running until idle.
    public init(runawayLimit: Int = 100_000) {
        self.runawayLimit = max(1, runawayLimit)
        link.connect(self)
    }

    deinit {
        existingTaskQueue?.forgetClock()
    }

    /// The time that has passed since the clock was made.
    public var now: Instant {
        state.withLock { $0.now }
    }

    /// A reference to the clock that does not keep it alive; one for all who need one.
    package var weakReference: WeakReference<VirtualClock> { link.clockReference }

    var world: World? { link.world }

    /// The queue that runs the jobs of the clock's tasks.
    var taskQueue: TaskQueue {
        if let existingTaskQueue { return existingTaskQueue }
        let queue = TaskQueue(clock: self)
        // If another thread was faster, its queue is the one.
        _ = tasks.compareExchange(expected: 0, desired: queue.address, ordering: .acquiringAndReleasing)
        return existingTaskQueue ?? queue
    }

    /// The queue that runs the jobs of the clock's tasks, if there have been any.
    var existingTaskQueue: TaskQueue? {
        TaskQueue.at(tasks.load(ordering: .acquiring))
    }

    /// How many of the clock's tasks are ready to run.
    package var waitingTasks: Int {
        existingTaskQueue?.waiting ?? 0
    }

    /// Whether the clock is being moved: code that runs meanwhile is in a turn that will end.
    package var isFiring: Bool {
        state.withLock { $0.runDepth > 0 }
    }

    package static let longestDuration = Duration.longest
}
