import XCUIAutomation

/// The settings of the device, as far as they are there: General, and what resets permission alerts.
public final class SystemPreferences: BaseApp, @unchecked Sendable {
    /// Makes an object for it.
    public override init() { super.init(bundleIdentifier: "com.apple.Preferences") }
}
