import FailureReporting

/// Stops queries whose predicates, or the properties that those read, evaluate the query again.
@MainActor
enum QueryNesting {
    static let evaluations = Nesting()

    static func failure(of query: some CustomStringConvertible) -> NestingFailure {
        NestingFailure("evaluating \(query) evaluates a query again")
    }
}
