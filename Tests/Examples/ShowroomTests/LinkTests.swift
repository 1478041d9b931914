import LocalAuthentication
import Robot
import Showroom
import Testing
import XCUIAutomation

@MainActor
@Suite("Links", .robot(app: AppDelegate.self, scene: SceneDelegate.self).layout(.strict))
struct LinkTests {
    private let app = XCUIApplication()
    private let device = SimulatedDevice.current

    private func url(_ link: String) throws -> URL { try #require(URL(string: link)) }

    private func open(_ link: String) throws { app.open(try url(link)) }

    @Test("A link opens a row while the application runs")
    func row() throws {
        app.launch()
        app.logIn()
        app.tabBars.buttons["Page"].tap()
        try open("showroom://table/1/3")
        #expect(app.otherElements["TableSelection"].staticTexts["Row 3 section 1"].exists)
        #expect(app.navigationBars.buttons["Table"].exists)
    }

    @Test("A link selects a tab", arguments: ["Table", "Collection", "Other", "Page"])
    func tab(title: String) throws {
        app.launch()
        app.logIn()
        app.tabBars.buttons[title == "Page" ? "Other" : "Page"].tap()
        try open("showroom://\(title.lowercased())")
        #expect(app.tabBars.buttons[title].isSelected)
    }

    @Test("A link waits for the login")
    func loggedOut() throws {
        app.launch()
        try open("showroom://table/0/14")
        #expect(app.staticTexts["Welcome"].exists)
        app.logIn()
        #expect(app.otherElements["TableSelection"].staticTexts["Row 14 section 0"].exists)
    }

    @Test("A link launches the application")
    func launch() throws {
        AppDelegate.declare(in: .shared)
        device.launch(
            AppDelegate.self, scene: SceneDelegate.self, url: try url("showroom://other"))
        #expect(app.staticTexts["Welcome"].exists)
        app.logIn()
        #expect(app.tabBars.buttons["Other"].isSelected)
        device.terminate()
        device.open(try url("showroom://table/1/0"))
        app.letTheAppAnswer()
        #expect(app.otherElements["TableSelection"].staticTexts["Row 0 section 1"].exists)
    }

    @Test("A link dismisses what is presented")
    func presented() throws {
        app.launch()
        app.logIn()
        app.tabBars.buttons["Other"].tap()
        app.buttons["Alert"].tap()
        try open("showroom://collection")
        #expect(!app.alerts.firstMatch.exists && app.collectionViews["CollectionView"].exists)
    }

    @Test(
        "A link that leads nowhere changes nothing",
        arguments: [
            "showroom://nowhere", "showroom://table/1", "showroom://table/a/b", "showroom://page/1/2",
        ])
    func nowhere(link: String) throws {
        app.launch()
        app.logIn()
        app.tabBars.buttons["Other"].tap()
        try open(link)
        #expect(app.tabBars.buttons["Other"].isSelected)
    }

    @Test("A link to a row that does not exist shows the table")
    func noSuchRow() throws {
        app.launch()
        app.logIn()
        app.tabBars.buttons["Other"].tap()
        try open("showroom://table/2/0")
        #expect(app.tables["TableController"].exists && !app.otherElements["TableSelection"].exists)
    }
}
