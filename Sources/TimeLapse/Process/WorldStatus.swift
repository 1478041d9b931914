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
    private let currentStage = Atomic(Stage.open)

    /// Whether warnings that UIKit only logs fail the test.
    package var isStrict: Bool {
        get { strictness.load(ordering: .relaxed) }
        set { strictness.store(newValue, ordering: .relaxed) }
    }

    /// The stage of the world's life.
    package var stage: Stage {
        get { currentStage.load(ordering: .sequentiallyConsistent) }
        set { currentStage.store(newValue, ordering: .sequentiallyConsistent) }
    }
}
