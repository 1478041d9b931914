import Foundation
import Robot
import Testing
import XCUIAutomation

@testable import Market

@MainActor
@Suite(
    "The market in XCUITest's words",
    .robot(app: AppDelegate.self).network(.market).date(MarketServer.start))
struct MarketUITests {
    private let app = XCUIApplication()

    init() { app.launch() }

    @Test("Offers come, and their next page as they are scrolled")
    func offers() {
        #expect(app.staticTexts["Lamp 1"].waitForExistence(timeout: 2))
        #expect(app.tables.cells.count == 20)
        while !app.staticTexts["Lamp 21"].exists { app.swipeUp() }
        #expect(app.tables.cells.count == 40)
    }

    @Test("An offer is searched for, opened and bid on")
    func bidding() {
        app.tabBars.buttons["Search"].tap()
        app.searchFields.firstMatch.tap()
        app.searchFields.firstMatch.typeText("Lamp 42")
        #expect(app.staticTexts["Searching …"].waitForExistence(timeout: 1))
        #expect(app.tables.staticTexts["Lamp 42"].waitForExistence(timeout: 2))
        app.tables.staticTexts["Lamp 42"].tap()
        app.buttons["Bid €11.00"].tap()
        #expect(app.buttons["Bid €12.00"].waitForExistence(timeout: 2))
        #expect(app.staticTexts["€11.00"].exists)
    }

    @Test("A failing server is said, and tried again by a tap")
    func retrying() {
        SimulatedDevice.current.network.route("/offers", times: 3) { _ in .status(500) }
        app.terminate()
        app.launch()
        #expect(app.staticTexts["The market cannot be reached."].waitForExistence(timeout: 10))
        app.buttons["Try Again"].tap()
        #expect(app.staticTexts["Lamp 1"].waitForExistence(timeout: 2))
    }

    @Test("Thirty minutes pass on an offer that ends in the middle of them")
    func thirtyMinutes() {
        #expect(app.staticTexts["Lamp 1"].waitForExistence(timeout: 2))
        app.staticTexts["Lamp 1"].tap()
        TimeLapse.advance(by: .seconds(31 * 60))
        let remaining = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'Ends in 29:'"))
        #expect(remaining.firstMatch.exists)
        TimeLapse.advance(by: .seconds(30 * 60))
        #expect(app.staticTexts["Ended"].exists && !app.buttons["Bid €11.00"].isEnabled)
    }
}
