import Foundation

/// Whether tests are recorded, and which recordings are kept.
public enum TraceMode: String, CaseIterable, Sendable {
    /// Each test is recorded in full, and a file is written for each.
    case always
    /// Each test is recorded in memory, and a file is written for those that fail.
    case onFailure
    /// Nothing is recorded.
    case off

    /// The mode of tests that name none: what `ROBOT_TRACE` says, and else ``onFailure`` on a build server, where the
    /// variable `CI` is set, and ``off`` elsewhere.
    public static let standard = (isOnServer ? TraceMode.onFailure : .off).inEnvironment

    /// What `ROBOT_TRACE` says, and else this mode.
    package var inEnvironment: TraceMode { Self.ofEnvironment ?? self }

    /// What `ROBOT_TRACE` says; `nil` if it is not set, or to something else, which is a warning.
    private static let ofEnvironment: TraceMode? = {
        let (mode, warning) = Self.mode(named: environment["ROBOT_TRACE"])
        if let warning { TraceWarning.write(warning) }
        return mode
    }()

    /// The mode for a value of `ROBOT_TRACE`, and a warning if that names none.
    static func mode(named value: String?) -> (mode: TraceMode?, warning: String?) {
        guard let value else { return (nil, nil) }
        if let mode = TraceMode(rawValue: value) { return (mode, nil) }
        let names = allCases.map(\.rawValue).joined(separator: ", ")
        return (
            nil, "ROBOT_TRACE is \(String(reflecting: value)), which is none of \(names), and is not used."
        )
    }

    private static var isOnServer: Bool {
        !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
    }

    private static var environment: [String: String] { Foundation.ProcessInfo.processInfo.environment }
}
