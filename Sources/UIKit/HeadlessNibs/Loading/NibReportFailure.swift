import FailureReporting

/// What a file has that could not be read, made or connected.
package struct NibReportFailure: Failure {
    package let file: String
    package let issues: [NibReport.Issue]
    /// What is wrong with the file if there are several.
    private let fault: String

    /// Records what is new in a report: once for a file that is loaded several times, such as for cells.
    @MainActor
    static func record(_ report: NibReport, once source: NibSource) {
        let issues = report.issues.filter { source.takeUntold($0) }
        guard !issues.isEmpty else { return }
        let unread = issues.filter(\.isUnread)
        let actions = issues.filter(\.isMissingAction)
        let wrong = issues.filter { !$0.isUnread && !$0.isMissingAction }
        if !wrong.isEmpty {
            NibReportFailure(file: report.file, issues: wrong, fault: "is not loaded as it says").record()
        }
        if !actions.isEmpty {
            NibReportFailure(file: report.file, issues: actions, fault: "has actions that are missing")
                .recordWarning()
        }
        if !unread.isEmpty {
            NibReportFailure(file: report.file, issues: unread, fault: "has what is not read here")
                .recordWarning()
        }
    }

    package var description: String {
        let limit = 12
        var lines = issues.prefix(limit).map { "\(file):\($0.line): \($0)." }
        if issues.count > 1 { lines.insert("\(file) \(fault):", at: 0) }
        if issues.count > limit { lines.append("and \(issues.count - limit) more.") }
        if let cure = issues.lazy.compactMap(\.cure).first { lines.append("Try: \(cure)") }
        return lines.joined(separator: "\n")
    }
}

extension NibReport.Issue {
    /// Whether the reader knows less than Xcode, and what was made is as the file says otherwise.
    fileprivate var isUnread: Bool {
        switch kind {
        case .unknownElement, .unknownAttribute, .unknownChild: true
        default: false
        }
    }

    /// Whether the file connects an action that its target does not have, which matters only when it is called.
    fileprivate var isMissingAction: Bool {
        if case .missingAction = kind { true } else { false }
    }

    fileprivate var cure: String? {
        switch kind {
        case .badConnection(_, let cure), .missingAction(_, let cure): cure
        case .missingClass:
            "add the class to the target of the file, at the top level of a source file and not private."
        case .missingImage, .missingColor: "add the asset catalogue to the resources of the target."
        default: nil
        }
    }
}
