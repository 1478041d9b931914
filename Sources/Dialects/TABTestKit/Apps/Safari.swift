import XCUIAutomation

/// The browser, for an application that a test registers in its place.
///
/// There is no browser on the device: register a stand-in to see what is opened in it. Its delegate gets web addresses
/// that the application under test does not declare in `application(_:open:options:)`.
///
/// ```swift
/// XCUIApplication.register(BrowserStub.self, bundleIdentifier: "com.apple.mobilesafari")
/// ```
public final class Safari: BaseApp, @unchecked Sendable {
    /// Makes an object for it.
    public override init() { super.init(bundleIdentifier: "com.apple.mobilesafari") }
}
