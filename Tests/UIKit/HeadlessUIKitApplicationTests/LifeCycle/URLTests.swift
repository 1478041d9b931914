import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("Opened URLs") struct URLTests {
    @Test("A URL with a declared scheme reaches the application in the foreground", arguments: [false, true])
    func incoming(withScene: Bool) throws {
        let url = try #require(URL(string: "notes://open/3"))
        inWorld { application, device in
            let log = EventLog()
            application.declarations.urlSchemes = ["Notes"]
            device.launch(
                delegate: { LoggingAppDelegate(log) }, scene: withScene ? LoggingSceneDelegate.self : nil)
            device.pressHome()
            _ = log.takeLines()
            device.open(url, sourceApplication: "com.example.mail")
            #expect(
                log.takeLines()
                    == (withScene
                        ? [
                            "willEnterForeground background [background]",
                            "open [\"notes://open/3\"] foregroundInactive [inactive]",
                            "didBecomeActive foregroundActive [active]",
                        ]
                        : [
                            "willEnterForeground [background]",
                            "open notes://open/3 from com.example.mail [inactive]",
                            "didBecomeActive [active]",
                        ]))
            device.kill()
            device.open(url)
            let launch = log.takeLines()
            #expect(
                withScene
                    ? launch.contains("  with [\"notes://open/3\"] [] 7")
                    : launch == [
                        "willFinishLaunching URLKey [inactive]", "didFinishLaunching URLKey [inactive]",
                        "configuration for scene-1", "open notes://open/3 from nobody [inactive]",
                        "didBecomeActive [active]",
                    ])
        }
    }

    @Test(
        "A web URL with a declared host arrives as an activity",
        arguments: [false, true])
    func universalLink(withScene: Bool) throws {
        let url = try #require(URL(string: "https://notes.example.com/3"))
        inWorld { application, device in
            let log = EventLog()
            application.declarations.associatedDomains = ["notes.example.com"]
            device.launch(
                delegate: { LoggingAppDelegate(log) }, scene: withScene ? LoggingSceneDelegate.self : nil)
            _ = log.takeLines()
            device.open(url)
            #expect(
                log.takeLines()
                    == [
                        "willContinue NSUserActivityTypeBrowsingWeb", "continue https://notes.example.com/3",
                    ] + (withScene ? [] : ["restore NSUserActivityTypeBrowsingWeb"]))
        }
    }

    @Test("A URL that no application opens is a failure")
    func foreign() throws {
        let url = try #require(URL(string: "https://example.org/"))
        let failures = inWorld { _, device in
            device.launch(LoggingAppDelegate.self)
            device.open(url)
        }
        #expect(
            failures == [
                "The system does not open https://example.org/ in the application, which declares neither its"
                    + " scheme nor its host. Add it to UIApplication.shared.declarations: urlSchemes or"
                    + " associatedDomains."
            ])
    }

    @Test("Another application opens its URLs, and this one enters the background")
    func outgoing() throws {
        let web = try #require(URL(string: "https://example.org/"))
        let odd = try #require(URL(string: "odd:thing"))
        let own = try #require(URL(string: "notes:1"))
        inWorld { application, device in
            let log = EventLog()
            application.declarations.urlSchemes = ["notes"]
            device.launch(delegate: { LoggingAppDelegate(log) })
            _ = log.takeLines()
            #expect(
                application.canOpenURL(web) && application.canOpenURL(own) && !application.canOpenURL(odd))
            application.open(odd) { log.add("odd \($0)") }
            application.open(web, options: [.universalLinksOnly: true]) { log.add("universal \($0)") }
            application.open(own) { log.add("own \($0)") }
            application.open(web) { log.add("web \($0)") }
            #expect(log.takeLines() == [])
            application.clock.advance(by: .zero)
            #expect(
                log.takeLines() == [
                    "odd false", "universal false", "own true", "open notes:1 from nobody [active]",
                    "web true", "willResignActive [active]", "didEnterBackground [background]",
                ])
            #expect(device.openedURLs == [own, web])
            application.declarations.queriedURLSchemes = ["mailto"]
            device.installedURLSchemes.insert("odd")
            #expect(application.canOpenURL(web) && !application.canOpenURL(odd))
        }
    }

    @Test("An activity from another device arrives as one from a link does", arguments: [false, true])
    func continuedActivity(withScene: Bool) throws {
        let url = try #require(URL(string: "https://notes.example.com/3"))
        inWorld { application, device in
            let log = EventLog()
            application.declarations.associatedDomains = ["notes.example.com"]
            device.launch(
                delegate: { LoggingAppDelegate(log) }, scene: withScene ? LoggingSceneDelegate.self : nil)
            _ = log.takeLines()
            device.open(url)
            let expected = log.takeLines()
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = url
            device.continueUserActivity(activity)
            #expect(!expected.isEmpty && log.takeLines() == expected)
        }
    }

    @Test(
        "The application's pages in Settings open, and it enters the background",
        arguments: [UIApplication.openSettingsURLString, UIApplication.openNotificationSettingsURLString])
    func settings(page: String) throws {
        let url = try #require(URL(string: page))
        inWorld { application, device in
            device.launch(LoggingAppDelegate.self)
            application.open(url)
            application.clock.advance(by: .zero)
            #expect(device.openedURLs == [url] && application.applicationState == .background)
        }
    }
}
