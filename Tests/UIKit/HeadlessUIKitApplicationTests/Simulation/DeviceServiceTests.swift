import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

/// A service as a module above would have it: it touches no other file.
private final class Torch: DeviceService {
    weak var device: SimulatedDevice?
    var log: [String] = []
    var work: ScheduledWork?

    init(_ device: SimulatedDevice) {
        self.device = device
    }

    func permissionDidChange(_ permission: SystemPermission) {
        log.append("\(permission) \(device?.permissions[permission].map { "\($0)" } ?? "not asked")")
    }

    func forgetProcess() { log.append("forget") }

    func resumeWork() {
        log.append("resume")
        work = device?.application?.clock.schedule(after: .seconds(5)) { [weak self] in
            self?.log.append("off")
        }
    }

    func cancelWork() {
        log.append("cancel")
        work?.cancel()
    }

    func applicationWasDeleted() { log.append("deleted") }

    /// What was noted since the last look.
    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

/// One that needs none of the calls.
private final class Compass: DeviceService {
    init(_ device: SimulatedDevice) {}
}

extension SystemPermission {
    static let torch = SystemPermission("torch", question: "“%@” Would Like to Use the Torch")
}

private struct Signal: LaunchPayload {
    let text: String

    func add(to options: inout [UIApplication.LaunchOptionsKey: Any]) {
        options[UIApplication.LaunchOptionsKey(rawValue: "signal")] = text
    }

    func add(to options: UIScene.ConnectionOptions) { options[Signal.self] = self }

    func deliver(to application: UIApplication) {
        application.device.service(Torch.self).log.append("\(text) [\(application.applicationState)]")
    }
}

/// A delegate that notes what it is launched with.
private final class SignalledDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let options = launchOptions?.map { "\($0.key.rawValue) \($0.value)" } ?? []
        application.device.service(Torch.self).log.append("launch \(options)")
        return true
    }
}

private final class SignalledScene: UIResponder, UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let text = connectionOptions[Signal.self]?.text ?? "nothing"
        UIApplication.shared.device.service(Torch.self).log.append("connect \(text)")
    }
}

@MainActor
@Suite("Services that modules add to a device") struct DeviceServiceTests {
    @Test("A device has one service of each type, made when it is first asked for")
    func making() {
        inWorld { _, device in
            let torch = device.service(Torch.self)
            _ = device.service(Compass.self)
            #expect(device.service(Torch.self) === torch && torch.device === device)
            #expect(device.services.count == 2)
            inWorld { _, other in #expect(other.service(Torch.self) !== torch) }
        }
    }

    @Test("A service is called when answers change, and when the process and the application end")
    func calls() {
        inWorld { application, device in
            let torch = device.service(Torch.self)
            _ = device.service(Compass.self)
            device.permissions[.torch] = .once
            device.permissions[.torch] = .once
            device.launch(LoggingAppDelegate.self)
            #expect(torch.take() == ["torch once"])
            device.kill()
            #expect(torch.take() == ["torch not asked", "forget", "resume"])
            application.clock.advance(by: .seconds(5))
            #expect(torch.take() == ["off"])
            device.reinstall()
            #expect(torch.take() == ["deleted"])
            application.leaveProcess()
            application.cancelSystemWork()
            #expect(torch.take() == ["forget", "cancel"])
        }
    }

    @Test("A service's permission alert asks in its words")
    func asking() {
        inWorld { application, device in
            application.declarations.displayName = "Notes"
            application.declarations.usageDescriptions[.torch] = "To read at night."
            device.permissions.ask(.torch, on: device) { device.service(Torch.self).log.append("asked") }
            #expect(application.systemScreen.alert?.title == "“Notes” Would Like to Use the Torch")
            #expect(application.systemScreen.alert?.message == "To read at night.")
            #expect(application.systemScreen.alert?.buttonTitles == ["Don’t Allow", "Allow"])
            device.permissions[.torch] = .denied
            device.permissions.ask(.torch, on: device) { device.service(Torch.self).log.append("known") }
            application.clock.advance(by: .zero)
            #expect(device.service(Torch.self).take() == ["known"])
        }
    }

    @Test(
        "What a service launches the application for is delivered with the launch or the scene"
    )
    func launching() {
        inWorld { _, device in
            let torch = device.service(Torch.self)
            device.launch(SignalledDelegate.self)
            #expect(torch.take() == ["launch []"])
            device.bringToFront(for: LaunchReason(Signal(text: "SOS"), staysInBackground: true))
            #expect(torch.take() == ["SOS [active]"])
            device.kill()
            _ = torch.take()
            device.bringToFront(for: LaunchReason(Signal(text: "SOS"), staysInBackground: false))
            #expect(torch.take() == ["launch [\"signal SOS\"]", "SOS [inactive]"])
        }
        inWorld { _, device in
            let torch = device.service(Torch.self)
            device.launch(SignalledDelegate.self, scene: SignalledScene.self)
            #expect(torch.take() == ["launch []", "connect nothing"])
            device.kill()
            _ = torch.take()
            device.bringToFront(for: LaunchReason(Signal(text: "SOS"), staysInBackground: false))
            #expect(torch.take() == ["launch []", "connect SOS", "SOS [inactive]"])
        }
    }

    @Test("What a service keeps with the process goes with it")
    func parts() {
        inWorld { application, device in
            weak var part: EventLog?
            part = application.process.part(EventLog.self) { EventLog() }
            #expect(part != nil)
            #expect(application.process.part(EventLog.self, made: { EventLog() }) === part)
            device.kill()
            #expect(part == nil)
        }
    }
}
