import Foundation
import TestSupport

/// How much is to be explored.
///
/// | Environment | |
/// |---|---|
/// | `ROBOT_EXPLORER_STEPS=1000000` | so many steps over all subjects; 1,200 in a thorough run, 200 in a quick one |
/// | `ROBOT_EXPLORER_SEED=7` | begins with this seed; 1 unless said |
/// | `ROBOT_EXPLORER_TRACE=1` | writes each step to standard error before it is taken, for one that ends the program |
enum Request {
    private static let environment = Foundation.ProcessInfo.processInfo.environment

    static let steps = environment["ROBOT_EXPLORER_STEPS"].flatMap { Int($0) } ?? Rounds.of(1_200, share: 10)
    static let seed = environment["ROBOT_EXPLORER_SEED"].flatMap { UInt64($0) } ?? 1
    static let traces = environment["ROBOT_EXPLORER_TRACE"] != nil
}
