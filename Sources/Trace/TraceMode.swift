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

    /// What `ROBOT_TRACE` says; `nil` if it is not set, or to something else.
    private static let ofEnvironment = environment["ROBOT_TRACE"].flatMap { TraceMode(rawValue: $0) }

    private static var isOnServer: Bool {
        !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
    }

    private static var environment: [String: String] { Foundation.ProcessInfo.processInfo.environment }
}
