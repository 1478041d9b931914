import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse

/// The device of the current test, as XCUITest knows it; `SimulatedDevice` can do more.
///
/// ```swift
/// XCUIDevice.shared.orientation = .landscapeLeft
/// XCUIDevice.shared.press(.home)
/// ```
public final class XCUIDevice: NSObject, Sendable {
    /// The device of the test that calls it.
    public static let shared = XCUIDevice()

    private override init() {}

    /// How the interface looks.
    public enum Appearance: Int, Sendable {
        /// It was not set, and is light.
        case unspecified
        /// Light.
        case light
        /// Dark.
        case dark
    }

    /// A button of the device.
    public enum Button: Int, Sendable {
        /// The home button, or a swipe up from the lower edge.
        case home = 1
    }

    /// The orientation of the device; setting it rotates the device, and waits for the rotation.
    public var orientation: UIDeviceOrientation {
        get { OnMainActor.run { SimulatedDevice.current.orientation } }
        set {
            OnMainActor.run {
                SimulatedDevice.current.rotate(to: newValue)
                TimeLapse.waitForAnimationsToFinish()
            }
        }
    }

    /// Whether the device's interfaces are light or dark.
    public var appearance: Appearance {
        get {
            OnMainActor.run {
                switch SimulatedDevice.current.userInterfaceStyle {
                case .dark: .dark
                case .light: .light
                default: .unspecified
                }
            }
        }
        set {
            OnMainActor.run {
                SimulatedDevice.current.userInterfaceStyle = newValue == .dark ? .dark : .light
            }
        }
    }

    /// Presses a button of the device. The home button shows the home screen, also where no application is running.
    public func press(
        _ button: Button, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        OnMainActor.run(at: CallSite(fileID, filePath, line, column)) {
            SystemApplications.ofDevice().pressHome()
            TimeLapse.waitForAnimationsToFinish()
        }
    }

    /// What the device's system does.
    public var system: XCUISystem { XCUISystem() }
}
