import HeadlessUIKit

/// Looks for controls that people who listen cannot tell apart: those with the same role, label, value and hint.
///
/// Cells of one list, and what is inside them, may share labels, as do UIKit's own bars.
@MainActor
struct DuplicateLabelCheck: AuditCheck {
    let kind = AuditKind.duplicateLabel
    /// The first control with what is read.
    private var firsts: [String: [AuditSubject]] = [:]

    init(_ subjects: [AuditSubject]) {
        for subject in subjects {
            if let text = Self.text(subject) { firsts[text, default: []].append(subject) }
        }
        firsts = firsts.filter { $0.value.count > 1 }
    }

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard !firsts.isEmpty, let text = Self.text(subject), let same = firsts[text],
            let place = same.firstIndex(where: { $0.object === subject.object }),
            let other = same[..<place].first(where: { !subject.isInListOf($0) })
        else { return [] }
        return [
            AuditFinding(
                subject, kind, "Label is not unique",
                "\(subject.name.capitalizedFirst) at \(subject.node.frame.roughText) reads like "
                    + "\(other.name) at \(other.node.frame.roughText): nothing but the place tells them apart. "
                    + "Give each an accessibilityLabel that says what it is for.")
        ]
    }

    private static func text(_ subject: AuditSubject) -> String? {
        let roles: UIAccessibilityTraits = [.button, .link, .adjustable, .toggleButton, .searchField]
        let object = subject.object
        guard subject.isElement, !subject.isStockPart, subject.cover == nil, !subject.label.isEmpty,
            !subject.traits.isDisjoint(with: roles)
        else { return nil }
        let texts = [subject.label, object.accessibilityValue ?? "", object.accessibilityHint ?? ""]
        return "\(subject.traits.intersection(roles).rawValue)\n" + texts.joined(separator: "\n")
    }
}

extension AuditSubject {
    fileprivate func isInListOf(_ other: AuditSubject) -> Bool {
        guard let place, let otherPlace = other.place else { return false }
        return place.list == otherPlace.list && place.cell != otherPlace.cell
    }
}
