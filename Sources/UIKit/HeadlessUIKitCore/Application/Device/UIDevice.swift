import TimeLapse

/// The device that an application runs on, as the application sees it.
///
/// A test changes it through ``SimulatedDevice``. ``current`` may be stored, as in a static property: it means the device of
/// the test that runs at each use.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The device of the application: one object, which speaks of the test that runs.
    public static let current = UIDevice()

    /// The state of the battery.
    public enum BatteryState: Int, Hashable, Sendable {
        /// Battery monitoring is not enabled.
        case unknown
        /// Running on battery.
        case unplugged
        /// Plugged in and not full.
        case charging
        /// Plugged in and full.
        case full
    }

    /// What the application requested from the device, until its process ends.
    struct Requests {
        var generators = 1
        var isBatteryMonitored = false
        var isProximityMonitored = false
    }

    var device: SimulatedDevice { UIApplication.shared.device }

    private override nonisolated init() { super.init() }

    // MARK: Names

    /// The name of the device, which the system reports the same for each owner: `iPhone`.
    public var name: String { model }

    /// The model of the device: `iPhone` or `iPad`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The model of the device in the user's language, which is English.
    public var localizedModel: String { model }

    /// The name of the system: `iOS` or `iPadOS`.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

    /// The version of the system, such as `18.0`.
    public var systemVersion: String { device.systemVersion.text }

    /// Whether it is a phone or a tablet.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { device.profile.idiom }

    /// Identifies the device to the application's vendor: a new one after each `SimulatedDevice.reinstall()`, and the
    /// same on every run.
    public var identifierForVendor: UUID? {
        UUID(uuidString: String(format: "00000000-0000-4000-8000-%012lX", device.installations))
    }

    /// Always `true`: applications can run in the background.
    public var isMultitaskingSupported: Bool { true }

    // MARK: Orientation

    /// Posted when the device's orientation changed, with the device as the object.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The orientation of the device; unknown while orientation notifications are not requested.
    public var orientation: UIDeviceOrientation {
        isGeneratingDeviceOrientationNotifications ? device.orientation : .unknown
    }

    /// Whether rotating the device posts notifications; yes at first, as the system requests them itself.
    public var isGeneratingDeviceOrientationNotifications: Bool { device.requests.generators > 0 }

    /// Requests orientation notifications, until as many calls end them.
    public func beginGeneratingDeviceOrientationNotifications() { device.requests.generators += 1 }

    /// Ends one request for orientation notifications; does nothing if there is none.
    public func endGeneratingDeviceOrientationNotifications() {
        device.requests.generators = max(device.requests.generators - 1, 0)
    }

    // MARK: Battery

    /// Posted when the battery level changed, while it is monitored.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when the battery state changed, while the battery is monitored.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")

    /// Whether the battery is monitored; `false` unless set.
    public var isBatteryMonitoringEnabled: Bool {
        get { device.requests.isBatteryMonitored }
        set { device.requests.isBatteryMonitored = newValue }
    }

    /// The charge of the battery, from 0 to 1; -1 while it is not monitored.
    public var batteryLevel: Float { isBatteryMonitoringEnabled ? device.batteryLevel : -1 }

    /// The state of the battery; unknown while it is not monitored.
    public var batteryState: BatteryState {
        isBatteryMonitoringEnabled ? device.batteryState : .unknown
    }

    // MARK: Proximity

    /// Posted when an object comes close to the screen or moves away, while proximity is monitored.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// Whether proximity is monitored. Tablets have no sensor, and it stays `false`.
    public var isProximityMonitoringEnabled: Bool {
        get { device.requests.isProximityMonitored }
        set { device.requests.isProximityMonitored = newValue && userInterfaceIdiom != .pad }
    }

    /// Whether an object is close to the screen, while proximity is monitored.
    public var proximityState: Bool { isProximityMonitoringEnabled && device.isCloseToUser }
}
