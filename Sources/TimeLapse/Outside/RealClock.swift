import Foundation

/// Real time, for waits on threads that the virtual clock cannot move.
enum RealClock {
    /// The seconds of real time since some moment in the past.
    static var seconds: Double { Foundation::ProcessInfo.processInfo.systemUptime }

    /// The moment in so many seconds, for a condition's wait.
    static func date(after seconds: Double) -> Date { Date(timeIntervalSinceNow: seconds) }

    static func block(for seconds: Double) { Foundation::Thread.sleep(forTimeInterval: seconds) }
}
