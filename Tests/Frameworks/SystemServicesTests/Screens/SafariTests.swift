import FailureReporting
import Robot
import SafariServices
import StoreKit
import Testing
import WebKit

private final class Opener: UIViewController, SFSafariViewControllerDelegate {
    var log: [String] = []

    func open(_ address: String) {
        guard let url = URL(string: address) else { return }
        let safari = SFSafariViewController(url: url)
        safari.delegate = self
        present(safari, animated: true)
    }

    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad isLoaded: Bool) {
        log.append("loaded \(isLoaded)")
    }

    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL) {
        log.append("redirect \(url.path)")
    }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { log.append("finish") }
}

@MainActor
@Suite("Safari and reviews", .robot) struct SafariTests {
    private let opener = Opener()

    init() {
        UIWindow.createWindowForTesting().rootViewController = opener
    }

    @Test("Safari shows the address and the page, and Done leaves it")
    func done() {
        SimulatedDevice.current.pages["https://example.com/old"] = .redirect(to: "/help")
        SimulatedDevice.current.pages["https://example.com/help"] = "<title>Help</title><p>Ask us.</p>"
        opener.open("https://example.com/old")
        TimeLapse.advance(by: .seconds(1))
        #expect(opener.presentedViewController?.modalPresentationStyle == .fullScreen)
        #expect(allViews(withText("example.com"), onScreenAndVisible(true)).count == 1)
        #expect(allViews(withText("Ask us."), onScreenAndVisible(true)).count == 1)
        #expect(opener.log == ["redirect /help", "loaded true"])
        tapOn(theFirstView(withLabel("Done")))
        #expect(opener.log.last == "finish" && opener.presentedViewController == nil)
    }

    @Test("A page that fails, and an address that is not of the web, are reported")
    func failures() {
        SimulatedDevice.current.pages.others = .failure(URLError(.timedOut))
        opener.open("https://example.com")
        TimeLapse.advance(by: .seconds(1))
        #expect(opener.log == ["loaded false"])
        tapOn(theFirstView(withLabel("Done")))
        let failures = FailureCollector.failures {
            opener.open("mailto:ada@example.com")
            TimeLapse.advance(by: .seconds(1))
        }.map(\.text)
        #expect(
            failures == [
                "SFSafariViewController(url:) got mailto:ada@example.com: it shows addresses of http and https alone,"
                    + " and raises an exception on a device."
            ])
    }

    @Test("Safari keeps the configuration that it was made with")
    func configuration() throws {
        let url = try #require(URL(string: "https://example.com"))
        let configuration = SFSafariViewController.Configuration()
        configuration.barCollapsingEnabled = false
        let safari = SFSafariViewController(url: url, configuration: configuration)
        #expect(!safari.configuration.barCollapsingEnabled)
        let reader = SFSafariViewController(url: url, entersReaderIfAvailable: true)
        #expect(reader.configuration.entersReaderIfAvailable)
    }

    @Test("Requests for reviews are recorded with their times")
    func reviews() {
        SKStoreReviewController.requestReview()
        TimeLapse.advance(by: .seconds(2))
        if let scene = opener.view.window?.windowScene { AppStore.requestReview(in: scene) }
        if let scene = opener.view.window?.windowScene { SKStoreReviewController.requestReview(in: scene) }
        #expect(SimulatedDevice.current.reviewRequests.map { "\($0)" } == ["0 s", "2 s", "2 s"])
    }
}
