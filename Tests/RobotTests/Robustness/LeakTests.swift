import FailureReporting
import Robot
import Testing

/// What is left of an application, a device or a tree once nothing but the framework could hold it.
@MainActor
@Suite("Leaks") struct LeakTests {
    /// What must be gone when a world is over.
    private struct Remains {
        weak var application: UIApplication?
        weak var device: SimulatedDevice?
        weak var object: AnyObject?

        var isEmpty: Bool { application == nil && device == nil && object == nil }
    }

    /// Runs `body` in its own application, with no task that runs waiting jobs, and releases it.
    private func inWorld(
        _ device: DeviceProfile = .iPhone14, _ body: (UIWindow) -> AnyObject?
    ) -> Remains {
        var remains = Remains()
        do {
            let application = UIApplication(device: device)
            UIApplication.withShared(application) {
                let window = UIWindow.createWindowForTesting()
                remains.object = body(window)
                application.closeWindows()
            }
            (remains.application, remains.device) = (application, application.device)
        }
        return remains
    }

    @Test(
        "Two fingers in two windows that are lifted in one event end both recognizers, and leak no views"
    )
    func twoWindows() {
        var taps = 0
        let remains = inWorld { window in
            let other = UIWindow(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
            other.windowLevel = .alert
            other.isHidden = false
            let target = TapCounting { taps += 1 }
            for window in [window, other] {
                let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
                view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: TapCounting.count))
                window.addSubview(view)
            }
            let hand = GestureDriver()
            hand.begin([0: CGPoint(x: 100, y: 100), 1: CGPoint(x: 100, y: 500)])
            hand.end()
            #expect(taps == 2)
            #expect(UIApplication.shared.activeTouches.isEmpty)
            let view = window.subviews.last
            window.isHidden = true
            other.isHidden = true
            return view
        }
        #expect(remains.isEmpty)
    }

    @Test("A finger that is down when the application is killed is gone with it", arguments: [false, true])
    func killedUnderTheFinger(isLifted: Bool) {
        let remains = inWorld { window in
            let view = UIView(frame: window.bounds)
            view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
            window.addSubview(view)
            let finger = SyntheticTouch(at: CGPoint(x: 100, y: 100))
            finger.begin()
            UIApplication.shared.device.kill()
            #expect(UIApplication.shared.activeTouches.isEmpty)
            #expect(!finger.isDown)
            if isLifted { finger.end() }
            return view
        }
        #expect(remains.isEmpty)
    }

    @Test(
        "A device that is turned again while it turns keeps no navigation controller with large titles",
        arguments: [0, 100, 300])
    func turnedTwice(milliseconds: Int) {
        let remains = inWorld { window in
            let table = UITableViewController()
            table.title = "Inbox"
            let navigation = UINavigationController(rootViewController: table)
            navigation.navigationBar.prefersLargeTitles = true
            window.rootViewController = navigation
            let device = UIApplication.shared.device
            device.rotate(to: .landscapeLeft)
            TimeLapse.advance(by: .milliseconds(milliseconds))
            device.rotate(to: .portrait)
            TimeLapse.advanceMainRunLoop()
            #expect(navigation.view.bounds.width == 390)
            window.rootViewController = nil
            window.isHidden = true
            return navigation
        }
        #expect(remains.isEmpty)
    }

    @Test(
        "A device that still turns at the end keeps no split view, presented or not",
        arguments: [false, true], [0, 100])
    func turnedAtTheEnd(isPresented: Bool, milliseconds: Int) {
        let remains = inWorld(.iPad) { window in
            let device = UIApplication.shared.device
            device.rotate(to: .landscapeRight)
            TimeLapse.advanceMainRunLoop()
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            split.modalPresentationStyle = .fullScreen
            if isPresented {
                let root = UIViewController()
                window.rootViewController = root
                root.present(split, animated: true)
            } else {
                window.rootViewController = split
            }
            TimeLapse.advanceMainRunLoop()
            device.rotate(to: .portrait)
            TimeLapse.advance(by: .milliseconds(milliseconds))
            return split
        }
        #expect(remains.isEmpty)
    }

    @Test("An unanswered Face ID permission alert leaks no device")
    func openQuestion() {
        let remains = inWorld { _ in
            let context = LAContext()
            context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock") {
                _, _ in
            }
            #expect(SystemScreen.current.alert != nil)
            return context
        }
        #expect(remains.isEmpty)
    }

    @Test("An unanswered Face ID prompt leaks no device")
    func openPrompt() {
        let remains = inWorld { _ in
            let context = LAContext()
            UIApplication.shared.device.permissions[.faceID] = .granted
            context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock") {
                _, _ in
            }
            #expect(SystemScreen.current.alert != nil)
            return context
        }
        #expect(remains.isEmpty)
    }

    @Test("A push for a delegate that says nothing of it keeps no application where no tasks run")
    func unansweredPush() {
        let remains = inWorld { _ in
            let delegate = SilentDelegate()
            let device = UIApplication.shared.device
            device.permissions[.notifications] = .granted
            let center = UNUserNotificationCenter.current()
            center.delegate = delegate
            device.deliverPush(["aps": ["alert": "News"]])
            TimeLapse.advanceMainRunLoop()
            withExtendedLifetime(delegate) {}
            return delegate
        }
        #expect(remains.isEmpty)
    }
}

@MainActor
private final class TapCounting: NSObject {
    let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    func count() { body() }
}

@MainActor
private final class SilentDelegate: NSObject, UNUserNotificationCenterDelegate {}
