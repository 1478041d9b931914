public import Foundation

/// Foundation's process information; each application, and with it each test, has its own.
///
/// Arguments and environment are those that the application was launched with, so that code that reads them can be
/// tested:
///
/// ```swift
/// if ProcessInfo.processInfo.arguments.contains("--reset") { store.removeAll() }
/// ```
///
/// Before any launch they are this program's. The uptime is the virtual clock's.
public final class ProcessInfo: NSObject, Sendable {
    /// How hot the device is.
    public enum ThermalState: Int, Hashable, Sendable {
        /// Normal.
        case nominal
        /// Slightly warm.
        case fair
        /// Hot; the system slows down.
        case serious
        /// Too hot.
        case critical
    }

    private override init() {
        super.init()
    }

    private var world: ProcessWorld { .current }

    private static var program: Foundation.ProcessInfo { .processInfo }

    /// The process information of the application: one object, which speaks of the test that runs.
    public static let processInfo = TimeLapse::ProcessInfo()

    /// Posted when ``isLowPowerModeEnabled`` changed.
    public static let powerStateDidChangeNotification = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
    /// Posted when ``thermalState`` changed.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")

    // MARK: Launch

    /// The program's name and its launch arguments.
    public var arguments: [String] { world.state.withLock { $0.arguments } ?? Self.program.arguments }

    /// The environment: this program's, overridden by what the application was launched with.
    public var environment: [String: String] {
        Self.program.environment.merging(world.state.withLock { $0.environment }) { $1 }
    }

    /// The process's name; this program's unless set.
    public var processName: String {
        get { world.state.withLock { $0.processName } ?? Self.program.processName }
        set { world.state.withLock { $0.processName = newValue } }
    }

    /// The process's ID, which is this program's.
    public var processIdentifier: Int32 { Self.program.processIdentifier }

    /// A string that is unique within the application: it ends in a counter.
    public var globallyUniqueString: String {
        let serial = world.state.withLock { state in
            state.uniqueStrings += 1
            return state.uniqueStrings
        }
        return "unique-\(serial)"
    }

    // MARK: Device

    /// Whether the device is in Low Power Mode, as the test has set it.
    public var isLowPowerModeEnabled: Bool { world.isLowPowerModeEnabled }

    /// The thermal state of the device, as the test has set it.
    public var thermalState: ThermalState { world.thermalState }

    /// The version of the device's system.
    public var operatingSystemVersion: OperatingSystemVersion { world.systemVersion }

    /// The version of the device's system as a string: `Version 18.0`.
    public var operatingSystemVersionString: String { "Version " + operatingSystemVersion.text }

    /// Whether the device's system is of this version or a later one.
    public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let own = operatingSystemVersion
        return (own.majorVersion, own.minorVersion, own.patchVersion)
            >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }

    /// The seconds since the virtual clock's start.
    public var systemUptime: TimeInterval { VirtualClock.current.now.offset.inSeconds }

    // MARK: Hardware

    // Of the device, and not of the computer, so that a test gives the same result on each: an iPhone 16 has
    // six processor cores and 8 GB.
    /// The device's name in the network: `localhost`.
    public var hostName: String { "localhost" }
    /// How many processors the device has: 6.
    public var processorCount: Int { 6 }
    /// How many processors are active: all.
    public var activeProcessorCount: Int { processorCount }
    /// The device's memory in bytes: 8 GB.
    public var physicalMemory: UInt64 { 8 << 30 }
    /// The user's short name, which is `mobile` on every device.
    public var userName: String { Self.mobileUser }
    /// The user's name, which is `Mobile User` on every device.
    public var fullUserName: String { Self.mobileUserInFull }

    static let mobileUser = "mobile"
    static let mobileUserInFull = "Mobile User"
}

extension OperatingSystemVersion {
    /// The version without a patch of 0: `18.0`, `17.4.1`.
    package var text: String {
        "\(majorVersion).\(minorVersion)" + (patchVersion == 0 ? "" : ".\(patchVersion)")
    }
}

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted when Low Power Mode is turned on or off.
    public static let NSProcessInfoPowerStateDidChange = TimeLapse::ProcessInfo
        .powerStateDidChangeNotification
}
