/// A screen of the device.
public final class XCUIScreen: NSObject, XCUIScreenshotProviding, Sendable {
    /// The device's screen.
    public static let main = XCUIScreen()

    private override init() {}

    /// All screens of the device.
    public static var screens: [XCUIScreen] { [main] }

    /// Makes a picture of the screen, with the keyboard and what the system shows in front.
    public func screenshot() -> XCUIScreenshot { XCUIScreenshot(of: nil, title: "Screen") }
}
