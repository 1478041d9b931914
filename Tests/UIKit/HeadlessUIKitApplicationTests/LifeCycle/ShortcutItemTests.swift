import HeadlessUIKit
import TestSupport
import Testing

/// Apple's documentation of `UIApplicationShortcutItem` and of the delegates' methods for it.
@MainActor
@Suite("Quick actions") struct ShortcutItemTests {
    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        let log: EventLog
        let answer: Bool

        init(_ log: EventLog, answer: Bool = true) {
            (self.log, self.answer) = (log, answer)
            super.init()
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
            log.add("launched \(item?.type ?? "-")")
            return answer
        }

        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            log.add("perform \(shortcutItem.type)")
            completionHandler(true)
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var log: EventLog? { UIApplication.shared.delegate.flatMap { $0 as? AppDelegate }?.log }

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            Self.log?.add("connected \(connectionOptions.shortcutItem?.type ?? "-")")
        }

        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            Self.log?.add("scene performs \(shortcutItem.type)")
            completionHandler(false)
        }
    }

    private let item = UIApplicationShortcutItem(
        type: "new", localizedTitle: "New Note", localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(type: .compose), userInfo: ["page": "3" as NSString])

    private func inApplication(
        withScene: Bool, answer: Bool = true, _ body: (SimulatedDevice, EventLog) -> Void
    ) {
        UIApplication.withShared(UIApplication()) {
            let log = EventLog()
            let device = UIApplication.shared.device
            device.launch(
                delegate: { AppDelegate(log, answer: answer) },
                scene: withScene ? SceneDelegate.self : nil)
            _ = log.takeLines()
            body(device, log)
        }
    }

    @Test("A running application without scenes is asked to perform the action")
    func running() {
        inApplication(withScene: false) { device, log in
            device.choose(item)
            #expect(log.takeLines() == ["perform new"] && device.shortcutResults == [true])
        }
    }

    @Test(
        "An application that is launched for it has it in its options, and performs it unless it returned false",
        arguments: [true, false])
    func launched(_ answer: Bool) {
        inApplication(withScene: false, answer: answer) { device, log in
            device.kill()
            device.choose(item)
            #expect(log.takeLines() == ["launched new"] + (answer ? ["perform new"] : []))
        }
    }

    @Test("A scene gets it with its connection, or is asked to perform it while it is there")
    func scene() {
        inApplication(withScene: true) { device, log in
            device.pressHome()
            device.choose(item)
            #expect(log.takeLines() == ["scene performs new"] && device.shortcutResults == [false])
            device.kill()
            device.choose(item)
            #expect(log.takeLines() == ["launched -", "connected new"])
        }
    }

    @Test("The application's items stay while it is not running; a mutable copy changes alone")
    func items() throws {
        inApplication(withScene: false) { device, _ in
            UIApplication.shared.shortcutItems = [item]
            device.kill()
            #expect(UIApplication.shared.shortcutItems?.map(\.type) == ["new"])
        }
        let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
        copy.localizedTitle = "Old Note"
        #expect(item.localizedTitle == "New Note" && copy.localizedTitle == "Old Note")
        #expect(copy.icon == UIApplicationShortcutIcon(type: .compose) && copy.userInfo?["page"] != nil)
        #expect(UIApplicationShortcutIcon(systemImageName: "star") != copy.icon)
    }
}
