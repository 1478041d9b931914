import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Notifications of windows") struct WindowNotificationTests {
    private final class Logged: UIWindow {
        var note: (String) -> Void = { _ in }

        override func becomeKey() { note("become key") }
        override func resignKey() { note("resign key") }
    }

    @Test(
        "A window that is shown, becomes key or stops being it is told first; then the notification is posted"
    )
    func notifications() {
        UIApplication.withShared(UIApplication()) {
            let log = EventLog()
            let names: [(Notification.Name, String)] = [
                (UIWindow.didBecomeVisibleNotification, "visible"),
                (UIWindow.didBecomeHiddenNotification, "hidden"),
                (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "not key"),
            ]
            let windows = ["first", "second"].map { name -> Logged in
                let window = Logged(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                window.accessibilityIdentifier = name
                window.note = { log.add("\(name): \($0)") }
                return window
            }
            let tokens = windows.flatMap { window in
                names.map { name, text in
                    let line = "\(window.accessibilityIdentifier ?? "?") \(text)"
                    return NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
                        _ in
                        log.add(line)
                    }
                }
            }
            windows[0].makeKeyAndVisible()
            #expect(log.takeLines() == ["first visible", "first: become key", "first key"])
            windows[1].makeKeyAndVisible()
            #expect(
                log.takeLines() == [
                    "second visible", "first: resign key", "first not key", "second: become key",
                    "second key",
                ])
            // It comes to the front, and was visible before.
            windows[0].makeKeyAndVisible()
            #expect(!log.takeLines().contains("first visible"))
            windows[0].isHidden = true
            #expect(
                log.takeLines() == [
                    "first: resign key", "first not key", "second: become key", "second key", "first hidden",
                ])
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }
}
