public import Foundation
import Synchronization

/// Foundation's information on the process, of which each application, and with it each test, has one of its own.
///
/// Arguments and environment are those that an application was launched with, so that code can be tested which
/// looks for them:
///
/// ```swift
/// if ProcessInfo.processInfo.arguments.contains("--reset") { store.removeAll() }
/// ```
///
/// Before any launch they are this program's. The uptime is the virtual clock's.
public final class ProcessInfo: NSObject, Sendable {
    /// How hot the device is.
    public enum ThermalState: Int, Hashable, Sendable {
        /// As it should be.
        case nominal
        /// A little warm.
        case fair
        /// Hot; the system slows down.
        case serious
        /// Too hot.
        case critical
    }

    private struct WeakWorld: Sendable {
        weak var world: ProcessWorld?
    }

    private let link = Mutex(WeakWorld())

    override init() {
        super.init()
    }

    func connect(_ world: ProcessWorld) {
        link.withLock { $0.world = world }
    }

    private var world: ProcessWorld { link.withLock { $0.world } ?? .processWide }

    private static var program: Foundation.ProcessInfo { .processInfo }

    /// The current task's application's.
    public static var processInfo: TimeLapse::ProcessInfo { ProcessWorld.current.information }

    /// Posted when ``isLowPowerModeEnabled`` changed.
    public static let powerStateDidChangeNotification = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
    /// Posted when ``thermalState`` changed.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")

    // MARK: Launch

    /// The program's name and what it was launched with.
    public var arguments: [String] { world.state.withLock { $0.arguments } ?? Self.program.arguments }

    /// The environment: this program's, with what the application was launched with put over it.
    public var environment: [String: String] {
        Self.program.environment.merging(world.state.withLock { $0.environment }) { $1 }
    }

    /// The process's name; this program's unless set.
    public var processName: String {
        get { world.state.withLock { $0.processName } ?? Self.program.processName }
        set { world.state.withLock { $0.processName = newValue } }
    }

    /// The process's number, which is this program's.
    public var processIdentifier: Int32 { Self.program.processIdentifier }

    /// A text that no other call of this application has: it counts.
    public var globallyUniqueString: String {
        let serial = world.state.withLock { state in
            state.uniqueStrings += 1
            return state.uniqueStrings
        }
        return "unique-\(serial)"
    }

    // MARK: Device

    /// Whether the device saves power, as a test has set it.
    public var isLowPowerModeEnabled: Bool { world.isLowPowerModeEnabled }

    /// How hot the device is, as a test has set it.
    public var thermalState: ThermalState { world.thermalState }

    /// The device's system's version.
    public var operatingSystemVersion: OperatingSystemVersion { world.systemVersion }

    /// The device's system's version as a text: `Version 18.0`.
    public var operatingSystemVersionString: String { "Version " + operatingSystemVersion.text }

    /// Whether the device's system is of this version or a later one.
    public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let own = operatingSystemVersion
        return (own.majorVersion, own.minorVersion, own.patchVersion)
            >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }

    /// The seconds since the virtual clock's start.
    public var systemUptime: TimeInterval { VirtualClock.current.now.offset.inSeconds }

    // MARK: Computer

    /// The computer's name.
    public var hostName: String { Self.program.hostName }
    /// How many processors the computer has.
    public var processorCount: Int { Self.program.processorCount }
    /// How many processors are at work.
    public var activeProcessorCount: Int { Self.program.activeProcessorCount }
    /// The computer's memory in bytes.
    public var physicalMemory: UInt64 { Self.program.physicalMemory }
    /// The user's short name.
    public var userName: String { Self.program.userName }
    /// The user's name.
    public var fullUserName: String { Self.program.fullUserName }
}

extension OperatingSystemVersion {
    /// The version without a patch of 0: `18.0`, `17.4.1`.
    package var text: String {
        "\(majorVersion).\(minorVersion)" + (patchVersion == 0 ? "" : ".\(patchVersion)")
    }
}

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted when the device begins or ends to save power.
    public static let NSProcessInfoPowerStateDidChange = TimeLapse::ProcessInfo
        .powerStateDidChangeNotification
}
