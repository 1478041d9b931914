import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

@MainActor @Suite("Opening URLs", .tabTestKit(app: LinkedDelegate.self))
struct OpeningURLTests:
    DefaultContexts
{
    private let page = URL(string: "notes://page/1")!
    private let site = URL(string: "https://notes.example.com/page/2")!

    private var log: [String] { LinkedDelegate.log }

    @Test("A link opens in the application that is running, in the foreground or not")
    func running() {
        open(page)
        backgroundTheApp()
        open(page)
        #expect(log == ["Notes launched", "Notes opened notes://page/1", "Notes opened notes://page/1"])
        #expect(App.shared.state == .runningForeground)
    }

    @Test("A link launches the application that is not running")
    func launching() {
        terminateTheApp()
        open(page)
        #expect(
            log == ["Notes launched", "Notes launched for notes://page/1", "Notes opened notes://page/1"])
    }

    @Test("A web address of a declared host opens in the application, also where there is a browser")
    func universalLink() {
        XCUIApplication.register(BrowserStub.self, bundleIdentifier: "com.apple.mobilesafari")
        open(site)
        #expect(log == ["Notes launched", "Notes continued https://notes.example.com/page/2"])
    }

    @Test("Schemes and hosts that nothing declares are a failure")
    func undeclared() {
        let texts = failures {
            open(URL(string: "mail://page")!)
            open(URL(string: "https://example.com")!)
        }
        #expect(
            texts == [
                "+1: The system does not open mail://page in the application, which declares neither its scheme nor its "
                    + "host. Add it to UIApplication.shared.declarations: urlSchemes or associatedDomains.",
                "+2: The system does not open https://example.com in the application, which declares neither its scheme nor its "
                    + "host. Add it to UIApplication.shared.declarations: urlSchemes or associatedDomains.",
            ])
    }

    @Test(
        "Another web address opens in the registered browser, and a link then in the application again"
    )
    func browser() {
        XCUIApplication.register(BrowserStub.self, bundleIdentifier: "com.apple.mobilesafari")
        Given(I: open(URL(string: "https://example.com/1")!))
        see(Label(id: "https://example.com/1", parent: Safari()))
        Then(I: open(URL(string: "https://example.com/2")!))
        see(Label(id: "https://example.com/2", parent: Safari()))
        #expect(Safari().state == .runningForeground && App.shared.state == .notRunning)
        open(page)
        #expect(App.shared.state == .runningForeground && Safari().state == .notRunning)
        #expect(
            log == [
                "Notes launched", "Browser launched", "Browser opened https://example.com/1",
                "Browser opened https://example.com/2", "Notes launched", "Notes opened notes://page/1",
            ])
        let texts = failures { open(URL(string: "mail://page")!) }
        #expect(texts.count == 1 && texts[0].contains("does not open mail://page"))
    }

    @Test("An alert that asks whether to open a URL is answered with Open, and another one is not")
    func asking() {
        let log = EventLog()
        func ask(_ title: String, _ choices: String...) {
            let screen = UIApplication.shared.systemScreen
            let buttons = choices.map { choice in
                SystemAlert.Button(title: choice) { log.add("\(title) \(choice)") }
            }
            screen.present(
                SystemAlert(title: title, message: nil, buttons: buttons, identifier: screen.nextIdentifier())
            )
        }
        ask("“Runner” wants to open “Notes”", "Cancel", "Open")
        open(page)
        #expect(log.take() == "“Runner” wants to open “Notes” Open")
        ask("Question", "Yes", "No")
        open(page)
        #expect(log.take() == "" && Alert(id: "Question", parent: springboard).determine(.exists, timeout: 0))
    }
}

/// The delegate of an application that is opened by URLs.
class LinkedDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))

    required override init() {
        super.init()
        UIApplication.shared.declarations.urlSchemes = ["notes"]
        UIApplication.shared.declarations.associatedDomains = ["notes.example.com"]
    }

    class var name: String { "Notes" }

    static var log: [String] { UserDefaults.standard.stringArray(forKey: "log") ?? [] }

    func note(_ text: String) {
        UserDefaults.standard.set(Self.log + ["\(Self.name) \(text)"], forKey: "log")
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note(options?[.url].map { "launched for \($0)" } ?? "launched")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.rootViewController?.view.addSubview(label)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        label.text = "\(url)"
        note("opened \(url)")
        return true
    }

    func application(
        _ application: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping @MainActor ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        note("continued \(activity.webpageURL.map { "\($0)" } ?? "nothing")")
        return true
    }
}

/// The delegate of a stand-in for the browser.
final class BrowserStub: LinkedDelegate {
    override class var name: String { "Browser" }
}
