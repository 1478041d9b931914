import FailureReporting
import Foundation
import Synchronization

/// The only time there is: a clock that stands still until it is told to move.
///
/// View code waits in many ways: a timer, an animation, a delayed call. Here each of them is a piece of work
/// on the current clock, and moving the clock runs what falls due on the way, at once and in order:
///
/// ```swift
/// let clock = VirtualClock()
/// clock.schedule(after: .seconds(2)) { print("two") }
/// clock.schedule(after: .seconds(1)) { print("one") }
/// clock.advance(by: .seconds(3))  // prints "one", then "two", and takes no time
/// ```
///
/// Work fires in order of its deadline and, where deadlines are equal, in the order in which it was
/// scheduled. While a piece of work fires, ``now`` is its deadline. Work scheduled by work that fires belongs
/// to the same advance if it falls due before the end of it.
///
/// Work that fires may move the clock itself: what falls due then fires at once, inside of it, and the outer
/// advance goes on from there. Time never goes back.
///
/// Scheduling may happen on any thread; only the main actor moves the clock, and all work runs there.
public final class VirtualClock: Sendable {
    /// What a piece of work does.
    public typealias Action = @MainActor () -> Void

    struct State: ~Copyable, Sendable {
        var now = Instant(offset: .zero)
        var agenda = Agenda()
        /// What the clock on the wall showed at the start, as it is set now.
        var dateOfStart = VirtualClock.startDate
        var animationsDisabledDepth = 0
        var defaultLapse = Lapse.standard
        var turnEnded: Action?
        var isEndingTurn = false
        /// How many runs are under way: one, and one for each piece of work under way that moves the clock.
        var runDepth = 0
        /// Set when a run gave up, until the outermost is over: then all of them stop.
        var isBrokenOff = false
        /// How many pieces of work have fired since the clock was made.
        var firedCount = 0
        /// The tasks that sleep on the clock, by their numbers.
        var sleepers: [UInt64: Sleeper] = [:]
        /// The task that runs the test.
        var testTask: TestTask?
        /// How many times a test that waited for ever has been let go on.
        var rescues = 0
        /// The piece of work that fired last, where runs are nested as deeply as they may.
        var deepestFired: WorkOrigin?
    }

    let state = Mutex(State())

    /// How strict the test is whose clock it is, and whether it has ended.
    package let status = WorldStatus()

    /// What handles of work on the clock hold.
    let link = ClockLink()

    /// The address of the line of tasks, made for the first of them; it lives for ever. Apart from the state, for the runtime asks for
    /// it wherever code of the main actor is checked to run there, and that may be with the state locked.
    private let tasks = Atomic<UInt>(0)

    /// How many pieces of work may be scheduled and fired within one instant, or while running until idle,
    /// before the chain is taken for one that never ends.
    public let runawayLimit: Int

    /// Makes a clock that stands at its start, with nothing scheduled.
    ///
    /// - Parameter runawayLimit: how much work scheduled on the way an advance may fire without time passing,
    ///   or while running until idle, before it stops with a failure that names what kept going. Of what repeats,
    ///   a hundred times as much may fire while running until idle.
    public init(runawayLimit: Int = 100_000) {
        self.runawayLimit = max(1, runawayLimit)
        link.connect(self)
    }

    /// The time that has passed since the clock was made.
    public var now: Instant {
        state.withLock { $0.now }
    }

    /// The world that the clock is a part of, unless it is in none.
    var world: World? { link.world }

    /// Where the jobs of tasks that know the clock go.
    var taskQueue: TaskQueue {
        if let existingTaskQueue { return existingTaskQueue }
        let queue = TaskQueue(clock: self)
        // If another thread was faster, its queue is the one.
        _ = tasks.compareExchange(expected: 0, desired: queue.address, ordering: .acquiringAndReleasing)
        return existingTaskQueue ?? queue
    }

    /// Where the jobs of tasks that know the clock go, if there have been any.
    var existingTaskQueue: TaskQueue? {
        TaskQueue.at(tasks.load(ordering: .acquiring))
    }

    /// How many tasks that know the clock wait for their turn to go on.
    var waitingTasks: Int {
        existingTaskQueue?.waiting ?? 0
    }

    /// Whether time is being moved: what it does along the way is in a turn that will end.
    package var isFiring: Bool {
        state.withLock { $0.runDepth > 0 }
    }

    /// The longest time that the clock deals with.
    package static let longestDuration = Duration.longest
}
