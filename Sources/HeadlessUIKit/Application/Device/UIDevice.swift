import Foundation
import TimeLapse

/// What an application can find out about the device that it runs on.
///
/// A test changes it by way of ``SimulatedDevice``.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The current application's device.
    public static var current: UIDevice { UIApplication.shared.device.facts }

    /// Whether the device is charged.
    public enum BatteryState: Int, Hashable, Sendable {
        /// Nobody has enabled the monitoring.
        case unknown
        /// It runs from its battery.
        case unplugged
        /// It is plugged in and not full.
        case charging
        /// It is plugged in and full.
        case full
    }

    weak var device: SimulatedDevice?
    private var generators = 1

    // MARK: Names

    /// The kind of device, as the system says for any owner's: `iPhone`.
    public var name: String { model }

    /// The kind of device: `iPhone` or `iPad`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The kind of device, in the user's language, which is English.
    public var localizedModel: String { model }

    /// The name of the system: `iOS` or `iPadOS`.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

    /// The version of the system, such as `18.0`.
    public var systemVersion: String { device?.systemVersion.text ?? "" }

    /// Whether it is a phone or a tablet.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { device?.profile.idiom ?? .phone }

    /// What identifies the device to the maker of the application: another one after each first installation, and the
    /// same on every run.
    public var identifierForVendor: UUID? {
        let number = UInt64(device?.installations ?? 1)
        return UUID(uuidString: "00000000-0000-4000-8000-" + number.hexadecimal(digits: 12))
    }

    /// Whether applications can run in the background: they can.
    public var isMultitaskingSupported: Bool { true }

    // MARK: Orientation

    /// Posted when the device was turned, with it as the object.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// How the device is held; unknown while nobody wants notifications of it.
    public var orientation: UIDeviceOrientation {
        isGeneratingDeviceOrientationNotifications ? device?.orientation ?? .unknown : .unknown
    }

    /// Whether turning the device posts a notification. The system itself asks for that, so it does at first.
    public var isGeneratingDeviceOrientationNotifications: Bool { generators > 0 }

    /// Has the device post a notification when it is turned, until as many ends were asked for.
    public func beginGeneratingDeviceOrientationNotifications() { generators += 1 }

    /// Ends one wish for notifications; one more than there were does nothing.
    public func endGeneratingDeviceOrientationNotifications() { generators = max(generators - 1, 0) }

    // MARK: Battery

    /// Posted when the battery is fuller or emptier, while that is monitored.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when charging begins or ends, while that is monitored.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")

    /// Whether the battery is monitored; `false` unless set.
    public var isBatteryMonitoringEnabled = false

    /// How full the battery is, from 0 to 1; -1 while it is not monitored.
    public var batteryLevel: Float { isBatteryMonitoringEnabled ? device?.batteryLevel ?? -1 : -1 }

    /// Whether the device is charged; unknown while that is not monitored.
    public var batteryState: BatteryState {
        isBatteryMonitoringEnabled ? device?.batteryState ?? .unknown : .unknown
    }

    // MARK: Proximity

    /// Posted when something comes close to the screen or goes away, while that is monitored.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// Whether it is watched if something is close to the screen. A tablet cannot, and it stays `false`.
    public var isProximityMonitoringEnabled = false {
        didSet { if userInterfaceIdiom == .pad { isProximityMonitoringEnabled = false } }
    }

    /// Whether something is close to the screen, if that is watched.
    public var proximityState: Bool { isProximityMonitoringEnabled && device?.isCloseToUser ?? false }

    /// Forgets what the application asked of the device, whose process has ended.
    func forgetProcess() {
        generators = 1
        isBatteryMonitoringEnabled = false
        isProximityMonitoringEnabled = false
    }
}

extension UInt64 {
    /// The number in hexadecimal digits, with zeros in front.
    func hexadecimal(digits: Int) -> String {
        let text = String(self, radix: 16, uppercase: true)
        return String(repeating: "0", count: Swift.max(digits - text.count, 0)) + text
    }
}
