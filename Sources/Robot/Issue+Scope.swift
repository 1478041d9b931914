import FailureReporting
import TestRecording
import Testing

extension Issue {
    /// The issue as the running step of a scenario reports it: at the step's line, with its words; others as they are.
    func inScope() -> Issue {
        guard !FailureRecorder.isDelivering, let scope = CallContext.scope else { return self }
        let place = sourceLocation.map { "\($0.fileName):\($0.line)" } ?? "an unknown line"
        let comment = comments.map(\.rawValue).joined(separator: "\n")
        let report =
            if case .unconditional = kind, !comment.isEmpty {
                scope.report(assertion: comment, at: place)
            } else {
                // The kind, such as the expectation with its values, is shown by Swift Testing.
                scope.report(
                    assertion: comment.isEmpty ? "\(kind)" : "\(kind)\n\(comment)", comment: comment,
                    at: place)
            }
        guard let site = scope.site else { return self }
        var issue = self
        issue.comments = [Comment(rawValue: report)]
        issue.sourceLocation = site.sourceLocation
        return issue
    }
}
