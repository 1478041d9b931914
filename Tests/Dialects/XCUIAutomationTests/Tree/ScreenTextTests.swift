import HeadlessUIKit
import Robot
import SampleApp
import TestSupport
import Testing
import XCUIAutomation

/// Whole screens as text, in XCUITest's form.
@MainActor @Suite("Whole screens of elements as text", .robot) struct ScreenTextTests {
    private let app = XCUIApplication()

    @Test("The sample application's form is printed as XCUITest does")
    func form() {
        XCUIApplication.register(NotebookDelegate.self)
        NotebookDelegate.declare(in: .shared)
        app.launch()
        #expect(
            app.debugDescription == """
                Attributes: Application, label: 'Notebook'
                Element subtree:
                 →Application, label: 'Notebook'
                    Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
                      Other, {{0.0, 0.0}, {390.0, 844.0}}
                        ScrollView, {{0.0, 47.0}, {390.0, 763.0}}
                          Other, {{16.0, 63.0}, {358.0, 221.7}}
                            StaticText, {{16.0, 63.0}, {358.0, 33.7}}, label: 'Notebook'
                            TextField, {{16.0, 128.7}, {358.0, 44.0}}, label: 'Email', placeholderValue: 'Email', value: Email
                            SecureTextField, {{16.0, 184.7}, {358.0, 44.0}}, label: 'Password', placeholderValue: 'Password', value: Password
                            Button, {{16.0, 240.7}, {358.0, 44.0}}, label: 'Sign in', Disabled
                Path to element:
                 →Application, label: 'Notebook'
                Query chain:
                 →Find: Target Application ''
                  Output: {
                    Application, label: 'Notebook'
                  }
                """)
    }

    @Test("A grouped table in a navigation controller in a tab bar controller is printed as XCUITest does")
    func groupedTable() {
        let list = UIViewController()
        list.title = "Numbers"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: nil, action: nil)
        let table = NumberTable(rows: [1, 2], style: .grouped)
        table.frame = UIScreen.main.bounds
        list.view.addSubview(table)
        let other = UIViewController()
        other.title = "Other"
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: list), other]
        UIWindow.createWindowForTesting().rootViewController = tabs
        #expect(
            outline(app) == """
                window
                  other
                    other
                      other
                        navigationBar #Numbers
                          staticText "Numbers"
                          button "Edit"
                        other
                          other
                            table
                              other
                                other
                                  staticText "Section 0"
                              cell
                                other
                                  staticText "0.0"
                              other
                                other
                                  staticText "Section 1"
                              cell
                                other
                                  staticText "1.0"
                              cell
                                other
                                  staticText "1.1"
                    tabBar
                      button "Numbers" selected
                      button "Other"
                """)
        #expect(
            app.tables.cells.element(boundBy: 1).debugDescription == """
                Attributes: Cell, {{0.0, 229.0}, {390.0, 44.0}}
                Element subtree:
                 →Cell, {{0.0, 229.0}, {390.0, 44.0}}
                    Other, {{0.0, 229.0}, {390.0, 44.0}}
                      StaticText, {{16.0, 229.0}, {358.0, 44.0}}, label: '1.0'
                Path to element:
                 →Application, label: 'App'
                   ↳Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
                    ↳Other, {{0.0, 0.0}, {390.0, 844.0}}
                     ↳Other, {{0.0, 0.0}, {390.0, 844.0}}
                      ↳Other, {{0.0, 0.0}, {390.0, 844.0}}
                       ↳Other, {{0.0, 0.0}, {390.0, 844.0}}
                        ↳Other, {{0.0, 0.0}, {390.0, 844.0}}
                         ↳Table, {{0.0, 0.0}, {390.0, 844.0}}
                          ↳Cell, {{0.0, 229.0}, {390.0, 44.0}}
                Query chain:
                 →Find: Target Application ''
                  ↪︎Find: Descendants matching type Table
                    ↪︎Find: Descendants matching type Cell
                      ↪︎Find: Element at index 1
                        Output: {
                          Cell, {{0.0, 229.0}, {390.0, 44.0}}
                        }
                """)
    }

    @Test(
        "A popover on a tablet, a menu, an action sheet and an alert with a field have their elements",
        .robot(on: .iPadMini))
    func inFront() {
        let root = UIViewController()
        UIWindow.createWindowForTesting().rootViewController = root
        let content = UIViewController()
        content.view.accessibilityIdentifier = "content"
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = root.view
        root.present(content, animated: false)
        #expect(app.popovers.count == 1)
        #expect(app.popovers["content"].exists)
        #expect(app.otherElements["PopoverDismissRegion"].exists)
        #expect(app.buttons["dismiss popup"].exists)
        root.dismiss(animated: false)
        #expect(app.popovers.count == 0)
        let alert = UIAlertController(title: "Name?", message: "It is shown.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        #expect(app.alerts["Name?"].exists)
        #expect(app.alerts.textFields["Name"].exists)
        #expect(app.alerts.staticTexts.allElementsBoundByIndex.map(\.label) == ["Name?", "It is shown."])
        #expect(app.alerts.buttons.allElementsBoundByIndex.map(\.label) == ["OK"])
        app.alerts.buttons["OK"].tap()
        #expect(app.statusBars.count == 0)
    }
}
