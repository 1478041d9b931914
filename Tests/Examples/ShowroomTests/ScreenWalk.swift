import Robot
import XCUIAutomation

/// Walks through all screens by touch, and calls a closure on each.
@MainActor
struct ScreenWalk {
    /// The names of all screens.
    static let names = [
        "login", "table", "table, refreshed", "row", "collection", "collection, with a favourite",
        "collection, before a deletion", "other", "sharing", "alert", "deletion", "other, typing",
        "other, saving", "other, saved", "other, further down", "page",
    ]

    private let app = XCUIApplication()
    private let look: (_ screen: String) -> Void

    /// - Parameter look: called on each screen, with its name.
    init(_ look: @escaping (_ screen: String) -> Void) {
        self.look = look
    }

    func run() {
        app.launch()
        look("login")
        app.logIn()
        lookAtTable()
        lookAtCollection()
        lookAtOther()
        app.tabBars.buttons["Page"].tap()
        look("page")
    }

    private func lookAtTable() {
        look("table")
        app.tables.firstMatch.swipeDown()
        TimeLapse.advance(by: .seconds(2))
        look("table, refreshed")
        app.scroll(app.tables.firstMatch, to: app.cells["TableCell 1-14"])
        app.cells["TableCell 1-14"].tap()
        look("row")
        app.navigationBars.buttons["Table"].tap()
    }

    private func lookAtCollection() {
        app.tabBars.buttons["Collection"].tap()
        look("collection")
        app.cells["CollectionCell 3"].doubleTap()
        look("collection, with a favourite")
        app.cells["CollectionCell 3"].press(forDuration: 1)
        look("collection, before a deletion")
        app.sheets.buttons["Delete"].tap()
    }

    private func lookAtOther() {
        app.tabBars.buttons["Other"].tap()
        look("other")
        for (button, name, dismissal) in [("Share", "sharing", "Close"), ("Alert", "alert", "Dismiss")] {
            app.buttons[button].tap()
            look(name)
            app.buttons[dismissal].tap()
        }
        app.buttons["Delete"].tap()
        look("deletion")
        app.sheets.buttons["Delete"].tap()
        let field = app.textFields["ExampleTextField"]
        field.tap()
        field.typeText("Ada")
        look("other, typing")
        app.buttons["Save"].tap()
        look("other, saving")
        TimeLapse.advance(by: .seconds(3))
        look("other, saved")
        for _ in 1...30 where !app.datePickers["ExampleCountDownTimerPicker"].isHittable {
            app.dragUp(app.scrollViews["MyScrollView"])
            look("other, further down")
        }
    }
}
