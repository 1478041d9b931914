import HeadlessUIKit
import Robot

/// The application at the root of a tree of elements: one of the test's, or one of the system's.
struct AutomationRoot: Hashable, Sendable {
    /// The bundle identifier; `nil` for the test's application where none was given.
    let bundleIdentifier: String?

    static let springboardIdentifier = "com.apple.springboard"
    static let settingsIdentifier = "com.apple.Preferences"
    static let browserIdentifier = "com.apple.mobilesafari"

    var isSpringboard: Bool { bundleIdentifier == Self.springboardIdentifier }
    var isSettings: Bool { bundleIdentifier == Self.settingsIdentifier }

    /// Whether it is the browser, which a test may register, and which opens web addresses.
    var isBrowser: Bool { bundleIdentifier == Self.browserIdentifier }

    var isOfSystem: Bool { isSpringboard || isSettings }

    var name: String { isSettings ? "Settings" : "the home screen" }

    var code: String {
        if isSpringboard { return "springboard" }
        guard let bundleIdentifier else { return "app" }
        return "XCUIApplication(bundleIdentifier: \"\(bundleIdentifier)\")"
    }
}

@MainActor
extension AutomationRoot {
    var label: String {
        if isSpringboard || isSettings { return isSettings ? "Settings" : "" }
        return UIApplication.shared.declarations.displayName
    }

    /// The registered application: of several the one without a bundle identifier, or the first.
    var installed: AutomationRoot {
        guard bundleIdentifier == nil else { return self }
        return AutomationRoot(
            bundleIdentifier: InstalledApplications.current.application(nil)?.bundleIdentifier)
    }

    var windows: [UIView] {
        let application = UIApplication.shared
        if isSpringboard { return SystemApplications.ofDevice().springboardWindows }
        if isSettings { return SystemApplications.ofDevice().settingsWindows }
        guard AutomationWorld.current.isRunning(self) else { return [] }
        return application.windows + (application.keyboard.window.map { [$0] } ?? [])
    }
}
