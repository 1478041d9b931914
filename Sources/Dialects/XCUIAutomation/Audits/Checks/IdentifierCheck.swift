import HeadlessUIKit

/// Looks for identifiers that several elements of the screen have, so that a test cannot tell them apart.
///
/// Cells of one list, and what is inside them, may share identifiers.
@MainActor
struct IdentifierCheck: AuditCheck {
    let kind = AuditKind.sufficientElementDescription
    private let subjects: [String: [AuditSubject]]

    init(_ subjects: [AuditSubject]) {
        // What an element hides is no element for tests.
        self.subjects = Dictionary(grouping: subjects.filter(\.isFoundByTests)) { $0.identifier }
    }

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard subject.isFoundByTests, let same = subjects[subject.identifier],
            let place = same.firstIndex(where: { $0.object === subject.object }),
            let other = same[..<place].first(where: { !$0.isInAnotherCell(than: subject) })
        else { return [] }
        return [
            AuditFinding(
                subject, kind, "Identifier is not unique",
                "The identifier \(subject.identifier.literal) of \(subject.name) is also that of \(other.name). "
                    + "Give each element of a screen an accessibilityIdentifier of its own.")
        ]
    }
}

extension AuditSubject {
    fileprivate var identifier: String { object.accessibilityIdentifier ?? "" }

    fileprivate var isFoundByTests: Bool {
        if identifier.isEmpty || isStockPart { return false }
        if case .element(let outer) = wall {
            return outer is UITableViewCell || outer is UICollectionViewCell
        }
        return true
    }

    fileprivate func isInAnotherCell(than other: AuditSubject) -> Bool {
        guard let place, let otherPlace = other.place else { return false }
        return place.list == otherPlace.list && place.cell != otherPlace.cell
    }
}
