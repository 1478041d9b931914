import Testing
import TimeLapse
import ViewQuery

extension Issue {
    private static let shownEntries = 10

    /// The issue with what the application logged last, if it did.
    func withLog() -> Issue {
        guard let log = LogStore.current.report(last: Self.shownEntries) else { return self }
        var issue = self
        issue.comments.append(Comment(rawValue: log))
        return issue
    }
}

extension Issue {
    /// The issue of a failed expectation with what the query finds whose count, or first view, it compared.
    func withQuery() -> Issue {
        guard case .expectationFailed = kind,
            let report = MainQueue.ifCurrent({ QueryReads.report(for: "\(self)") }) ?? nil
        else { return self }
        var issue = self
        issue.comments.append(Comment(rawValue: report))
        return issue
    }
}
