import Foundation

/// How long a random or large test is: a share of its length in a quick run, all of it in a thorough one.
///
/// `swift test` is quick, in the gate as well. `ROBOT_THOROUGH=1 swift test` is thorough, and `ROBOT_THOROUGH=10` takes ten
/// times as long.
///
/// ```swift
/// for round in 0..<Rounds.of(10_000) { … }
/// ```
package enum Rounds {
    /// Whether the run is thorough.
    package static let areThorough = times != nil
    private static let times =
        Foundation.ProcessInfo.processInfo.environment["ROBOT_THOROUGH"].map { max(1, Int($0) ?? 1) }

    /// All of `count` in a thorough run, a share of it in a quick one, at least 1.
    ///
    /// - Parameter share: how many times shorter the quick run is.
    package static func of(_ count: Int, share: Int = 40) -> Int {
        times.map { count * $0 } ?? max(1, count / share)
    }
}
