import FailureReporting

/// A failure to record, and lines of files that do not exist to record it at.
package struct OddFailure: Failure {
    package var description: String

    package init(description: String = "3 is odd.") {
        self.description = description
    }

    package static let site = CallSite("App/Numbers.swift", "/app/Numbers.swift", 12, 5)
    package static let otherSite = CallSite("App/Sums.swift", "/app/Sums.swift", 40, 9)
}
