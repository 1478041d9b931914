import Synchronization

/// What holds for a test's world as a whole.
package final class WorldStatus: Sendable {
    /// Where a world is on its way to its end.
    package enum Stage: UInt8, AtomicRepresentable, Sendable {
        /// Its test runs.
        case open
        /// Its test is over, and what goes on in it is being ended: nothing of that is recorded.
        case closing
        /// All that could be ended has been.
        case closed
    }

    private let strictness = Atomic(false)
    private let currentStage = Atomic(Stage.open)

    /// Whether what UIKit only logs fails the test.
    package var isStrict: Bool {
        get { strictness.load(ordering: .relaxed) }
        set { strictness.store(newValue, ordering: .relaxed) }
    }

    /// Where the world is on its way to its end.
    package var stage: Stage {
        get { currentStage.load(ordering: .sequentiallyConsistent) }
        set { currentStage.store(newValue, ordering: .sequentiallyConsistent) }
    }
}
