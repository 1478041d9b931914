import FailureReporting
import Robot
import TestSupport
import Testing
import XCUIAutomation

@MainActor @Suite("URLs opened by XCUIApplication and XCUISystem", .robot) struct OpeningURLTests {
    private let app = XCUIApplication()
    private let url = URL(string: "notes://page/1")!

    init() {
        XCUIApplication.register(TestedDelegate.self)
        UIApplication.shared.declarations.urlSchemes = ["notes"]
    }

    @Test("The system opens a URL in the application that is running, also in the background")
    func running() {
        app.launch()
        XCUIDevice.shared.system.open(url)
        XCUIDevice.shared.press(.home)
        XCUIDevice.shared.system.open(url)
        #expect(app.state == .runningForeground)
        #expect(
            TestedDelegate.log == [
                "Notes launched", "Notes opened notes://page/1", "Notes in background", "Notes in foreground",
                "Notes opened notes://page/1",
            ])
    }

    @Test("The system launches the application for a URL, also the first time")
    func launching() {
        app.launchArguments = ["-of-the-test"]
        XCUIDevice.shared.system.open(url)
        #expect(app.state == .runningForeground)
        #expect(app.staticTexts["arguments"].label == "")
        app.terminate()
        XCUIDevice.shared.system.open(url)
        #expect(app.state == .runningForeground)
        #expect(
            TestedDelegate.log == [
                "Notes launched for notes://page/1", "Notes opened notes://page/1", "Notes in background",
                "Notes terminated", "Notes launched for notes://page/1", "Notes opened notes://page/1",
            ])
    }

    @Test("The system launches the application for a URL without the arguments of its last launch")
    func launchingAgain() {
        app.launchArguments = ["-of-the-test"]
        app.launch()
        #expect(app.staticTexts["arguments"].label == "-of-the-test")
        app.terminate()
        XCUIDevice.shared.system.open(url)
        #expect(app.staticTexts["arguments"].label == "")
    }

    @Test("The application itself opens a URL with the parameters of its launch")
    func byApplication() {
        app.launchArguments = ["-of-the-test"]
        app.open(url)
        #expect(app.staticTexts["arguments"].label == "-of-the-test")
        #expect(TestedDelegate.log == ["Notes launched", "Notes opened notes://page/1"])
    }

    @Test("A URL that the application does not declare is a failure")
    func others() {
        app.launch()
        let texts = failureTexts { XCUIDevice.shared.system.open(URL(string: "mail://page")!) }
        #expect(
            texts == [
                "The system does not open mail://page in the application, which declares neither its scheme nor its "
                    + "host. Add it to UIApplication.shared.declarations: urlSchemes or associatedDomains."
            ])
    }

    @Test("A web address that the application does not declare opens in the browser, if one is registered")
    func browser() {
        XCUIApplication.register(MailDelegate.self, bundleIdentifier: "com.apple.mobilesafari")
        UIApplication.shared.declarations.associatedDomains = ["Notes.example.com"]
        let browser = XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")
        app.launch()
        XCUIDevice.shared.system.open(URL(string: "https://notes.example.com/1")!)
        #expect(app.state == .runningForeground)
        XCUIDevice.shared.system.open(URL(string: "HTTPS://example.com/2")!)
        #expect(browser.state == .runningForeground && app.state == .notRunning)
        #expect(UIApplication.shared.declarations.urlSchemes == ["notes"])
        browser.open(URL(string: "http://example.com/3")!)
        XCUIDevice.shared.system.open(url)
        #expect(browser.state == .notRunning && app.state == .runningForeground)
        #expect(
            TestedDelegate.log == [
                "Notes launched", "Notes in background", "Notes terminated", "Mail launched",
                "Mail opened HTTPS://example.com/2", "Mail opened http://example.com/3", "Mail in background",
                "Mail terminated", "Notes launched", "Notes opened notes://page/1",
            ])
    }

    @Test("An application of the system opens no URLs")
    func system() {
        let texts = failureTexts {
            XCUIApplication(bundleIdentifier: "com.apple.springboard").open(url)
            XCUIApplication(bundleIdentifier: "com.apple.Preferences").open(url)
        }
        #expect(
            texts == [
                "springboard.open(_:) failed: the home screen opens no URLs.",
                "XCUIApplication(bundleIdentifier: \"com.apple.Preferences\").open(_:) failed: Settings opens no URLs.",
            ])
    }
}
