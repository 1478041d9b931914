import Robot
import XCTest

/// A screen under test, in methods of all kinds.
@MainActor final class ScreenTests: RobotTestCase {
    private let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))

    override func setUp() async throws {
        toggle.accessibilityLabel = "Wi-Fi"
        UIWindow.createWindowForTesting().addSubview(toggle)
    }

    func testSynchronous() {
        tapOn(theFirstView(withLabel("Wi-Fi")))
        XCTAssertTrue(toggle.isOn)
    }

    func testSynchronousThatThrows() throws {
        tapOn(try XCTUnwrap(theFirstView(withLabel("Wi-Fi")).first))
        XCTAssertTrue(toggle.isOn)
    }

    func testAsync() async {
        tapOn(theFirstView(withLabel("Wi-Fi")))
        XCTAssertTrue(toggle.isOn)
    }
}

/// A plain class of XCTest's on the main actor; its tests share the process's application.
@MainActor final class PlainScreenTests: XCTestCase {
    func testSynchronous() {
        let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
        UIWindow.createWindowForTesting().addSubview(toggle)
        tapOn(toggle)
        XCTAssertTrue(toggle.isOn)
    }
}
