import XCTest

final class RecipesUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    override func tearDownWithError() throws {
        app = nil
    }

    func testRecipesAreListed() throws {
        XCTAssertEqual(app.tables.cells.count, 3)
        XCTAssertTrue(app.staticTexts["Pancakes"].exists)
        XCTAssertTrue(app.navigationBars["Recipes"].exists)
    }

    func testServingsScaleTheIngredients() throws {
        app.staticTexts["Pancakes"].tap()
        XCTAssertTrue(app.staticTexts["250 g Flour"].exists)
        app.steppers.buttons["Increment"].tap()
        XCTAssertTrue(app.staticTexts["Serves 3"].exists)
        XCTAssertTrue(app.staticTexts["375 g Flour"].exists)
    }

    func testRating() throws {
        app.staticTexts["Pancakes"].tap()
        app.buttons["star-4"].tap()
        XCTAssertTrue(app.buttons["star-3"].isSelected)
        XCTAssertFalse(app.buttons["star-5"].isSelected)
        app.navigationBars.buttons["Recipes"].tap()
        app.staticTexts["Pancakes"].tap()
        XCTAssertTrue(app.buttons["star-4"].isSelected)
    }

    func testFavorite() throws {
        app.staticTexts["Tomato Salad"].tap()
        app.navigationBars.buttons["Favorite"].tap()
        XCTAssertTrue(app.navigationBars.buttons["Remove from favorites"].exists)
        app.images["photo"].doubleTap()
        XCTAssertTrue(app.navigationBars.buttons["Favorite"].exists)
    }

    func testFavoriteByLongPress() throws {
        app.staticTexts["Tomato Salad"].press(forDuration: 1)
        XCTAssertEqual(app.tables.images.matching(identifier: "Favorite").count, 1)
    }

    func testDeleting() throws {
        app.navigationBars.buttons["Edit"].tap()
        app.tables.cells.element(boundBy: 0).buttons.element(boundBy: 0).tap()
        app.tables.buttons["Delete"].tap()
        XCTAssertFalse(app.staticTexts["Lentil Soup"].exists)
        XCTAssertEqual(app.tables.cells.count, 2)
    }
}
