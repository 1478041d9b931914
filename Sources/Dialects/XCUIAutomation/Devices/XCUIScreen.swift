import Foundation

/// A screen of the device. There are no pictures here, so it has none to take.
public final class XCUIScreen: NSObject, Sendable {
    /// The device's screen.
    public static let main = XCUIScreen()

    private override init() {}

    /// All screens of the device.
    public static var screens: [XCUIScreen] { [main] }
}
