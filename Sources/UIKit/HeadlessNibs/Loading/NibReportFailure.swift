import FailureReporting
import HeadlessUIKitCore

/// Tells what a file has that could not be read, made or connected.
@MainActor
enum NibReportFailure {
    /// Records what is new in a report: once for a file that is loaded several times, such as for cells.
    static func record(_ report: NibReport, once source: NibSource) {
        let issues = report.issues.filter { source.takeUntold($0) }
        let unread = issues.filter(\.isUnread)
        let wrong = issues.filter { !$0.isUnread }
        if !wrong.isEmpty {
            NibFailure(description: text(wrong, of: report, "is not loaded as it says")).record()
        }
        if !unread.isEmpty {
            NibFailure(description: text(unread, of: report, "has what is not read here")).recordWarning()
        }
    }

    private static func text(_ issues: [NibReport.Issue], of report: NibReport, _ fault: String) -> String {
        let limit = 12
        var lines = issues.prefix(limit).map { "\(report.file):\($0.line): \($0)." }
        if issues.count == 1 {
            lines[0] = "\(lines[0])"
        } else {
            lines.insert("\(report.file) \(fault):", at: 0)
        }
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

    fileprivate var cure: String? {
        switch kind {
        case .badConnection(_, let cure): cure
        case .missingClass:
            "add the class to the target of the file, at the top level of a source file and not private."
        case .missingImage, .missingColor: "add the asset catalogue to the resources of the target."
        default: nil
        }
    }
}
