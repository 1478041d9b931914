import Foundation

/// The computer that a session runs on: `ProcessInfo` is the simulated device's in a test.
enum Computer {
    /// The value of a variable of the environment; `nil` if it is not set.
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
