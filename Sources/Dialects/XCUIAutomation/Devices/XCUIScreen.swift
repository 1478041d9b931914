/// A screen of the device, which has no screenshots. It has no effect here.
public final class XCUIScreen: NSObject, Sendable {
    /// The device's screen.
    public static let main = XCUIScreen()

    private override init() {}

    /// All screens of the device.
    public static var screens: [XCUIScreen] { [main] }
}
