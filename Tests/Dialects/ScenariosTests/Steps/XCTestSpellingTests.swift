import Robot
import Scenarios
import XCTest

private let steps = """
    Scenario: Logging in
      ✓ Given I log in
      ✓ When I see "home"
    """

/// Steps of plain classes and those with an application of their own, whose methods are on the main actor or not.
final class NonisolatedXCTestSpellingTests: XCTestCase {
    private func logIn() {}
    private func see(_ name: String) throws {}

    func testSynchronous() {
        Scenario("Logging in") {
            Given(I: logIn)
            When(I: try see("home"))
        }
        XCTAssertEqual(ScenarioReport.current.description, steps)
    }

    func testAsynchronous() async {
        await Scenario.run("Logging in") {
            Given(I: logIn)
            await When.I(try see("home"))
        }
        XCTAssertEqual(ScenarioReport.current.description, steps)
    }

    func testSecondMethodHasAReportOfItsOwn() {
        XCTAssertEqual(ScenarioReport.current.description, "")
    }
}

@MainActor final class MainActorXCTestSpellingTests: RobotTestCase {
    private func logIn() {}
    private func see(_ name: String) async throws {}

    func testSynchronous() {
        Given(I: logIn)
        XCTAssertEqual(ScenarioReport.current.description, "✓ Given I log in")
    }

    func testAsynchronous() async {
        await Scenario.run("Logging in") {
            Given(I: logIn)
            await When.I(try await see("home"))
        }
        XCTAssertEqual(ScenarioReport.current.description, steps)
    }
}

final class NonisolatedRobotSpellingTests: RobotTestCase {
    private func logIn() {}

    func testSynchronous() {
        Given(I: logIn)
        XCTAssertEqual(ScenarioReport.current.description, "✓ Given I log in")
    }
}
