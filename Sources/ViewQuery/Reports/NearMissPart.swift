import HeadlessUIKit

/// A condition that must hold, with what is needed to check it for many views.
///
/// The parts are classes, because a report asks each of them about each view: structures would be copied.
@MainActor
class NearMissPart {
    final let predicate: ViewPredicate
    final let tellsWhich: Bool
    /// Whether it is about views around the checked one.
    final let isRelation: Bool

    fileprivate init(_ predicate: ViewPredicate) {
        self.predicate = predicate
        tellsWhich = predicate.tellsWhich
        if case .one(let condition) = predicate.form {
            isRelation = condition is RelationCondition
        } else {
            isRelation = false
        }
    }

    static func part(_ predicate: ViewPredicate) -> NearMissPart {
        guard case .one(let condition) = predicate.form else { return NearMissPart(predicate) }
        let part: NearMissPart? =
            switch condition {
            case let text as TextCondition: NamingPart(predicate, text)
            case let role as RoleCondition where role.countsUnseen: NamingPart(predicate, role)
            default: nil
            }
        return part ?? NearMissPart(predicate)
    }

    /// Whether it is about a text that others may be similar to.
    var isOfText: Bool { false }

    /// How far a view is from meeting it, if texts with more than `limit` edits count as different; `nil` if it does.
    ///
    /// - Parameter onlySimilar: whether only similar texts count, whatever the limit.
    func lack(of view: UIView, in search: ViewSearch, limit: Int, onlySimilar: Bool) -> Lack? {
        predicate.holds(for: view, in: search) ? nil : predicate.lack(of: view, in: search)
    }
}

/// A condition that a view meets nearly if it has a similar text.
protocol NamingCondition: ViewCondition {
    /// The wanted text; `nil` if none is asked for.
    var wantedText: TextPattern? { get }

    /// How far a view is from meeting the condition; `nil` if it does. The distance is made once for many views.
    @MainActor
    func lack(of view: UIView, from wanted: TextDistance, limit: Int) -> Lack?
}

private final class NamingPart<Condition: NamingCondition>: NearMissPart {
    private let condition: Condition
    private let distance: TextDistance

    init?(_ predicate: ViewPredicate, _ condition: Condition) {
        guard let distance = condition.wantedText.flatMap({ TextDistance(to: $0) }) else { return nil }
        self.condition = condition
        self.distance = distance
        super.init(predicate)
    }

    override var isOfText: Bool { true }

    override func lack(of view: UIView, in search: ViewSearch, limit: Int, onlySimilar: Bool) -> Lack? {
        let limit = onlySimilar ? min(limit, distance.nearEdits) : limit
        return condition.lack(of: view, from: distance, limit: limit)
    }
}
