import XCTest

final class ShoppingUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    private func buyPancakes() {
        app.staticTexts["Pancakes"].tap()
        app.buttons["Add to shopping list"].tap()
        app.navigationBars.buttons["Recipes"].tap()
        app.tabBars.buttons["Shopping"].tap()
    }

    func testNothingToBuy() throws {
        app.tabBars.buttons["Shopping"].tap()
        XCTAssertTrue(app.staticTexts["Nothing to buy"].exists)
        XCTAssertFalse(app.navigationBars.buttons["Clear"].isEnabled)
    }

    func testBuyingWhatARecipeTakes() throws {
        buyPancakes()
        XCTAssertEqual(app.collectionViews.cells.count, 3)
        XCTAssertEqual(app.tabBars.buttons["Shopping"].value as? String, "3 items")
        app.collectionViews.cells["Milk"].tap()
        XCTAssertTrue(app.collectionViews.cells["Milk"].isSelected)
        XCTAssertEqual(app.tabBars.buttons["Shopping"].value as? String, "2 items")
    }

    func testBuyingOneIngredient() throws {
        app.staticTexts["Pancakes"].tap()
        app.buttons["Buy Eggs"].tap()
        XCTAssertTrue(app.staticTexts["1 added to the shopping list"].exists)
        app.navigationBars.buttons["Recipes"].tap()
        app.tabBars.buttons["Shopping"].tap()
        XCTAssertEqual(app.collectionViews.cells.count, 1)
    }

    func testRemovingByASwipe() throws {
        buyPancakes()
        app.collectionViews.cells["Milk"].swipeLeft()
        XCTAssertFalse(app.collectionViews.cells["Milk"].exists)
        XCTAssertEqual(app.collectionViews.cells.count, 2)
    }

    func testClearing() throws {
        buyPancakes()
        app.navigationBars.buttons["Clear"].tap()
        app.alerts["Clear the shopping list?"].buttons["Cancel"].tap()
        XCTAssertEqual(app.collectionViews.cells.count, 3)
        app.navigationBars.buttons["Clear"].tap()
        app.alerts.buttons["Clear"].tap()
        XCTAssertTrue(app.staticTexts["Nothing to buy"].exists)
    }
}
