import Foundation
import Synchronization

/// What the system tells a process: its arguments, its environment, the state of the device, and its defaults.
///
/// An application has one of its own. It is behind ``ProcessInfo`` and ``UserDefaults``, which view code asks from
/// wherever it is.
package final class ProcessWorld: Sendable {
    struct State: Sendable {
        /// What was given at the launch; `nil` for the arguments of this program.
        var arguments: [String]?
        var environment: [String: String] = [:]
        var isLowPowerModeEnabled = false
        var thermalState = TimeLapse::ProcessInfo.ThermalState.nominal
        var systemVersion = OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)
        var processName: String?
        var uniqueStrings = 0
    }

    let state = Mutex(State())
    let database = DefaultsDatabase()
    /// What ``UserDefaults/standard`` is.
    let standardDefaults: TimeLapse::UserDefaults
    /// What ``ProcessInfo/processInfo`` is.
    package let information: TimeLapse::ProcessInfo

    /// Makes a world with nothing stored and the arguments and the environment of this program.
    package init() {
        standardDefaults = TimeLapse::UserDefaults(database, domain: DefaultsDatabase.applicationDomain)
        information = TimeLapse::ProcessInfo()
        information.connect(self)
    }

    /// That of code that has none of its own.
    package static var processWide: ProcessWorld { World.processWide.process }

    /// That of the current task's application.
    static var current: ProcessWorld { World.current.process }

    // MARK: What the device sets

    /// Begins a process: with arguments after the program's name, which also are the first that defaults are
    /// looked up in, and with additions to the environment.
    package func launch(arguments: [String], environment: [String: String]) {
        let program = Foundation.ProcessInfo.processInfo.arguments.first ?? "application"
        state.withLock {
            $0.arguments = [program] + arguments
            $0.environment = environment
        }
        database.beginProcess(arguments: arguments)
    }

    /// Forgets all defaults, as when an application is deleted.
    package func removeDefaults() {
        database.removeAll()
    }

    /// Whether the device saves power.
    package var isLowPowerModeEnabled: Bool {
        get { state.withLock { $0.isLowPowerModeEnabled } }
        set { state.withLock { $0.isLowPowerModeEnabled = newValue } }
    }

    /// How hot the device is.
    package var thermalState: TimeLapse::ProcessInfo.ThermalState {
        get { state.withLock { $0.thermalState } }
        set { state.withLock { $0.thermalState = newValue } }
    }

    /// The system's version.
    package var systemVersion: OperatingSystemVersion {
        get { state.withLock { $0.systemVersion } }
        set { state.withLock { $0.systemVersion = newValue } }
    }
}
