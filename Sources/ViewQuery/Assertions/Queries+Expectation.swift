import FailureReporting

extension ViewQuery {
    /// What a failed expectation prints of the query: with what it finds, or the beginning of the report on why it finds
    /// nothing.
    package var textForExpectation: String {
        let count = viewsIfSelected.count
        return count == 0
            ? beginning { failureOfSelection(for: nil) } : "\(self), which finds \(count.counted("view"))"
    }
}

extension ElementQuery {
    /// What a failed expectation prints of the query: with what it finds, or the beginning of the report on why it finds
    /// nothing.
    package var textForExpectation: String {
        let count = elementsIfSelected.count
        return count == 0
            ? beginning { failureOfSelection(for: nil) } : "\(self), which finds \(count.counted("element"))"
    }
}

/// The first two lines, which have the point of a report.
@MainActor
private func beginning(of failure: () -> any Failure) -> String {
    FailureCollector.quietly(failure).description.split(separator: "\n").prefix(2).joined(separator: " ")
}
