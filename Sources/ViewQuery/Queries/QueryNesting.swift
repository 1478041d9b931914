import FailureReporting

/// Ends queries whose predicates, or what those read of views, evaluate the query again.
@MainActor
enum QueryNesting {
    static let evaluations = Nesting()

    static func failure(of query: some CustomStringConvertible) -> NestingFailure {
        NestingFailure("evaluating \(query) evaluates a query again")
    }
}
