import Robot
import Scenarios
import TestSupport
import XCTest

@testable import Gherkin

/// Scenarios of features as methods of an XCTest case.
final class XCTestRunningTests: RobotTestCase {
    private var taken: XCTestRun?
    override var testRun: XCTestRun? { taken ?? super.testRun }

    private let line = #line + 2
    private let steps = Gherkin.Definitions { steps in
        steps.define("I count to {int}") { (number: Int) in XCTAssertEqual(number, 3, "Not three.") }
        steps.define("I fail") { OddFailure().record() }
    }

    @MainActor func testScenariosOfAFile() async throws {
        let steps = Gherkin.Definitions { steps in
            steps.define("there is/are {int} cucumber(s)") { (_: Int) in }
            steps.define("I eat {int} (of them)") { (_: Int) in }
            steps.define("I see {int} cucumber(s)") { (_: Int) in }
        }
        for scenario in Gherkin.scenarios(in: "../Features/Cucumbers.feature") {
            try await scenario.run(steps)
        }
        XCTAssertEqual(
            ScenarioReport.current.entries.map(\.title), ["Eating one", "Eating 2", "Eating 11"])
        XCTAssertEqual(ScenarioReport.current.entries.map(\.line), [8, 18, 23])
        XCTAssertEqual(ScenarioReport.current.entries.first?.children.map(\.line), [5, 9, 10])
        XCTAssertEqual(
            ScenarioReport.current.entries.first?.file.hasSuffix("/Features/Cucumbers.feature"), true)
    }

    @MainActor func testFailuresAreAtTheLineOfTheFeature() async throws {
        let observer = TakenPlaces()
        let run = XCTestCaseRun(test: self)
        run.start()
        XCTestObservationCenter.shared.addTestObserver(observer)
        taken = run
        let text = "Feature: A\nScenario: B\n* I count to 2\n* I fail"
        for scenario in try Gherkin.feature(parsing: text, file: "/a/B.feature").scenarios {
            try await scenario.run(steps)
        }
        taken = nil
        XCTestObservationCenter.shared.removeTestObserver(observer)
        XCTAssertEqual(observer.places, ["/a/B.feature:3"])
        XCTAssertEqual(
            observer.texts,
            [
                """
                * I count to 2: failed.
                XCTAssertEqual failed: ("2") is not equal to ("3") - Not three.
                At: XCTestRunningTests.swift:\(line)
                In: B
                """
            ])
    }
}
