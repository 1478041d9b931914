import FailureReporting
import Robot
import Testing
import UIKit
import XCUIAutomation

// Example of Elements.md
@MainActor @Suite("Logging in", .robot(app: AppDelegate.self)) struct LoginElementTests {
    private let app = XCUIApplication()

    @Test("A wrong address is refused")
    func wrongAddress() {
        app.launch()
        app.textFields["Email"].tap()
        app.textFields["Email"].typeText("ada")
        app.buttons["Log in"].tap()
        #expect(app.alerts["Check the address"].exists)
        app.alerts.buttons["OK"].tap()
    }
}
// End of example

/// The other examples of Elements.md.
@MainActor @Suite("Examples of the page on elements", .robot(app: AppDelegate.self).leftovers(.ignored))
struct ElementExamplesTests {
    private let app = XCUIApplication()

    @Test("An element is waited for")
    func time() {
        app.launch()
        // Example of Elements.md
        app.buttons["Refresh"].tap()
        #expect(app.activityIndicators["In progress"].exists)
        #expect(app.staticTexts["Up to date"].waitForExistence(timeout: 30))
        // End of example
        app.buttons["Refresh"].tap()
        tapOn(app.buttons["Refresh"])
    }

    @Test("The application is deleted by its icon")
    func deletion() {
        UIApplication.shared.declarations.displayName = "Books"
        app.launch()
        // Example of Elements.md
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        XCUIDevice.shared.press(.home)
        springboard.icons["Books"].press(forDuration: 1.3)
        springboard.buttons["Remove App"].tap()
        springboard.alerts.buttons["Delete App"].tap()
        springboard.alerts.buttons["Delete"].tap()
        // End of example
        #expect(!springboard.icons["Books"].exists && app.state == .notRunning)
    }

    @Test("The answers to permission alerts are reset in the Settings")
    func settings() {
        SimulatedDevice.current.permissions[.camera] = .denied
        // Example of Elements.md
        let settings = XCUIApplication(bundleIdentifier: "com.apple.Preferences")
        settings.launch()
        settings.cells["General"].tap()
        settings.cells["Transfer or Reset iPhone"].tap()
        settings.cells["Reset"].tap()
        settings.cells["Reset Location & Privacy"].tap()
        settings.sheets.buttons["Reset Warnings"].tap()
        settings.terminate()
        // End of example
        #expect(SimulatedDevice.current.permissions[.camera] == nil)
    }

    /// A view of the application for another type.
    private final class PageView: UIView {}

    @Test("A view class gets the element type that is declared for it")
    func declaredType() {
        UIWindow.createWindowForTesting().addSubview(
            PageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(app.webViews.count == 0)
        XCUIApplication.register(PageView.self, as: .webView)
        #expect(app.webViews.count == 1)
    }

    /// A table of mails, some of which are unread or drafts.
    private final class Inbox: UITableViewController {
        private let mails = [
            ("Ada", "Unread"), ("Draft to Bob", ""), ("Draft to Eve", "Unread"), ("Zoe", ""),
        ]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.accessibilityIdentifier = "Inbox"
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            mails.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            let mail = mails[indexPath.row]
            cell.textLabel?.text = mail.0
            cell.detailTextLabel?.text = mail.1
            cell.detailTextLabel?.accessibilityIdentifier = mail.1
            cell.accessibilityLabel = mail.0
            return cell
        }
    }

    @Test("Queries find cells by what they contain, by predicates and by index")
    func finding() {
        UIWindow.createWindowForTesting().rootViewController = Inbox()
        // Example of Elements.md
        let unread = app.tables["Inbox"].cells.containing(.staticText, identifier: "Unread")
        let drafts = app.cells.matching(NSPredicate(format: "label BEGINSWITH %@", "Draft"))
        let last = app.tables["Inbox"].cells.element(boundBy: -1)
        // End of example
        #expect(unread.allElementsBoundByIndex.map(\.label) == ["Ada", "Draft to Eve"])
        #expect(drafts.count == 2)
        #expect(last.label == "Zoe")
    }

    @Test("A failure proposes the nearest button")
    func failure() {
        app.launch()
        expectFailure(
            // Example of Elements.md
            """
            app.buttons["Log on"].tap() found no element.
            Nearest: button "Log in": label is "Log in", wanted "Log on".
            Try: app.buttons["Log in"]
            …
            """
            // End of example
        ) {
            // Example of Elements.md
            app.buttons["Log on"].tap()
            // End of example
        }
    }

    @Test("Robot's functions take elements")
    func robot() {
        let window = UIWindow.createWindowForTesting()
        let table = UITableView(frame: window.bounds)
        let source = Prices()
        table.dataSource = source
        window.addSubview(table)
        // Example of Elements.md
        shouldSee(app.staticTexts["Total"])
        let prices = allViews(ofClass(UILabel.self)).inside(app.cells["Books"])
        // End of example
        let texts = prices.map { ($0 as? UILabel)?.text }
        #expect(texts == ["Books", "12 €"])
    }

    @Test("An audit finds the issues of the example")
    func audit() throws {
        let window = UIWindow.createWindowForTesting()
        window.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Total"
        label.accessibilityIdentifier = "logo"
        window.addSubview(label)
        // Example of Elements.md
        try app.performAccessibilityAudit()
        try app.performAccessibilityAudit(for: [.contrast, .hitRegion]) { issue in
            issue.element?.identifier == "logo"
        }
        // End of example
        label.accessibilityIdentifier = nil
        label.textColor = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
        try expectFailure(
            // Example of Elements.md
            """
            Accessibility audit: Contrast 3.2:1 of UILabel "Total" (#8E8E93 on #FFFFFF) is below 4.5:1. Use a darker text colour.
            """
            // End of example
        ) {
            try app.performAccessibilityAudit()
        }
    }

    private final class Prices: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = ["Books", "Total"][indexPath.row]
            cell.detailTextLabel?.text = ["12 €", "99 €"][indexPath.row]
            cell.accessibilityIdentifier = ["Books", "Sum"][indexPath.row]
            return cell
        }
    }
}
