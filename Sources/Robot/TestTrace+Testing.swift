import FailureReporting
import HeadlessUIKit
import Testing
import Trace

extension TestTrace {
    /// Begins to record a test of Swift Testing, if it is to be recorded.
    convenience init?(
        _ mode: TraceMode, of application: UIApplication, _ test: Test
    ) {
        let place = test.sourceLocation
        let suite = test.id.nameComponents.dropLast().joined(separator: ".")
        self.init(
            mode, of: application, suite: suite, name: test.displayName ?? test.name, id: test.listedName,
            path: place.filePath, line: place.line)
    }

    /// Writes the page, and attaches it to the test's report.
    func finish(hasFailed: Bool) {
        guard let page = write(hasFailed: hasFailed) else { return }
        Attachment.record(page, named: file.lastPathComponent)
    }
}

extension Test {
    /// How `swift test list` names the test: `AppTests.CheckoutTests/pay()`.
    fileprivate var listedName: String { "\(id.moduleName).\(id.nameComponents.joined(separator: "/"))" }
}

extension Issue {
    /// The issue, noted in the recording of the test, with the place of the page.
    func noted(in trace: TestTrace) -> Issue {
        let text = (["\(kind)"] + comments.map(\.rawValue)).joined(separator: "\n")
        let isOwn = FailureRecorder.isDelivering
        let words = isOwn ? comments.map(\.rawValue).joined(separator: "\n") : text
        trace.add(
            words, file: sourceLocation?.filePath ?? "", line: sourceLocation?.line ?? 0, isOwn: isOwn)
        var issue = self
        if let note = trace.note { issue.comments.append(Comment(rawValue: note)) }
        return issue
    }
}
