import Robot
import Testing
import XCUIAutomation

@testable import Library

@MainActor
@Suite("The library in XCUITest's words", .robot(app: AppDelegate.self).layout(.strict))
struct LibraryUITests {
    private let app = XCUIApplication()

    init() { app.launch() }

    @Test("A book is added, opened and returned")
    func books() {
        app.navigationBars["Books"].buttons["Add"].tap()
        app.textFields["Title"].tap()
        app.textFields["Title"].typeText("Salt Roads\n")
        app.textFields["Author"].typeText("Ida Holm")
        app.navigationBars["New Book"].buttons["Save"].tap()
        #expect(app.tables.cells.count == 4)
        app.tables.staticTexts["Salt Roads"].tap()
        #expect(app.navigationBars["Book"].exists)
        app.buttons["Return"].tap()
        #expect(app.tables.cells.count == 3 && !app.staticTexts["Salt Roads"].exists)
    }

    @Test("A book is lent to someone")
    func lending() {
        app.tables.staticTexts["Northern Harbours"].tap()
        app.buttons["Lend"].tap()
        app.textFields["Name"].tap()
        app.textFields["Name"].typeText("Ada\n")
        app.buttons["Done"].tap()
        #expect(app.staticTexts["Lent to Ada"].exists)
    }

    @Test("Settings stay after the application was terminated")
    func settings() {
        app.tabBars.buttons["Settings"].tap()
        app.switches["Large text"].tap()
        app.steppers.buttons["Increment"].tap()
        app.terminate()
        app.launch()
        app.tabBars.buttons["Settings"].tap()
        #expect(app.switches["Large text"].value as? String == "1")
        #expect(app.staticTexts["25 pages a day"].exists)
    }
}
