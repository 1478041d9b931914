import XCTest

final class RecipeFormUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
        app.navigationBars.buttons["Add"].tap()
    }

    func testAddingARecipe() throws {
        let save = app.navigationBars.buttons["Save"]
        XCTAssertFalse(save.isEnabled)
        app.textFields["name"].typeText("Omelette")
        app.textFields["minutes"].tap()
        app.textFields["minutes"].typeText("15")
        XCTAssertTrue(save.isEnabled)
        save.tap()
        XCTAssertTrue(app.staticTexts["Omelette was saved"].waitForExistence(timeout: 1))
        XCTAssertEqual(app.tables.cells.count, 4)
        XCTAssertTrue(app.staticTexts["15 min"].exists)
    }

    func testErrorsOfFields() throws {
        app.textFields["minutes"].tap()
        XCTAssertTrue(app.staticTexts["A recipe needs a name."].exists)
        app.textFields["minutes"].typeText("2000")
        app.textFields["name"].tap()
        XCTAssertEqual(app.staticTexts["minutes-error"].label, "Enter a number from 1 to 1440.")
        app.textFields["name"].typeText("Stew")
        XCTAssertFalse(app.staticTexts["A recipe needs a name."].exists)
        XCTAssertFalse(app.navigationBars.buttons["Save"].isEnabled)
    }

    func testNameThatIsTaken() throws {
        app.textFields["name"].typeText("pancakes")
        app.textFields["minutes"].tap()
        app.textFields["minutes"].typeText("5")
        app.navigationBars.buttons["Save"].tap()
        let message = app.staticTexts["There is a recipe called pancakes."]
        XCTAssertTrue(message.exists)
        XCTAssertTrue(message.waitForNonExistence(timeout: 5))
        XCTAssertTrue(app.navigationBars["New Recipe"].exists)
    }

    func testDiscarding() throws {
        app.textFields["name"].typeText("Stew")
        app.navigationBars.buttons["Cancel"].tap()
        app.sheets.buttons["Discard"].tap()
        XCTAssertFalse(app.navigationBars["New Recipe"].exists)
        XCTAssertEqual(app.tables.cells.count, 3)
    }

    func testCancellingAnEmptyForm() throws {
        app.navigationBars.buttons["Cancel"].tap()
        XCTAssertFalse(app.navigationBars["New Recipe"].exists)
    }
}
