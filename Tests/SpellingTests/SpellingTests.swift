import Robot
import SampleApp
import Showroom
import TABTestKit
import Testing
import ViewQuery
import XCUIAutomation

@MainActor
@Suite(
    "What the page of a trace proposes to find views by",
    .robot(trace: .off).leftovers(.ignored), .enabled(if: PageSpellings.isPossible))
struct SpellingTests {
    /// Asks all proposals for the screen; returns how many there were of each dialect.
    @discardableResult
    private func check(_ comment: Comment? = nil) throws -> [PageSpellings.Dialect: Int] {
        let spellings = try PageSpellings()
        var classes: [String: UIView.Type] = [:]
        for (view, _) in spellings.views {
            var current: AnyClass? = type(of: view)
            while let type = current as? UIView.Type {
                if let name = ClassNames.name(of: type, inTestOf: ["SpellingTests"]) { classes[name] = type }
                current = _getSuperclass(type)
            }
        }
        var counts: [PageSpellings.Dialect: Int] = [:]
        for (view, proposals) in spellings.views {
            for dialect in PageSpellings.Dialect.allCases {
                guard let proposal = proposals[dialect], let code = proposal.code else { continue }
                let found = try SpelledQuery(code: code, classes: classes).views(in: dialect)
                if proposal.isOfOther == true {
                    let isAround = found.count == 1 && found[0] !== view && view.isDescendant(of: found[0])
                    #expect(isAround, "\(code) for a part: \(view.summary)")
                } else {
                    counts[dialect, default: 0] += 1
                    let isAlone = found.count == 1 && found[0] === view
                    #expect(isAlone, "\(code) for \(view.summary) finds \(found.map(\.summary))")
                }
            }
        }
        return counts
    }

    private func launch(_ screen: @escaping @MainActor () -> UIViewController) -> XCUIApplication {
        ScreenDelegate.screen = screen
        XCUIApplication.register(ScreenDelegate.self)
        let app = XCUIApplication()
        app.launch()
        return app
    }

    @Test("Each proposal for a view of the showroom finds it alone, or the element that it is in")
    func showroom() throws {
        XCUIApplication.register(Showroom::AppDelegate.self, scene: Showroom::SceneDelegate.self)
        let app = XCUIApplication()
        app.launch()
        #expect(try check("Login")[.xcuitest] ?? 0 > 3)
        app.buttons["Log in"].tap()
        let allow = XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.buttons["Allow"]
        if allow.exists { allow.tap() }
        SimulatedDevice.current.matchFace()
        TimeLapse.advance(by: .seconds(5))
        var counts: [PageSpellings.Dialect: Int] = [:]
        for tab in ["Collection", "Table", "Page", "Other"] {
            app.tabBars.buttons[tab].tap()
            counts.merge(try check("\(tab)")) { $0 + $1 }
            app.swipeUp()
            counts.merge(try check("\(tab), further down")) { $0 + $1 }
        }
        for dialect in PageSpellings.Dialect.allCases {
            #expect(counts[dialect] ?? 0 > 100, "\(dialect): \(counts)")
        }
    }

    @Test("Each proposal finds its view alone in a form with the keyboard, and under an alert")
    func notebook() throws {
        XCUIApplication.register(NotebookDelegate.self)
        let app = XCUIApplication()
        app.launch()
        app.textFields["Email"].tap()
        app.textFields["Email"].typeText("ada@example.com")
        try check("with the keyboard")
        let alert = UIAlertController(title: "Sign in?", message: "Now.", preferredStyle: .alert)
        for title in ["Later", "Now"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
        UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: false)
        try check("with an alert")
    }

    @Test("Views that are alike, hidden, in other windows or hard to name are found alone, too")
    func hardToFind() throws {
        let app = launch { HardScreen() }
        #expect(app.exists)
        try check("at the top")
        theFirstView(ofClass(UITableView.self)).first.map { scroll($0 as? UITableView, to: 60) }
        try check("with rows before that are not loaded")
        let other = UIWindow(frame: UIScreen.main.bounds)
        other.rootViewController = HardScreen()
        other.isHidden = false
        try check("with a second window")
    }

    private func scroll(_ table: UITableView?, to row: Int) {
        table?.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        TimeLapse.advance(by: .zero)
    }

    @Test("Each dialect names a button as its readers do, and a part of it by the button")
    func button() throws {
        _ = launch { HardScreen() }
        let button = try #require(theOnlyView(withIdentifier("pay")).first as? UIButton)
        let spellings = try PageSpellings()
        let codes = PageSpellings.Dialect.allCases.map { spellings[button, $0]?.code }
        #expect(
            codes == [
                #"theOnlyElement(withRole(.button, named: "Pay"))"#, #"app.buttons["pay"]"#,
                #"Button(id: "pay")"#, #"viewTester.usingIdentifier("pay")"#, #"the button "pay""#,
            ])
        let title = try #require(button.titleLabel)
        #expect(spellings[title, .xcuitest]?.code == #"app.buttons["pay"]"#)
        #expect(spellings[title, .xcuitest]?.note == "For XCUITest the view is a part of this element.")
        #expect(spellings[title, .robot]?.code == #"theOnlyView(withText("Pay"))"#)
    }

    @Test("A dialect that has no way to a view says so, and what would be one")
    func noWay() throws {
        _ = launch { HardScreen() }
        let hidden = try #require(theOnlyView(withIdentifier("hidden")).first)
        let plain = try #require(theOnlyView(withIdentifier("plain")).first?.subviews.first)
        let spellings = try PageSpellings()
        #expect(spellings[hidden, .xcuitest]?.note == "XCUITest has no element for this view.")
        #expect(spellings[hidden, .robot]?.code == #"theOnlyView(withIdentifier("hidden"))"#)
        #expect(
            spellings[plain, .tabtestkit]?.note
                == "TABTestKit finds a view by its name, and this one has none. Give it an accessibilityIdentifier."
        )
        #expect(
            spellings[plain, .swerkin]?.note?.hasSuffix("Give it an accessibilityIdentifier.") == true)
        let codes = PageSpellings.Dialect.allCases.map { spellings[plain, $0]?.code }
        #expect(codes.map { $0 == nil } == [false, false, true, true, true])
    }

    @Test("Without XCUIApplication the page says why there are no elements of XCUITest")
    func noAutomation() throws {
        UIWindow.createWindowForTesting().rootViewController = HardScreen()
        let button = try #require(theOnlyView(withIdentifier("pay")).first)
        let spellings = try PageSpellings()
        #expect(
            spellings[button, .gherkin]?.note?.contains("once a test has launched XCUIApplication") == true)
        try check()
    }
}
