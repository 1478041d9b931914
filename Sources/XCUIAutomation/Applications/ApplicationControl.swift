import FailureReporting
import Foundation
import HeadlessUIKit
import Robot
import TimeLapse

/// Launches, terminates and activates the application of a root.
@MainActor
struct ApplicationControl {
    private let root: AutomationRoot
    private let application = UIApplication.shared
    private let world = AutomationWorld.current

    init(_ root: AutomationRoot) {
        self.root = root
    }

    private var device: SimulatedDevice { application.device }

    private var isRunning: Bool {
        application.process.phase != .unlaunched && world.isRunning(root)
    }

    var state: XCUIApplication.State {
        guard world.isRunning(root) else { return .notRunning }
        // What a test shows without a launch is running; nothing is not.
        if application.process.phase == .unlaunched, application.windows.isEmpty { return .notRunning }
        return application.process.state == .background ? .runningBackground : .runningForeground
    }

    func launch() {
        guard let installed = InstalledApplications.current.application(root.bundleIdentifier) else {
            return AutomationFailure(unregistered: root).record()
        }
        if application.process.phase == .running || application.process.phase == .launching {
            device.terminate()
        }
        let parameters = world[root]
        world.noteLaunch(of: root)
        device.launch(
            installed.delegate, scene: installed.scene, arguments: parameters.arguments,
            environment: parameters.environment)
        settle()
    }

    func terminate() {
        guard isRunning else { return }
        device.terminate()
    }

    func activate() {
        guard isRunning else { return launch() }
        device.activate()
        settle()
    }

    func open(_ url: URL) {
        if !isRunning { launch() }
        guard isRunning else { return }
        device.open(url)
        settle()
    }

    /// Runs what is due, and finishes animations.
    private func settle() {
        TimeLapse.advance(by: .zero)
        TimeLapse.waitForAnimationsToFinish()
    }
}

extension AutomationFailure {
    /// An application that nothing says how to launch.
    init(unregistered root: AutomationRoot) {
        let identifier = root.bundleIdentifier.map { ", bundleIdentifier: \($0.debugDescription)" } ?? ""
        let name = root.bundleIdentifier == nil ? "XCUIApplication()" : root.code
        self.init(
            "\(name).launch() does not know which application to launch. Register it first:"
                + "\nTry: XCUIApplication.register(AppDelegate.self\(identifier))")
    }
}

extension AutomationWorld {
    /// Why an application has no elements, with what to do; `nil` if it has.
    func reasonNotRunning(_ root: AutomationRoot) -> String? {
        if root.isSpringboard || root.isSettings { return nil }
        let application = UIApplication.shared
        if application.process.phase == .unlaunched, application.windows.isEmpty {
            return "The application was not launched, and no window is shown.\nTry: \(root.code).launch()"
        }
        if !isRunning(root) { return "The application is not running.\nTry: \(root.code).launch()" }
        return nil
    }
}
