import FailureReporting
import TimeLapse

/// How much virtual time a test has taken.
final class TestDuration {
    private var start: VirtualClock.Instant?

    /// Notes that the test begins.
    func begin() { start = VirtualClock.current.now }

    /// Records a failure, once, if the test has taken longer than it may.
    func check(of testCase: BaseTestCase) {
        guard let start else { return }
        let taken = VirtualClock.current.now - start
        guard taken > .seconds(testCase.testTimeout) else { return }
        self.start = nil
        DurationFailure(seconds: testCase.testTimeout, taken: taken).record()
    }
}

/// A test that took longer than it may.
struct DurationFailure: Failure {
    let seconds: Int
    let taken: Duration

    var description: String {
        """
        Test duration exceeded \(seconds) seconds!
        It has taken \(taken.text) of virtual time. A test that needs more overrides testTimeout.
        """
    }
}
