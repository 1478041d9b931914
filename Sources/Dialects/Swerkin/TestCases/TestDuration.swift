import FailureReporting
import Scenarios
import TimeLapse

/// How much virtual time a test has taken.
final class TestDuration {
    private var start: VirtualClock.Instant?
    private var hasBegun = false

    /// Notes that the test begins, and has each of its steps checked; returns whether it had not yet begun.
    func begin(of testCase: BaseTestCase) -> Bool {
        guard !hasBegun else { return false }
        hasBegun = true
        start = VirtualClock.current.now
        let test = TestReference(testCase)
        StepContext.checkEachStep { test.testCase.duration.check(of: test.testCase) }
        return true
    }

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
