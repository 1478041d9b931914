import FailureReporting

/// A failure to record, and the line of nobody's file to record it at.
struct OddFailure: Failure {
    var description = "3 is odd."

    static let site = CallSite("App/Numbers.swift", "/app/Numbers.swift", 12, 5)
    static let otherSite = CallSite("App/Sums.swift", "/app/Sums.swift", 40, 9)
}
