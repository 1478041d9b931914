import FailureReporting
import HeadlessUIKit
import Robot
import TestSupport
import Testing

@testable import Swerkin

@MainActor @Suite("Waits of the test case", .swerkin()) struct ConditionWaitTests {
    private let test = Given.testCase
    private let start = VirtualClock.current.now

    @Test("A condition that a task makes true is waited for")
    func task() {
        var isReady = false
        Task {
            try await Task.sleep(for: .seconds(1.5))
            isReady = true
        }
        test.waiting(for: isReady, errorMessage: "Not ready.")
        #expect(isReady)
        #expect(VirtualClock.current.now - start == .seconds(1.5))
    }

    @Test("A condition that a timer makes false is waited for")
    func timer() {
        var isBusy = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 4) { isBusy = false }
        test.wait(for: isBusy, errorMessage: "Busy.", timeout: 5, negateCondition: true)
        test.wait(for: { !isBusy }, errorMessage: "Busy.", timeout: 0)
        #expect(!isBusy)
    }

    @Test("A condition that does not come is a failure at the line")
    func failures() {
        let failures = FailureCollector.failures {
            test.waiting(for: false, errorMessage: "Not ready.")
            test.waiting(for: true, errorMessage: "Busy.", negateCondition: true)
            test.wait(for: false, errorMessage: "", timeout: 0.25)
            test.wait(for: { false }, errorMessage: "Not ready.", timeout: 0)
        }
        #expect(
            failures.map(\.text) == [
                "Not ready.\nThe condition was still false after 2 s of virtual time.",
                "Busy.\nThe condition was still true after 2 s of virtual time.",
                "The condition was still false after 0.25 s of virtual time.",
                "Not ready.\nThe condition was still false after 0 s of virtual time.",
            ])
        let first = #line - 12
        #expect(failures.map { $0.site.map { Int($0.line) } } == [first, first + 1, first + 2, first + 3])
    }

    @Test("What is not a time-out is a failure, once", arguments: [-1, .nan, .infinity, 1e10])
    func invalid(timeout: TimeInterval) {
        let failures = FailureCollector.failures {
            test.wait(for: false, errorMessage: "Not ready.", timeout: timeout)
        }
        #expect(
            failures.map(\.text) == [
                "wait(for:errorMessage:timeout:) failed: \(timeout) is not a time-out in seconds."
            ])
    }

    @Test("Animations are waited for")
    func animations() {
        let view = UIView()
        UIWindow.createWindowForTesting().addSubview(view)
        UIView.animate(withDuration: 3) { view.alpha = 0.5 }
        test.waitForAnimationsToFinish()
        #expect(VirtualClock.current.now - start == .seconds(3))
    }

    @Test("Waits of the test case wait off the main actor as well")
    nonisolated func offTheMainActor() async {
        let test = Given.testCase
        nonisolated(unsafe) var isReady = false
        await MainActor.run {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isReady = true }
        }
        test.waiting(for: isReady, errorMessage: "Not ready.")
        let failures = FailureCollector.failures { test.waiting(for: !isReady, errorMessage: "Ready.") }
        #expect(failures.map { $0.site?.line } == [#line - 1])
    }
}
