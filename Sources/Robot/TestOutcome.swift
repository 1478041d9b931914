import Synchronization
import Trace

/// Whether a test of Swift Testing with a trait of this package has failed.
package final class TestOutcome: Sendable {
    @TaskLocal static var current: TestOutcome?

    private let isFailed = Atomic(false)
    private let recording = Mutex<TestTrace?>(nil)

    /// Whether the running test has failed so far; `false` outside of such tests.
    package static var hasFailed: Bool { current?.isFailed.load(ordering: .relaxed) ?? false }

    /// Whether the running test has a trait that notes its failures.
    package static var isKept: Bool { current != nil }

    var isFailure: Bool { isFailed.load(ordering: .relaxed) }

    var trace: TestTrace? {
        get { recording.withLock { $0 } }
        set { recording.withLock { $0 = newValue } }
    }

    func noteFailure() {
        isFailed.store(true, ordering: .relaxed)
    }
}
