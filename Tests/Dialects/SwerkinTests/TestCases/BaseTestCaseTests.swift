import HeadlessUIKit
import TestSupport
import TimeLapse

@testable import Swerkin

/// What `BaseTestCase` does before and after each test, looked at from outside.
final class BaseTestCaseTests: XCTestCase {
    /// XCTest forgets the running test once another has run in it: its own assertions would be lost.
    private func expectEqual<Value: Equatable>(
        _ actual: Value, _ expected: Value, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard actual != expected else { return }
        recordFailure(
            withDescription: "\(actual) is not \(expected)", inFile: "\(file)", atLine: Int(line),
            expected: true)
    }

    func testTheDefaults() {
        let testCase = BaseTestCase(name: "A test", testClosure: { _ in })
        expectEqual(testCase.testTimeout, 60)
        expectEqual(testCase.waitingTimeout, 2)
        expectEqual(BaseTestCase.validationTimeout, 2)
        expectEqual(BaseTestCase.tags, [.all])
        expectEqual(BaseTestCase.application == nil, true)
    }

    func testTheOrder() {
        let testCase = OrderedBaseTestCase.run("order") { $0.log.add("test") }
        expectEqual(
            testCase.log.take(), "setUpWithError\nlaunched\nsetUp\nsetUp over\ntest\ntearDown\ntearDown over")
        expectEqual(testCase.texts, [])
    }

    func testAnOverrideOfSetUpWithErrorThatDoesNotCallSuperStillLaunchesBeforeSetUp() {
        let testCase = ThrowlessBaseTestCase.run("A test_smoke") { $0.log.add("test") }
        expectEqual(testCase.log.take(), "setUpWithError\nlaunched\nsetUp\ntest")
        expectEqual(testCase.texts, [])
    }

    func testWithoutAnApplicationNothingIsLaunchedAndSetUpMayDoIt() {
        let testCase = LaunchingBaseTestCase.run("launching") { testCase in
            testCase.log.add("\(MainActor.assumeIsolated { UIApplication.shared.windows.count }) window")
        }
        expectEqual(testCase.log.take(), "launched\n1 window")
        expectEqual(testCase.texts, [])
    }

    func testWhatATestRemembersIsEmptiedAfterIt() {
        let testCase = NotedBaseTestCase.run("remembering") { testCase in
            testCase.testInfo["user"] = "Ada"
            testCase.preconditions[.loggedIn] = true
            testCase.Given.IAmOnScreen(ScreenName("Cart"))
            testCase.log.add("\(testCase.currentScreen?.rawValue ?? "none"), \(testCase.testInfo)")
        }
        expectEqual(testCase.log.take(), "launched\nCart, [\"user\": \"Ada\"]")
        expectEqual(testCase.testInfo.count + testCase.preconditions.count, 0)
        expectEqual(testCase.currentScreen == nil, true)
        expectEqual(testCase.texts, [])
    }

    func testTheGlobalStepsFindTheTestCase() {
        let testCase = NotedBaseTestCase.run("global") { testCase in
            let found = [Steps(.given).testCase, testCase.When.testCase, testCase.And.test]
            testCase.log.add("\(found.allSatisfy { $0 === testCase })")
            Steps(.given).IAmOnScreen(ScreenName("Cart"))
            testCase.log.add(testCase.currentScreen?.rawValue ?? "none")
        }
        expectEqual(testCase.log.take(), "launched\ntrue\nCart")
        expectEqual(testCase.texts, [])
    }

    func testAStepFailsAtItsLineAndTheRestIsSkipped() {
        let testCase = NotedBaseTestCase.run("failing") { testCase in
            testCase.When.IAmOnScreen(ScreenName("Cart"))
            testCase.Given.IAmOnScreen(ScreenName("Home"))
            testCase.log.add(testCase.currentScreen?.rawValue ?? "none")
        }
        expectEqual(testCase.log.take(), "launched\nnone")
        expectEqual(
            testCase.texts,
            [
                """
                failed - When IAmOnScreen(_:): Cart: failed.
                IAmOnScreen must be in the Given, as it only sets the screen that the test begins on: Cart.
                Try: IWaitToSeeScreen(…) to wait for a screen, or INavigate(fromScreen:toScreen:) to go to it.
                """
            ])
        expectEqual(testCase.lines, [#line - 14])
    }
}

final class BaseTestCaseTimeTests: XCTestCase {
    private func expectEqual<Value: Equatable>(
        _ actual: Value, _ expected: Value, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard actual != expected else { return }
        recordFailure(
            withDescription: "\(actual) is not \(expected)", inFile: "\(file)", atLine: Int(line),
            expected: true)
    }

    func testTheStepInWhichTheTimeRunsOutFails() {
        let testCase = NotedBaseTestCase.run("slow") { testCase in
            testCase.Given.performStep([], "IWait()") { advance(by: 40) }
            testCase.When.performStep([], "IWait()") { advance(by: 21) }
            testCase.Then.performStep([], "IWait()") { advance(by: 40) }
        }
        expectEqual(
            testCase.texts,
            [
                """
                failed - When IWait(): failed after 21 s of virtual time.
                Test duration exceeded 60 seconds!
                It has taken 61 s of virtual time. A test that needs more overrides testTimeout.
                """
            ])
        expectEqual(testCase.lines, [#line - 12])
    }

    func testAStepOfAnotherVocabularyFailsAsWell() {
        let testCase = NotedBaseTestCase.run("slow") { _ in
            Given(I: advance(by: 61))
        }
        expectEqual(
            testCase.texts.map { $0.split(separator: "\n").prefix(2).joined(separator: "\n") },
            [
                "failed - Given I advance by 61: failed after 61 s of virtual time.\nTest duration exceeded 60 seconds!"
            ])
        expectEqual(testCase.lines, [#line - 7])
    }

    func testTimeThatRunsOutOutsideOfStepsFailsAtTheEnd() {
        let testCase = NotedBaseTestCase.run("slow") { _ in
            advance(by: 61)
        }
        expectEqual(
            testCase.texts,
            [
                """
                failed - Test duration exceeded 60 seconds!
                It has taken 61 s of virtual time. A test that needs more overrides testTimeout.
                It happened after this line, the last of the test that acted.
                """
            ])
        expectEqual(testCase.lines, [#line - 11])
    }

    func testAStepThatHasFailedForAnotherReasonHasThatAlone() {
        let testCase = NotedBaseTestCase.run("slow") { testCase in
            testCase.Given.performStep([], "IWait()") {
                testCase.wait(for: false, errorMessage: "Nothing came.", timeout: 61)
            }
        }
        expectEqual(
            testCase.texts.map { $0.split(separator: "\n").dropFirst().first ?? $0.prefix(50) },
            [
                "Nothing came.",
                "It has taken 61 s of virtual time. A test that needs more overrides testTimeout.",
            ])
    }

    func testTheTimeoutsOfASubclass() {
        let testCase = PatientTestCase.run("patient") { testCase in
            testCase.log.add("\(Timeouts.waiting), \(Timeouts.validation)")
            testCase.Given.performStep([], "IWait()") { advance(by: 61) }
            testCase.waiting(for: false, errorMessage: "Nothing came.")
        }
        expectEqual(testCase.log.take(), "launched\n5.0, 7.0")
        expectEqual(
            testCase.texts,
            ["failed - Nothing came.\nThe condition was still false after 5 s of virtual time."])
        expectEqual(testCase.lines, [#line - 6])
    }

    func testAnHourIsNothing() {
        let testCase = PatientTestCase.run("hour") { testCase in
            testCase.wait(for: true, errorMessage: "It stays true.", timeout: 40, negateCondition: true)
            var asked = 0
            testCase.wait(
                for: {
                    asked += 1; return asked > 1
                }, errorMessage: "Never.", timeout: 3600)
        }
        expectEqual(
            testCase.texts,
            ["failed - It stays true.\nThe condition was still true after 40 s of virtual time."])
    }
}

/// The environment belongs to the process, so these tests are in none that runs others at the same time.
final class BaseTestCaseTagTests: XCTestCase {
    private func expectEqual<Value: Equatable>(
        _ actual: Value, _ expected: Value, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard actual != expected else { return }
        recordFailure(
            withDescription: "\(actual) is not \(expected)", inFile: "\(file)", atLine: Int(line),
            expected: true)
    }

    private func run(_ name: String) -> String {
        TaggedTestCase.run(name) { $0.log.add("test") }.log.take()
    }

    func testTheTagsOfTheEnvironmentAreReadAtEachRun() {
        defer {
            unsetenv("TEST_TAGS")
            unsetenv("EXCLUDE_TAGS")
        }
        expectEqual(run("CartTests.testA"), "launched\ntest")
        setenv("TEST_TAGS", "smoke,Checkout", 1)
        expectEqual(
            ProcessInfo.processInfo.getListOfTags(from: "TEST_TAGS").map(\.rawValue), ["smoke", "checkout"])
        expectEqual(run("CartTests.testA"), "launched\ntest")
        setenv("TEST_TAGS", "smoke", 1)
        expectEqual(
            run("CartTests.testA"), "Its tags checkout are not among the included ones, smoke.")
        expectEqual(run("CartTests.testA_smoke"), "launched\ntest")
        setenv("TEST_TAGS", "", 1)
        setenv("EXCLUDE_TAGS", "slow,checkout", 1)
        expectEqual(
            run("CartTests.testA"),
            "Its tags checkout or its name are among the excluded ones, slow, checkout.")
    }

    func testTheTagsOfASubclassAreAskedForInThePlaceOfTheEnvironment() {
        let testCase = SmokeOnlyTestCase.run("CartTests.testA") { $0.log.add("test") }
        expectEqual(
            testCase.log.take(), "Its tags checkout are not among the included ones, smoke.")
        expectEqual(testCase.texts, [])
    }
}

// MARK: Cases

private func advance(
    by seconds: Int, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    MainActor.assumeIsolated {
        TimeLapse.advance(by: .seconds(seconds), filePath: file, line: line, column: column)
    }
}

private final class OrderedBaseTestCase: NotedBaseTestCase {
    override func setUpWithError() throws {
        log.add("setUpWithError")
        try super.setUpWithError()
    }

    override func setUp() {
        log.add("setUp")
        super.setUp()
        log.add("setUp over")
    }

    override func tearDown() {
        log.add("tearDown")
        super.tearDown()
        log.add("tearDown over")
    }
}

private final class ThrowlessBaseTestCase: NotedBaseTestCase {
    override func setUpWithError() throws { log.add("setUpWithError") }

    override func setUp() {
        super.setUp()
        log.add("setUp")
    }
}

private final class LaunchingBaseTestCase: NotedBaseTestCase {
    override class var application: Application? { nil }

    override func setUp() {
        super.setUp()
        MainActor.assumeIsolated { SimulatedDevice.current.launch(LaunchDelegate.self) }
    }
}

private final class PatientTestCase: NotedBaseTestCase {
    override var testTimeout: Int { 10_000 }
    override var waitingTimeout: TimeInterval { 5 }
    override class var validationTimeout: TimeInterval { 7 }
}

private class TaggedTestCase: NotedBaseTestCase {
    override class var tags: [TestTag] { [TestTag(rawValue: "checkout")] }

    override func setUpWithError() throws {
        do {
            try super.setUpWithError()
        } catch let skip as XCTSkip {
            log.add(skip.message ?? "no message")
            throw skip
        }
    }
}

private final class SmokeOnlyTestCase: TaggedTestCase {
    override class var includedTags: [TestTag] { [.smoke] }
}
