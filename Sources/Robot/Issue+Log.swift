import Testing
import TimeLapse

extension Issue {
    /// How many entries of the log a failure shows.
    private static let shownEntries = 10

    /// The issue with what the application logged last, if it did.
    func withLog() -> Issue {
        guard let log = LogStore.current.report(last: Self.shownEntries) else { return self }
        var issue = self
        issue.comments.append(Comment(rawValue: log))
        return issue
    }
}
