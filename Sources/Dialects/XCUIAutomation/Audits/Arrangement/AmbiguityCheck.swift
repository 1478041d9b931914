import HeadlessUIKit

/// Looks for views whose place or size constraints leave open.
@MainActor
struct AmbiguityCheck: AuditCheck {
    let kind = AuditKind.layout

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard !subject.isStock, let view = subject.ownView else { return [] }
        let parts = view.ambiguousParts
        guard !parts.isEmpty else { return [] }
        return [
            AuditFinding(
                subject, kind, "Layout is ambiguous",
                "The constraints of \(subject.name) leave its \(parts.joined(separator: " and ")) open. "
                    + "Add constraints that decide; layoutReport(of:) shows those that there are.")
        ]
    }
}
