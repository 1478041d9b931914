import Robot
import XCTest

/// Two tests that would see each other's windows and times if they shared an application.
final class RobotTestCaseTests: RobotTestCase {
    @MainActor func testOneHasAnApplicationOfItsOwn() async { await useApplication() }
    @MainActor func testTheOtherHasAnApplicationOfItsOwn() async { await useApplication() }

    @MainActor private func useApplication() async {
        let application = UIApplication.shared
        XCTAssertTrue(application.windows.isEmpty)
        XCTAssertEqual(TimeLapse.now.offset, .zero)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        UIWindow.createWindowForTesting().addSubview(field)
        await Task.yield()
        tapOn(field)
        SoftwareKeyboard.main.type("typed")
        await TimeLapse.advance(by: .seconds(1))
        XCTAssertEqual(field.text, "typed")
        XCTAssertEqual(allSubviews(ofClass(UITextField.self)).count, 1)
        XCTAssertTrue(UIApplication.shared === application)
        XCTAssertTrue(VirtualClock.current === application.clock)
    }
}
