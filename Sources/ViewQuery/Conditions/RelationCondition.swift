import HeadlessUIKit

/// Whether the superview, an ancestor, a descendant or a sibling of a view meets a condition.
final class RelationCondition: ViewCondition {
    enum Relation: String {
        case withParent
        case withAncestor
        case containing
        case withSibling
        /// The view itself and all its ancestors.
        case includingSuperviews
    }

    let kind: Relation
    let predicate: ViewPredicate
    /// The predicate with its parts in the order of evaluation.
    let planned: ViewPredicate
    let depth: Int

    init(_ relation: Relation, _ predicate: ViewPredicate) {
        kind = relation
        self.predicate = predicate
        planned = predicate.planned
        depth = predicate.depth + 1
    }

    var cost: Int {
        // A limit keeps deeply nested relations from overflowing.
        let cost = min(predicate.cost, 1 << 32)
        return switch kind {
        case .withParent: cost + 1
        case .includingSuperviews: cost * 2
        case .withAncestor, .withSibling: cost * 8
        case .containing: cost * 16
        }
    }

    var needs: ConditionNeeds { predicate.needs }

    var relation: RelationCondition? { self }

    var isInherited: Bool { kind == .includingSuperviews }

    var tellsWhich: Bool { predicate.tellsWhich && kind != .includingSuperviews }

    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        switch kind {
        case .withParent:
            guard let superview = view.superview else { return false }
            return isMet(by: superview, in: search)
        case .withAncestor, .containing, .withSibling, .includingSuperviews:
            return search.finder(of: self).holds(for: view)
        }
    }

    /// Whether a related view meets the predicate.
    @MainActor
    func isMet(by view: UIView, in search: ViewSearch) -> Bool {
        search.note(view)
        return planned.holds(for: view, in: search)
    }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        switch kind {
        case .withParent:
            guard let superview = view.superview else { return "it has no superview" }
            return "its superview \(superview.summary): \(predicate.shortfall(of: superview, in: search))"
        case .includingSuperviews:
            let chain = view.lineage
            guard let failing = chain.first(where: { !predicate.holds(for: $0, in: search) }) else {
                return "it does not match \(self)"
            }
            let subject = failing === view ? "" : "\(view.name(ofAncestor: failing)): "
            return subject + predicate.shortfall(of: failing, in: search)
        case .withAncestor: return "no ancestor matches \(predicate)"
        case .containing: return "no view inside it matches \(predicate)"
        case .withSibling: return "no sibling matches \(predicate)"
        }
    }

    var description: String { "\(kind.rawValue)(\(predicate))" }
}
