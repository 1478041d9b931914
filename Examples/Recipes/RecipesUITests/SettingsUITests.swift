import XCTest

final class SettingsUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    func testUnits() throws {
        app.tabBars.buttons["Settings"].tap()
        app.switches["Metric units"].tap()
        app.tabBars.buttons["Recipes"].tap()
        app.staticTexts["Pancakes"].tap()
        XCTAssertTrue(app.staticTexts["8.8 oz Flour"].exists)
    }

    func testOrder() throws {
        app.tabBars.buttons["Settings"].tap()
        app.segmentedControls.buttons["Time"].tap()
        app.tabBars.buttons["Recipes"].tap()
        XCTAssertTrue(app.tables.cells.element(boundBy: 0).staticTexts["Tomato Salad"].exists)
    }

    func testRestoring() throws {
        app.tables.cells.element(boundBy: 0).swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertEqual(app.tables.cells.count, 2)
        app.tabBars.buttons["Settings"].tap()
        app.staticTexts["Restore recipes"].tap()
        app.alerts.buttons["Restore"].tap()
        app.tabBars.buttons["Recipes"].tap()
        XCTAssertEqual(app.tables.cells.count, 3)
    }

    func testSettingsAreKept() throws {
        app.tabBars.buttons["Settings"].tap()
        app.switches["Metric units"].tap()
        app.terminate()
        app.launch()
        app.tabBars.buttons["Settings"].tap()
        XCTAssertEqual(app.switches["Metric units"].value as? String, "0")
    }
}
