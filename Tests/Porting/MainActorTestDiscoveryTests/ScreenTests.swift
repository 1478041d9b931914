import Robot
import XCTest

/// A class on the main actor with all kinds of test methods, as SwiftPM's list has them.
@MainActor final class ScreenTests: RobotTestCase {
    private var button = UIButton()
    private var taps = 0

    override func setUp() async throws {
        button = UIButton(type: .system)
        button.setTitle("Count", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
        UIWindow.createWindowForTesting().addSubview(button)
    }

    func testSynchronous() {
        tapOn(theFirstView(withLabel("Count")))
        XCTAssertEqual(taps, 1)
    }

    func testSynchronousThatThrows() throws {
        let found = try XCTUnwrap(theFirstView(withLabel("Count")).first)
        tapOn(found)
        XCTAssertEqual(taps, 1)
    }

    func testAsync() async {
        tapOn(theFirstView(withLabel("Count")))
        XCTAssertEqual(taps, 1)
    }

    func testAsyncThatThrows() async throws {
        try await Task.sleep(for: .seconds(1))
        XCTAssertEqual(TimeLapse.now.offset, .seconds(1))
    }

    /// Every test has an application of its own.
    func testOneWindow() {
        XCTAssertEqual(UIApplication.shared.windows.count, 1)
    }
}
