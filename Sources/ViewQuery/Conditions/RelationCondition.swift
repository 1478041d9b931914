import HeadlessUIKit

/// Whether views around a view meet a condition.
struct RelationCondition: ViewCondition {
    enum Relation: String {
        /// The view that it is in.
        case withParent
        /// A view that it is in, near or far.
        case withAncestor
        /// A view in it, near or far.
        case containing
        /// Another view in the view that it is in.
        case withSibling
        /// The view itself and all that it is in.
        case includingSuperviews
    }

    let relation: Relation
    let predicate: ViewPredicate
    /// The predicate with its parts in the order in which to ask.
    private let planned: ViewPredicate
    /// Tells the condition from others of the same kind, for what a search remembers about it.
    let identity = ConditionIdentity()

    init(_ relation: Relation, _ predicate: ViewPredicate) {
        self.relation = relation
        self.predicate = predicate
        planned = predicate.planned
    }

    var cost: Int {
        // Relations in relations in relations cost no more than anybody can count to.
        let cost = min(predicate.cost, 1 << 32)
        return switch relation {
        case .withParent: cost + 1
        case .includingSuperviews: cost * 2
        case .withAncestor, .withSibling: cost * 8
        case .containing: cost * 16
        }
    }

    var needs: ConditionNeeds { predicate.needs }

    var isInherited: Bool { relation == .includingSuperviews }

    var tellsWhich: Bool { predicate.tellsWhich && relation != .includingSuperviews }

    @MainActor
    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        switch relation {
        case .withParent:
            guard let superview = view.superview else { return false }
            return isMet(by: superview, in: search)
        case .withAncestor, .containing, .withSibling, .includingSuperviews:
            return search.kin(of: self).holds(for: view)
        }
    }

    /// Whether a view around the one in question is as is wanted.
    @MainActor
    func isMet(by view: UIView, in search: ViewSearch) -> Bool {
        search.note(view)
        return planned.holds(for: view, in: search)
    }

    @MainActor
    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        switch relation {
        case .withParent:
            guard let superview = view.superview else { return "it is in no view" }
            return "its superview \(superview.summary): \(predicate.shortfall(of: superview, in: search))"
        case .includingSuperviews:
            let chain = view.lineage
            guard let failing = chain.first(where: { !predicate.holds(for: $0, in: search) }) else {
                return "it does not meet \(self)"
            }
            let subject = failing === view ? "" : "its superview \(failing.summary): "
            return subject + predicate.shortfall(of: failing, in: search)
        case .withAncestor: return "no view that it is in meets \(predicate)"
        case .containing: return "no view in it meets \(predicate)"
        case .withSibling: return "no view beside it meets \(predicate)"
        }
    }

    var description: String { "\(relation.rawValue)(\(predicate))" }
}
