import XCTest

final class TimerUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
        app.staticTexts["Tomato Salad"].tap()
        app.buttons["Timer"].tap()
    }

    func testPausing() throws {
        let time = app.staticTexts["time"]
        XCTAssertEqual(time.label, "Tomato Salad 10:00")
        app.buttons["Start"].tap()
        XCTAssertTrue(app.staticTexts["Tomato Salad 9:55"].waitForExistence(timeout: 10))
        app.buttons["Pause"].tap()
        XCTAssertFalse(app.staticTexts["Tomato Salad 9:50"].waitForExistence(timeout: 10))
        app.buttons["One minute more"].tap()
        XCTAssertTrue(app.buttons["Start"].exists)
        app.buttons["Reset"].tap()
        XCTAssertEqual(time.label, "Tomato Salad 10:00")
    }

    func testTimeIsUp() throws {
        app.buttons["Start"].tap()
        let alert = app.alerts["Tomato Salad: time is up"]
        XCTAssertTrue(alert.waitForExistence(timeout: 601))
        alert.buttons["OK"].tap()
        XCTAssertEqual(app.staticTexts["time"].label, "Tomato Salad 10:00")
    }
}
