import FailureReporting
import HeadlessNibs
import HeadlessUIKit

/// What loading a file has recorded, sorted by whether it is due to what is not there: the application with its classes,
/// images, colours, fonts and other files. A key path may be that of an extension of the application's.
@MainActor
struct LoadReport {
    private let document: NibDocument
    /// The connections of the file, those that are made, and those that classes which are not there cannot have.
    private(set) var connections = (all: 0, made: 0, excused: 0)
    private(set) var faults: [String] = []
    private(set) var excused: [String] = []
    /// What the reader does not know.
    private(set) var unread: [String] = []
    /// The objects that have connections, by the ids of these.
    private var holders: [String: NibElement] = [:]

    init(
        _ document: NibDocument, _ failures: [RecordedFailure], _ warnings: [RecordedFailure],
        _ problems: [String]
    ) {
        self.document = document
        countConnections()
        for failure in failures {
            if let report = failure.failure as? NibReportFailure {
                for issue in report.issues { add(issue) }
            } else {
                add(problem: failure.text)
            }
        }
        for problem in problems { add(problem: problem) }
        unread = warnings.flatMap { ($0.failure as? NibReportFailure)?.issues ?? [] }.map {
            "\(document.file):\($0.line): \($0)"
        }
    }

    private mutating func countConnections() {
        document.root.visit { holder in
            for connection in holder.child("connections")?.children ?? [] where connection.name != "segue" {
                connections.all += 1
                if let id = connection.id { holders[id] = holder }
                if connection["destination"].flatMap({ document.elements[$0] }) != nil {
                    connections.made += 1
                }
            }
        }
    }

    private mutating func add(_ issue: NibReport.Issue) {
        let text = "\(document.file):\(issue.line): \(issue)"
        switch issue.kind {
        case .missingClass, .missingImage, .missingColor, .missingFont, .unknownKeyPath: excused.append(text)
        case .badConnection:
            connections.made -= 1
            if isOfMissingClass(issue) {
                connections.excused += 1
                excused.append(text)
            } else {
                faults.append(text)
            }
        case .danglingReference(_, let id) where document.elements[id] == nil: excused.append(text)
        default: faults.append(text)
        }
    }

    /// Whether one of a connection's ends has a class that is not there.
    private func isOfMissingClass(_ issue: NibReport.Issue) -> Bool {
        guard let id = issue.id, let connection = document.elements[id] else { return false }
        let ends = [holders[id], connection["destination"].flatMap { document.elements[$0] }]
        return ends.contains { end in
            guard let end else { return false }
            // The owner of a nib may be of a class that Xcode did not note.
            return end["customClass"] != nil || end.name == "placeholder" || end.name == "hostingController"
        }
    }

    private mutating func add(problem text: String) {
        let isExcused = ["There is no storyboard", "has no controller \"", "has no segue action"].contains {
            text.contains($0)
        }
        if isExcused { excused.append(text) } else { faults.append(text) }
    }
}
