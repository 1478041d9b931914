import Robot
import Showroom
import Testing
import XCUIAutomation

@MainActor
@Suite("The table", .robot(app: AppDelegate.self, scene: SceneDelegate.self).layout(.strict))
struct TableTests {
    private let app = XCUIApplication.loggedIn()

    private var table: XCUIElement { app.tables["TableController"] }

    @Test("The table has two sections of fifteen rows")
    func rows() {
        #expect(table.cells.count == 30)
        #expect(app.cells["TableCell 0-0"].staticTexts["Cell number 0 in section 0"].exists)
        let last = app.cells["TableCell 1-14"]
        app.scroll(table, to: last)
        #expect(last.staticTexts["Cell number 14 in section 1"].exists)
    }

    @Test("Each section has a header", arguments: 0...1)
    func headers(section: Int) {
        let text = "SECTION NUMERO \(section)"
        #expect(table.staticTexts[text].exists)
        #expect(!allViews(withText(text), withTraits(.header)).isEmpty)
    }

    @Test("A row leads to its screen, and the back button returns")
    func selection() {
        let cell = app.cells["TableCell 1-3"]
        app.scroll(table, to: cell)
        cell.tap()
        let screen = app.otherElements["TableSelection"]
        #expect(screen.staticTexts["Row 3 section 1"].exists)
        #expect(app.navigationBars["Row 3 section 1"].exists)
        app.navigationBars.buttons["Table"].tap()
        #expect(!screen.exists && app.navigationBars["Table"].exists)
    }

    @Test("Pulling the table down refreshes it within a second")
    func refresh() {
        for text in ["Refreshed 1 time", "Refreshed 2 times"] {
            table.swipeDown()
            #expect(app.navigationBars.staticTexts[text].waitForExistence(timeout: 1))
            TimeLapse.waitForAnimationsToFinish()
            #expect(
                app.navigationBars.firstMatch.frame.maxY == app.staticTexts["SECTION NUMERO 0"].frame.minY)
        }
    }
}
