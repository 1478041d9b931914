import FailureReporting
import Robot
import Testing
import WebKit

/// Gets the messages of pages.
private final class Receiver: NSObject, WKScriptMessageHandler {
    var log: [String] = []

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) { log.append("\(message.name): \(message.body)") }
}

/// Shows what pages show beside themselves.
private final class PanelController: UIViewController, WKUIDelegate {
    let web = WKWebView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    var opened: WKWebView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(web)
        web.uiDelegate = self
    }

    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        opened =
            navigationAction.targetFrame == nil ? WKWebView(frame: .zero, configuration: configuration) : nil
        return opened
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in completionHandler(false) })
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completionHandler(true) })
        present(alert, animated: true)
    }
}

@MainActor
@Suite("Scripts and panels of web views", .robot) struct WebScriptTests {
    private let controller = PanelController()
    private var web: WKWebView { controller.web }

    init() {
        UIWindow.createWindowForTesting().rootViewController = controller
        controller.loadViewIfNeeded()
    }

    @Test("The test says what scripts return, and reads which were evaluated")
    func results() async throws {
        SimulatedDevice.current.pages["https://example.com"] = "<title>Hi</title><p>Hello</p>"
        SimulatedDevice.current.pages["https://example.com"]?.scriptResults["items.length"] = 3
        web.load(URLRequest(url: try #require(URL(string: "https://example.com"))))
        await TimeLapse.advance(by: .zero)
        var log: [String] = []
        for script in ["items.length", "document.title;", "document.body.innerText"] {
            web.evaluateJavaScript(script) { value, error in log.append("\(value ?? "nil") \(error == nil)") }
        }
        #expect(log == [])
        await TimeLapse.advance(by: .zero)
        #expect(log == ["3 true", "Hi true", "Hello true"])
        web.scriptHandler = { script in
            if script == "bad()" { throw URLError(.badURL) }
            return script.count
        }
        #expect(try await web.evaluateJavaScript("size()") as? Int == 6)
        await #expect(throws: URLError.self) { _ = try await web.evaluateJavaScript("bad()") }
        #expect(web.evaluatedScripts.suffix(2) == ["size()", "bad()"])
    }

    @Test("Messages reach their handlers, and one to no handler is a failure")
    func messages() {
        let receiver = Receiver()
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(receiver, name: "app")
        configuration.userContentController.addUserScript(
            WKUserScript(source: "a()", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
        let web = WKWebView(frame: .zero, configuration: configuration)
        #expect(web.configuration !== configuration)
        web.postMessage(["id": 1], to: "app")
        #expect(receiver.log == ["app: [\"id\": 1]"])
        let failures = FailureCollector.failures {
            web.postMessage("x", to: "App")
            configuration.userContentController.add(receiver, name: "app")
        }.map(\.text)
        #expect(
            failures == [
                "The web view has no message handler \"App\". Handlers: \"app\".",
                "There is a message handler \"app\" already, and it stays: WebKit raises an exception. Call"
                    + " removeScriptMessageHandler(forName: \"app\") first.",
            ])
        web.loadHTMLString("x", baseURL: nil)
        TimeLapse.advance(by: .zero)
        #expect(web.evaluatedScripts == ["a()"])
    }

    @Test("Handlers and scripts that were removed are gone, in any world of scripts")
    func removals() {
        let (receiver, controller) = (Receiver(), WKUserContentController())
        #expect(WKContentWorld.world(name: "tests").name == "tests" && WKContentWorld.page.name == nil)
        controller.add(receiver, contentWorld: .defaultClient, name: "one")
        controller.add(receiver, name: "two")
        controller.addUserScript(
            WKUserScript(
                source: "a()", injectionTime: .atDocumentStart, forMainFrameOnly: true, in: .page))
        #expect(controller.userScripts.map(\.isForMainFrameOnly) == [true])
        let configuration = WKWebViewConfiguration()
        configuration.userContentController = controller
        let web = WKWebView(frame: .zero, configuration: configuration)
        func failures(_ name: String) -> Int {
            FailureCollector.failures { web.postMessage("x", to: name) }.count
        }
        controller.removeScriptMessageHandler(forName: "one", contentWorld: .page)
        #expect(failures("one") == 1 && failures("two") == 0 && receiver.log == ["two: x"])
        controller.removeAllScriptMessageHandlers()
        controller.removeAllUserScripts()
        #expect(failures("two") == 1 && controller.userScripts.isEmpty)
    }

    @Test("A page's question is answered by a tap; without a delegate's method it is answered at once")
    func panels() {
        let panel = web.openPanel(.confirm("Delete it?"))
        #expect(panel.isConfirmed == nil)
        TimeLapse.waitForAnimationsToFinish()
        tapOn(theFirstView(withLabel("Yes")))
        #expect(panel.isConfirmed == true)
        #expect(web.openPanel(.prompt("Name?")).isConfirmed == false)
        #expect(web.openPanel(.alert("Done")).isConfirmed == true)
    }

    @Test("A link that wants a window is loaded in the web view that the delegate returns")
    func windows() {
        web.loadHTMLString(
            "<a href='https://example.com/new' target='_blank'>New</a><a href='#end'>End</a>",
            baseURL: URL(string: "https://example.com/"))
        TimeLapse.advance(by: .zero)
        tapOn(theFirstView(withLabel("End")))
        #expect(web.url?.absoluteString == "https://example.com/#end" && web.canGoBack)
        tapOn(theFirstView(withLabel("New")))
        #expect(controller.opened?.url?.path == "/new" && web.url?.path == "/")
    }

    @Test("Cookies are kept, and removed with the website data")
    func cookies() throws {
        let store = WKWebsiteDataStore.default()
        let cookie = try #require(
            HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.com", .path: "/"]))
        store.httpCookieStore.setCookie(cookie)
        var found: [String] = []
        store.httpCookieStore.getAllCookies { found += $0.map(\.name) }
        TimeLapse.advance(by: .zero)
        #expect(found == ["a"] && store === WKWebViewConfiguration().websiteDataStore)
        #expect(!WKWebsiteDataStore.nonPersistent().isPersistent)
        store.httpCookieStore.delete(cookie)
        store.httpCookieStore.getAllCookies { found = $0.map(\.name) }
        TimeLapse.advance(by: .zero)
        #expect(found == [])
        store.httpCookieStore.setCookie(cookie)
        var isOver = false
        store.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast) {
            isOver = true
        }
        store.httpCookieStore.getAllCookies { found = $0.map(\.name) }
        TimeLapse.advance(by: .zero)
        #expect(isOver && found == [])
    }
}
