import HeadlessUIKit

/// The home screen and the settings of the device, as far as they are open.
///
/// One of them is on the screen while no application of the test is in the foreground. The system's screen holds them,
/// for the life of the test's application object.
@MainActor
final class SystemApplications: SystemApplicationSwitching {
    private weak var application: UIApplication?
    private let homeScreen = HomeScreen()
    private lazy var home = window(named: "the home screen", homeScreen)
    private var settings: SystemScreenWindow?
    /// Whether the settings, and not the home screen, are shown where the test's application is not.
    private var prefersSettings = false

    private init(_ application: UIApplication) {
        self.application = application
    }

    /// Returns the current device's, which the first call installs: from then on there is a home screen.
    @discardableResult
    static func ofDevice() -> SystemApplications {
        let application = UIApplication.shared
        if let existing = application.systemScreen.applications as? SystemApplications { return existing }
        let made = SystemApplications(application)
        application.systemScreen.applications = made
        application.commit()
        return made
    }

    func windowInFront() -> SystemScreenWindow? {
        guard let application else { return nil }
        if application.isInForeground { prefersSettings = false }
        guard !application.isInForeground, !application.device.isLocked else { return nil }
        if prefersSettings, let settings { return settings }
        homeScreen.show(HomeScreen.Item.installed)
        return home
    }

    var springboardWindows: [UIWindow] {
        application?.systemScreen.windows.filter { $0 !== settings } ?? []
    }

    var settingsWindows: [UIWindow] { isSettingsInFront ? settings.map { [$0] } ?? [] : [] }

    private var isSettingsInFront: Bool {
        settings.map { window in application?.systemScreen.windows.contains { $0 === window } ?? false }
            ?? false
    }
}

// MARK: - Life cycle

extension SystemApplications {
    func state(of root: AutomationRoot) -> XCUIApplication.State {
        application?.commit()
        if root.isSettings, settings == nil { return .notRunning }
        let isInFront =
            root.isSettings
            ? isSettingsInFront
            : application?.systemScreen.windows.contains { $0 === home } ?? false
        return isInFront ? .runningForeground : .runningBackground
    }

    /// Sends the test's application to the background, if it is in front, and shows the home screen.
    func pressHome() {
        homeScreen.stopEditing()
        show(settings: false)
    }

    func launchSettings() {
        settings = window(named: "Settings", UINavigationController.settings())
        show(settings: true)
    }

    func activateSettings() {
        if settings == nil { return launchSettings() }
        show(settings: true)
    }

    func terminateSettings() {
        settings = nil
        prefersSettings = false
        application?.commit()
    }

    private func window(named name: String, _ root: UIViewController) -> SystemScreenWindow? {
        guard let application else { return nil }
        let window = SystemScreenWindow(application, named: name)
        window.rootViewController = root
        return window
    }

    private func show(settings isSettings: Bool) {
        guard let application else { return }
        if application.isInForeground { application.device.pressHome() }
        prefersSettings = isSettings
        application.commit()
    }
}

extension UIApplication {
    /// Whether the test's application is on the screen: it is running, or a test shows windows without a launch.
    var isInForeground: Bool {
        switch process.phase {
        case .over: false
        case .unlaunched: !windows.isEmpty && process.state != .background
        case .launching, .running, .terminating: process.state != .background
        }
    }
}
