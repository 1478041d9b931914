import Foundation
import Synchronization

/// The system's side of a process: arguments, environment, state of the device, and defaults.
///
/// Each application has its own. ``ProcessInfo`` and ``UserDefaults`` read from it.
package final class ProcessWorld: Sendable {
    struct State: Sendable {
        /// The launch arguments; `nil` for the arguments of this program.
        var arguments: [String]?
        var environment: [String: String] = [:]
        var isLowPowerModeEnabled = false
        var thermalState = TimeLapse::ProcessInfo.ThermalState.nominal
        var systemVersion = OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)
        var language = DeviceLanguage.english { didSet { locale = nil } }
        var region = "US" { didSet { locale = nil } }
        var timeZone = TimeZone.gmt
        var defaultTimeZone: TimeZone?
        /// The locale of language and region; made when it is first asked for.
        var locale: Locale?
        var processName: String?
        var uniqueStrings = 0
        /// The state of the numbers that look random.
        var randomness: UInt64 = 0
    }

    let state = Mutex(State())
    let database = DefaultsDatabase()
    package let folders = ApplicationFolders()
    package let keychain = Keychain()
    package let values = StoredValues()
    /// What the code of this world has logged.
    package let log = LogStore()
    let texts = Mutex(TextSettings())

    /// Makes a world with nothing stored and the arguments and the environment of this program.
    package init() {}

    static var current: ProcessWorld { World.current.process }

    /// Fills memory with bytes that look random, and are the same in each run.
    package func fillWithSeededBytes(_ memory: UnsafeMutableRawBufferPointer) {
        state.withLock { state in
            for index in memory.indices {
                // SplitMix64, by Guy L. Steele and others.
                state.randomness &+= 0x9E37_79B9_7F4A_7C15
                var bits = state.randomness
                bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
                bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
                memory[index] = UInt8(truncatingIfNeeded: bits ^ bits >> 31)
            }
        }
    }

    // MARK: What the device sets

    /// Begins a process with arguments after the program's name, which also take precedence in defaults, and with
    /// additions to the environment.
    package func launch(arguments: [String], environment: [String: String]) {
        let program = Foundation.ProcessInfo.processInfo.arguments.first ?? "application"
        state.withLock {
            $0.arguments = [program] + arguments
            $0.environment = environment
        }
        database.beginProcess(arguments: arguments)
    }

    /// Removes all defaults, files and values of modules above, as when an application is deleted.
    package func removeStoredData() {
        database.removeAll()
        folders.removeAll()
        values.all = [:]
    }

    package var isLowPowerModeEnabled: Bool {
        get { state.withLock { $0.isLowPowerModeEnabled } }
        set { state.withLock { $0.isLowPowerModeEnabled = newValue } }
    }

    package var thermalState: TimeLapse::ProcessInfo.ThermalState {
        get { state.withLock { $0.thermalState } }
        set { state.withLock { $0.thermalState = newValue } }
    }

    package var systemVersion: OperatingSystemVersion {
        get { state.withLock { $0.systemVersion } }
        set { state.withLock { $0.systemVersion = newValue } }
    }

    // MARK: Language and region

    package var language: DeviceLanguage {
        get { state.withLock { $0.language } }
        set { state.withLock { $0.language = newValue } }
    }

    package var region: String {
        get { state.withLock { $0.region } }
        set { state.withLock { $0.region = newValue } }
    }

    package var locale: Foundation.Locale {
        let (known, language, region) = state.withLock { ($0.locale, $0.language, $0.region) }
        if let known { return known }
        var parts = Locale.Language.Components(identifier: language.code)
        parts.region = Locale.Region(region)
        let locale = Locale(languageComponents: parts)
        state.withLock {
            if $0.language == language, $0.region == region { $0.locale = locale }
        }
        return locale
    }

    /// The languages that the user prefers: the device's, in its region, such as `en-US`.
    var preferredLanguages: [String] {
        state.withLock { [$0.region.isEmpty ? $0.language.code : "\($0.language.code)-\($0.region)"] }
    }

    package var calendar: Calendar {
        let locale = locale
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        calendar.timeZone = timeZoneInForce
        return calendar
    }

    package var timeZone: TimeZone {
        get { state.withLock { $0.timeZone } }
        set { state.withLock { $0.timeZone = newValue } }
    }

    /// The time zone that the application has set as its default.
    var defaultTimeZone: TimeZone? {
        get { state.withLock { $0.defaultTimeZone } }
        set { state.withLock { $0.defaultTimeZone = newValue } }
    }

    /// The time zone of dates that are given none: the application's default, or else the device's.
    var timeZoneInForce: TimeZone { state.withLock { $0.defaultTimeZone ?? $0.timeZone } }
}
