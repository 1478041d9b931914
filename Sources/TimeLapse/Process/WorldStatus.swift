import FailureReporting
import Synchronization

/// Whether a test's world is strict, and whether its test has ended.
package final class WorldStatus: Sendable {
    /// The stages of a world's life.
    package enum Stage: UInt8, AtomicRepresentable, Sendable {
        /// Its test is running.
        case open
        /// Its test is over, and remaining work is being ended: failures are not recorded.
        case closing
        /// All work that could be ended has ended.
        case closed
    }

    private let strictness = Atomic(false)
    private let layoutStrictness = Atomic(false)
    private let currentStage = Atomic(Stage.open)
    /// What never ends and was reported, with the receivers of these failures.
    private let reported = Mutex<Set<Runaway>>([])

    /// Whether warnings that UIKit only logs fail the test.
    package var isStrict: Bool {
        get { strictness.load(ordering: .relaxed) }
        set { strictness.store(newValue, ordering: .relaxed) }
    }

    /// Whether constraints that cannot all hold fail the test, even if it is not strict otherwise.
    package var isLayoutStrict: Bool {
        get { layoutStrictness.load(ordering: .relaxed) }
        set { layoutStrictness.store(newValue, ordering: .relaxed) }
    }

    /// Whether work that never ends has yet to be reported; the next time it is not.
    ///
    /// Each call that waits for it would report it again.
    func isUnreported(_ culprit: String) -> Bool {
        let runaway = Runaway(culprit: culprit, receiver: FailureCollector.receiver)
        return reported.withLock { $0.insert(runaway).inserted }
    }

    private struct Runaway: Hashable {
        let culprit: String
        let receiver: UInt64
    }

    package var stage: Stage {
        get { currentStage.load(ordering: .sequentiallyConsistent) }
        set { currentStage.store(newValue, ordering: .sequentiallyConsistent) }
    }
}
