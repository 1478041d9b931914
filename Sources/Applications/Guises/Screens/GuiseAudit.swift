import FailureReporting
import HeadlessUIKit
import Pictures
import XCUIAutomation

/// What is found in what the current application shows.
@MainActor
struct GuiseAudit {
    /// A finding in one guise, with what tells that it is the same in another one.
    struct Finding {
        let kind: GuiseFinding.Kind
        let title: String
        let detail: String
        let view: String
        let place: String
        let frame: CGRect
        /// The line of a failure or a warning; a view's is looked for when it is first met.
        var line: String?
        let maker: UIView?

        var key: String { "\(title) | \(place)" }
    }

    /// How the screen is laid out from left to right.
    let unmirrored: ScreenLayout?
    /// Whether constraints are searched for what they leave open, which takes longer than all else.
    var looksForAmbiguity = true
    /// What showing the screen recorded.
    let recorded: [RecordedFailure]

    var findings: [Finding] {
        UIApplication.shared.commit()
        let kinds = AuditKind.allCases.filter { $0 != .layout || looksForAmbiguity }
        let found = AccessibilityAudit(for: kinds, unmirrored: unmirrored).findings.map { finding in
            let place = ViewPlace(finding.view, element: finding.elementLabel)
            return Finding(
                kind: GuiseFinding.Kind(finding.kind), title: finding.title, detail: finding.detail,
                view: place.name, place: place.path, frame: finding.frame,
                maker: finding.view)
        }
        return found + recorded.map(Self.finding)
    }

    private static func finding(_ recorded: RecordedFailure) -> Finding {
        let isWarning = recorded.severity == .warning
        let text = "\(recorded.failure)"
        let first = text.split(separator: "\n").first.map(String.init) ?? ""
        return Finding(
            kind: isWarning ? .warning : .failure,
            title: isWarning ? "Warning while it is shown" : "Failure while it is shown", detail: text,
            view: "",
            place: first.withoutNumbers, frame: .zero,
            line: recorded.site.flatMap { $0.isOfFramework ? nil : "\($0)" }, maker: nil)
    }
}

extension String {
    /// The text with each number as `#`, and without what the files of known findings use as a separator.
    fileprivate var withoutNumbers: String {
        replacing(/[0-9]+(\.[0-9]+)?/, with: "#").replacing("|", with: "/")
    }
}
