// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessUIKit
import Swerkin

private let report = """
    ✓ Given IAmOnScreen(_:): Cart
    ✓ And ILook()
    """

extension Steps {
    fileprivate func ILook(file: StaticString = #filePath, line: UInt = #line) {
        performStep(file: file, line: line) {}
    }
}

/// Test methods that are on no actor.
final class NonisolatedSpellingCase: BaseTestCase {
    func testSynchronous() {
        Given.IAmOnScreen(ScreenName("Cart"))
        And.ILook()
        XCTAssertEqual(ScenarioReport.current.description, report)
    }

    func testThrowing() throws {
        Given.IAmOnScreen(ScreenName("Cart"))
        let screen = try XCTUnwrap(currentScreen)
        XCTAssertEqual(screen.rawValue, "Cart")
        And.performStep([], "ILook()") { _ = try XCTUnwrap(currentScreen) }
        XCTAssertEqual(ScenarioReport.current.description, report)
    }

    func testAsynchronous() async {
        Given.IAmOnScreen(ScreenName("Cart"))
        await Task.yield()
        And.ILook()
        XCTAssertEqual(ScenarioReport.current.description, report)
    }
}

/// Test methods on the main actor.
@MainActor final class MainActorSpellingCase: BaseTestCase {
    override class var application: Application? { (LaunchDelegate.self, nil) }

    func testSynchronous() {
        Given.IAmOnScreen(ScreenName("Cart"))
        And.ILook()
        XCTAssertEqual(ScenarioReport.current.description, report)
        XCTAssertEqual(UIApplication.shared.windows.count, 1)
    }

    func testAsynchronous() async {
        Given.IAmOnScreen(ScreenName("Cart"))
        await Task.yield()
        And.ILook()
        XCTAssertEqual(ScenarioReport.current.description, report)
    }

    func testScenario() {
        Scenario("Looking") {
            Given.IAmOnScreen(ScreenName("Cart"))
            And.ILook()
        }
        XCTAssertEqual(
            ScenarioReport.current.description,
            "Scenario: Looking\n  ✓ Given IAmOnScreen(_:): Cart\n  ✓ And ILook()")
    }
}
