import HeadlessUIKit
import Robot
import Touch

/// What can be done to the device.
enum DeviceAction: String, CaseIterable {
    case rotateLeft = "rotate left"
    case rotateRight = "rotate right"
    case portrait
    case home
    case activate
    case lock
    case unlock
    case relaunch
    case shake
    case dark
    case light

    /// What does it in a test.
    var code: String {
        let device = "SimulatedDevice.current"
        return switch self {
        case .rotateLeft: "\(device).rotate(to: .landscapeLeft)"
        case .rotateRight: "\(device).rotate(to: .landscapeRight)"
        case .portrait: "\(device).rotate(to: .portrait)"
        case .home: "\(device).pressHome()"
        case .shake: "shakeDevice()"
        case .dark, .light: "\(device).userInterfaceStyle = .\(rawValue)"
        case .activate, .lock, .unlock, .relaunch: "\(device).\(rawValue)()"
        }
    }

    @MainActor
    func perform() {
        let device = SimulatedDevice.current
        switch self {
        case .rotateLeft: device.rotate(to: .landscapeLeft)
        case .rotateRight: device.rotate(to: .landscapeRight)
        case .portrait: device.rotate(to: .portrait)
        case .home: device.pressHome()
        case .activate: device.activate()
        case .lock: device.lock()
        case .unlock: device.unlock()
        case .relaunch: device.relaunch()
        case .shake: shakeDevice()
        case .dark: device.userInterfaceStyle = .dark
        case .light: device.userInterfaceStyle = .light
        }
    }
}
