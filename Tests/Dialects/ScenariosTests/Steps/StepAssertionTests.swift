import FailureReporting
import Robot
import TestSupport
import XCTest

@testable import Scenarios

/// XCTest's assertions in steps of a case with its own application.
final class StepAssertionTests: RecordingRobotTestCase {
    private func pass() {}

    func testAssertionsAreRecordedAtTheStep() {
        beginTaking()
        let line = #line
        Scenario("Counting") {
            Given(I: pass)
            When {
                XCTAssertEqual(1, 2)
                XCTFail("It is odd.")
                XCTAssertTrue(false, "Not true.")
                OddFailure().record()
            }
            Then(I: pass)
        }
        Scenario("Next") { Given(I: pass) }
        let report = ScenarioReport.current.description
        let head = "When … (StepAssertionTests.swift:\(line + 3)): failed."
        XCTAssertEqual(
            endTaking(),
            [
                """
                StepAssertionTests.swift:\(line + 3): \(head)
                XCTAssertEqual failed: ("1") is not equal to ("2")
                At: StepAssertionTests.swift:\(line + 4)
                In: Counting
                """,
                """
                StepAssertionTests.swift:\(line + 3): \(head)
                It is odd.
                At: StepAssertionTests.swift:\(line + 5)
                In: Counting
                """,
                """
                StepAssertionTests.swift:\(line + 3): \(head)
                XCTAssertTrue failed - Not true.
                At: StepAssertionTests.swift:\(line + 6)
                In: Counting
                """,
                """
                StepAssertionTests.swift:\(line + 3): failed - \(head)
                3 is odd.
                In: Counting
                """,
            ])
        XCTAssertEqual(
            report,
            """
            Scenario: Counting
              ✓ Given I pass
              ✗ When … (StepAssertionTests.swift:\(line + 3))
                  XCTAssertEqual failed: ("1") is not equal to ("2")
                  It is odd.
                  XCTAssertTrue failed - Not true.
                  3 is odd.
              - Then I pass
            Scenario: Next (skipped)
            """)
    }

    func testNextMethodBeginsAsIfNothingHadFailed() {
        Given(I: pass)
        XCTAssertEqual(ScenarioReport.current.description, "✓ Given I pass")
    }

    func testUnwrappingIsRecordedOnce() {
        let none: Int? = nil
        beginTaking()
        let line = #line
        When { _ = try XCTUnwrap(none) }
        Then(I: pass)
        let report = ScenarioReport.current.description
        let failures = endTaking()
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(
            failures[0].hasPrefix(
                "StepAssertionTests.swift:\(line + 1): When _ = try XCTUnwrap(none): failed.\nXCTUnwrap failed"
            ),
            failures[0])
        XCTAssertTrue(report.hasSuffix("\n- Then I pass"), report)
    }

    func testAssertionOutsideOfStepsSkipsTheRestAndStaysAtItsLine() {
        beginTaking()
        let line = #line
        Scenario("Between") {
            XCTFail("It is odd.")
            Given(I: pass)
        }
        let report = ScenarioReport.current.description
        XCTAssertEqual(
            endTaking(),
            ["StepAssertionTests.swift:\(line + 2): It is odd.\nIn: Between"])
        XCTAssertEqual(report, "Scenario: Between\n    It is odd.\n  - Given I pass")
    }

    func testSkippingIsNoFailure() {
        beginTaking()
        When { throw XCTSkip("No camera.") }
        Then(I: pass)
        let report = ScenarioReport.current.description
        XCTAssertEqual(endTaking(), [])
        XCTAssertEqual(report, "- When throw XCTSkip(\"No camera.\") (No camera.)\n- Then I pass")
    }

    func testAsynchronousSteps() async {
        beginTaking()
        let line = #line
        await Scenario.run("Later") {
            await When.performAsync("I wait") {
                await Task.yield()
                XCTFail("It is odd.")
            }
            Then(I: pass)
        }
        let report = ScenarioReport.current.description
        XCTAssertEqual(
            endTaking(),
            [
                """
                StepAssertionTests.swift:\(line + 2): When I wait: failed.
                It is odd.
                At: StepAssertionTests.swift:\(line + 4)
                In: Later
                """
            ])
        XCTAssertEqual(report, "Scenario: Later\n  ✗ When I wait\n      It is odd.\n  - Then I pass")
    }
}

/// Steps of a plain case: the DSL's failures are at the step, and of assertions it is known that they failed.
final class PlainStepAssertionTests: RecordingPlainTestCase {
    private func pass() {}

    func testAssertionStaysAtItsLineAndTheRestIsSkipped() {
        beginTaking()
        let line = #line
        Scenario("Counting") {
            When { XCTAssertEqual(1, 2) }
            Then(I: pass)
        }
        Given(I: pass)
        let report = ScenarioReport.current.description
        XCTAssertEqual(
            endTaking(),
            [
                "StepAssertionTests.swift:\(line + 2): XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - "
            ])
        XCTAssertEqual(
            report,
            """
            Scenario: Counting
              ✗ When XCTAssertEqual(1, 2)
                  An assertion failed.
              - Then I pass
            - Given I pass
            """)
    }

    func testFailureOfTheDSLIsAtTheStep() {
        beginTaking()
        let line = #line
        When { OddFailure().record() }
        XCTAssertEqual(
            endTaking(),
            ["StepAssertionTests.swift:\(line + 1): failed - When OddFailure().record(): failed.\n3 is odd."])
    }

    func testNextMethodBeginsAsIfNothingHadFailed() {
        Given(I: pass)
        XCTAssertEqual(ScenarioReport.current.description, "✓ Given I pass")
    }
}
