import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse

/// Launches, terminates and activates the application of a root.
@MainActor
struct ApplicationControl {
    private let root: AutomationRoot
    private let application = UIApplication.shared
    private let world = AutomationWorld.current
    private let system = SystemApplications.ofDevice()

    init(_ root: AutomationRoot) {
        self.root = root
    }

    private var device: SimulatedDevice { application.device }

    private var isRunning: Bool { state != .notRunning }

    var state: XCUIApplication.State {
        if root.isOfSystem { return system.state(of: root) }
        guard world.isRunning(root) else { return .notRunning }
        // What a test shows without a launch is running; nothing is not.
        if application.process.phase == .unlaunched, application.windows.isEmpty { return .notRunning }
        return application.process.state == .background ? .runningBackground : .runningForeground
    }

    func launch() {
        if root.isSettings { return afterwards { system.launchSettings() } }
        if root.isSpringboard { return afterwards { system.pressHome() } }
        guard let installed else { return AutomationFailure(unregistered: root).record() }
        let launches = SimulatedDevice.launches
        // What a launch schedules runs while the application comes to rest, and may launch it again.
        guard launches.enter({ LifeCycleFailure.launchesNeverEnd(levels: launches.limit) }) else { return }
        defer { launches.leave() }
        afterwards { launch(installed, world[root]) }
    }

    func terminate() {
        if root.isSettings { return system.terminateSettings() }
        guard !root.isSpringboard else {
            return AutomationFailure("\(root.code).terminate() failed: the home screen always runs.").record()
        }
        guard isRunning else { return }
        device.terminate()
    }

    func activate() {
        if root.isSettings { return afterwards { system.activateSettings() } }
        guard !root.isSpringboard, isRunning else { return launch() }
        afterwards { device.activate() }
    }

    func open(_ url: URL) {
        guard !root.isOfSystem else {
            return AutomationFailure("\(root.code).open(_:) failed: \(root.name) opens no URLs.").record()
        }
        if !isRunning { launch() }
        guard isRunning else { return }
        afterwards { root.isBrowser && url.isOfWeb ? openInBrowser(url) : device.open(url) }
    }

    /// Opens a web address in the browser, which need not declare that it opens all of them.
    private func openInBrowser(_ url: URL) {
        let schemes = application.declarations.urlSchemes
        application.declarations.urlSchemes.insert(url.scheme ?? "")
        device.open(url)
        application.declarations.urlSchemes = schemes
    }

    private func afterwards(_ body: () -> Void) {
        body()
        letApplicationRest()
    }

    // MARK: Launches

    private var installed: ApplicationUnderTest? {
        InstalledApplications.current.application(root.bundleIdentifier)
    }

    private func launch(_ installed: ApplicationUnderTest, _ parameters: AutomationWorld.Launch) {
        if application.process.phase == .running || application.process.phase == .launching {
            device.terminate()
        }
        noteLaunch(of: installed)
        device.launch(
            installed.delegate, scene: installed.scene, arguments: parameters.arguments,
            environment: parameters.environment)
    }

    /// One application's scene is not another's: what the last launch declared ends with it.
    private func noteLaunch(of installed: ApplicationUnderTest) {
        if let last = world.launchedScene, last == application.declarations.sceneDelegateClass {
            application.declarations.sceneDelegateClass = nil
        }
        world.launchedScene = installed.scene
        world.noteLaunch(of: root)
    }
}

// MARK: - What the user does outside of the application

extension ApplicationControl {
    /// Opens the application as a tap on its icon does: without the arguments and the environment of the test's launch.
    func openByIcon() {
        if root.isSettings { return system.activateSettings() }
        if isRunning { return device.activate() }
        guard let installed else { return AutomationFailure(unregistered: root).record() }
        launch(installed, AutomationWorld.Launch())
    }

    /// Deletes the application, and with it what it stored.
    ///
    /// The device stores data for one application: the one that was launched last, or would be. Deleting another one
    /// leaves them alone.
    func delete() {
        let isCurrent = world.isCurrent(root)
        world.noteDeletion(of: root)
        guard isCurrent else { return }
        // Windows without a launch close like those of a process.
        if application.process.phase == .unlaunched { device.kill() }
        device.delete()
    }

    /// Opens a URL in the application that the device has: the one that was launched last, or would be. A web address that
    /// it does not declare is opened in the browser, if one is registered.
    static func openOnDevice(_ url: URL) {
        let root = AutomationWorld.current.launched ?? AutomationRoot(bundleIdentifier: nil)
        let browser = ApplicationControl(AutomationRoot(bundleIdentifier: AutomationRoot.browserIdentifier))
        let domains = UIApplication.shared.declarations.associatedDomains.map { $0.lowercased() }
        let isForBrowser = url.isOfWeb && !domains.contains(url.host?.lowercased() ?? "")
        if browser.installed != nil, isForBrowser { return browser.open(url) }
        // What is not the browser's is the test's application's, which it has replaced.
        guard !root.isBrowser else {
            return ApplicationControl(AutomationRoot(bundleIdentifier: nil)).open(url)
        }
        ApplicationControl(root).receive(url)
    }

    private func receive(_ url: URL) {
        // Before the first launch the device does not know how the application is launched. After one it does, but the
        // test's arguments and environment were for that launch alone.
        let isUnlaunched = application.process.phase == .unlaunched && application.windows.isEmpty
        let isOver = application.process.phase == .over && world.launched != nil
        if isUnlaunched || isOver, !world.isDeleted(root), let installed {
            let delegate = installed.delegate
            noteLaunch(of: installed)
            device.prepareLaunch(delegate, scene: installed.scene)
        }
        device.open(url)
    }
}

extension URL {
    fileprivate var isOfWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}

extension AutomationFailure {
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
        if root.isSpringboard { return nil }
        if root.isSettings { return reasonNotShown(root) }
        let application = UIApplication.shared
        if application.process.phase == .unlaunched, application.windows.isEmpty {
            return "The application was not launched, and no window is shown.\nTry: \(root.code).launch()"
        }
        if !isRunning(root) { return "The application is not running.\nTry: \(root.code).launch()" }
        return nil
    }

    private func reasonNotShown(_ root: AutomationRoot) -> String? {
        switch ApplicationControl(root).state {
        case .notRunning: "\(root.name) is not running.\nTry: \(root.code).launch()"
        case .runningForeground: nil
        default: "\(root.name) is in the background.\nTry: \(root.code).activate()"
        }
    }
}
