import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("The system's screen") struct SystemScreenTests {
    /// Shows one window while the application is in the background.
    private final class Switcher: SystemApplicationSwitching {
        let window: SystemScreenWindow

        init() {
            window = SystemScreenWindow(.shared, named: "the home screen")
        }

        func windowInFront() -> SystemScreenWindow? {
            UIApplication.shared.applicationState == .background ? window : nil
        }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {}

    private func alert(_ title: String, interrupts: Bool, _ log: EventLog) -> SystemAlert {
        SystemAlert(
            title: title, message: nil,
            buttons: [SystemAlert.Button(title: "OK") { log.add("\(title) answered") }],
            identifier: SystemScreen.current.nextIdentifier(), interruptsApplication: interrupts)
    }

    /// The name of the window that a touch in the middle of the screen, or at its top, would meet.
    private func hit(atTop: Bool = false) -> String {
        UIApplication.shared.commit()
        let bounds = UIApplication.shared.screen.bounds
        let point = CGPoint(x: bounds.midX, y: atTop ? 80 : bounds.midY)
        let window = UIApplication.shared.hitTest(point, with: nil)?.window
        return switch (window as? SystemWindow)?.role {
        case .alert: "alert"
        case .banner: "banner"
        case .screen(let name): name
        case nil: window == nil ? "nothing" : "application"
        }
    }

    @Test(
        "A touch meets an alert before a banner, that before the home screen, and that before the application"
    )
    func order() {
        inOwnWorld {
            _ = UIWindow.showing(UIViewController())
            let (device, screen) = (SimulatedDevice.current, SystemScreen.current)
            screen.applications = Switcher()
            #expect(hit() == "application" && screen.isEmpty)
            device.pressHome()
            #expect(hit() == "the home screen" && hit(atTop: true) == "the home screen" && !screen.isEmpty)
            screen.showBanner(title: "Reminder", body: "Milk") {}
            #expect(hit() == "the home screen" && hit(atTop: true) == "banner")
            screen.present(alert("Question", interrupts: true, EventLog()))
            #expect(hit() == "alert" && hit(atTop: true) == "alert")
            #expect(screen.windows.compactMap { ($0 as? SystemWindow)?.windowLevel.rawValue }.count == 3)
            screen.close()
            #expect(hit() == "application" && screen.windows.isEmpty)
        }
    }

    @Test("The home screen's window is shown and hidden with the application's state, at the end of a turn")
    func visibility() {
        inOwnWorld {
            _ = UIWindow.showing(UIViewController())
            let (device, switcher) = (SimulatedDevice.current, Switcher())
            SystemScreen.current.applications = switcher
            #expect(switcher.window.isHidden)
            device.pressHome()
            #expect(!switcher.window.isHidden && SystemScreen.current.windows == [switcher.window])
            #expect(!switcher.window.isKeyWindow && !UIApplication.shared.windows.contains(switcher.window))
            device.rotate(to: .landscapeLeft)
            #expect(switcher.window.frame == UIApplication.shared.screen.bounds)
            device.activate()
            #expect(switcher.window.isHidden && SystemScreen.current.windows.isEmpty)
        }
    }

    @Test("An alert that is not the application's does not interrupt it, and outlives its process")
    func alerts() {
        inOwnWorld {
            _ = UIWindow.showing(UIViewController())
            let (screen, log) = (SystemScreen.current, EventLog())
            screen.present(alert("Application's", interrupts: true, log))
            #expect(UIApplication.shared.applicationState == .inactive)
            screen.present(alert("System's", interrupts: false, log))
            #expect(screen.alert?.title == "Application's" && screen.waitingAlerts == 1)
            SimulatedDevice.current.kill()
            #expect(screen.alert?.title == "System's" && screen.waitingAlerts == 0)
            screen.close()
            #expect(screen.alert == nil && log.take() == "")
        }
    }

    @Test("The system's own alert leaves the application active")
    func ownAlert() {
        inOwnWorld {
            _ = UIWindow.showing(UIViewController())
            let question = alert("System's", interrupts: false, EventLog())
            SystemScreen.current.present(question)
            #expect(UIApplication.shared.applicationState == .active)
            SystemScreen.current.withdraw(1)
            #expect(SystemScreen.current.alert == nil && UIApplication.shared.applicationState == .active)
        }
    }

    @Test("A deleted application is not launched by a URL, a reinstalled one is")
    func deletion() {
        inOwnWorld {
            let device = SimulatedDevice.current
            UIApplication.shared.declarations.urlSchemes = ["notes"]
            device.prepareLaunch(Delegate.self, scene: nil)
            let url = URL(string: "notes://")!
            device.open(url)
            #expect(UIApplication.shared.process.phase == .running)
            device.reinstall()
            device.open(url)
            #expect(UIApplication.shared.process.phase == .running)
            device.delete()
            #expect(failureTexts { device.open(url) }.count == 1)
            #expect(UIApplication.shared.process.phase == .over)
        }
    }
}
