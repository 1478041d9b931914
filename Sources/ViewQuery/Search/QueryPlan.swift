import HeadlessUIKit

/// How a predicate is evaluated: which conditions come first, and which find views without checking all of them.
final class QueryPlan {
    /// The conditions that must hold together, cheapest first.
    let conditions: [ViewPredicate]
    /// Those that, if they fail for a view, exclude all its descendants, unless there is custom code.
    let inherited: [ViewPredicate]
    /// The others.
    let others: [ViewPredicate]
    /// What the conditions need, besides properties whose changes views announce.
    let needs: ConditionNeeds
    /// A condition on a name that an index of names can answer, if there is one.
    let name: TextCondition?
    /// A condition on the class, if there is one.
    let viewClass: ClassCondition?
    /// The conditions that may be invalid, at any level.
    let doubtful: [any ViewCondition]

    init(_ predicate: ViewPredicate) {
        conditions = predicate.plan
        var inherited: [ViewPredicate] = []
        var others: [ViewPredicate] = []
        var needs: ConditionNeeds = []
        var name: TextCondition?
        var viewClass: ClassCondition?
        for part in conditions {
            needs.formUnion(part.needs)
            if part.isInherited, !part.needs.contains(.foreignCode) {
                inherited.append(part)
            } else {
                others.append(part)
            }
            guard case .one(let condition) = part.form else { continue }
            if let text = condition.indexedName { name = Self.better(name, text) }
            if viewClass == nil { viewClass = condition.viewClass }
        }
        self.inherited = inherited
        self.others = others
        self.needs = needs
        self.name = name
        self.viewClass = viewClass
        doubtful =
            needs.contains(.checking) ? predicate.leaves.filter { $0.needs.contains(.checking) } : []
    }

    /// The one of two conditions that narrows the search further: a whole text rather than a part of one.
    private static func better(_ first: TextCondition?, _ second: TextCondition) -> TextCondition {
        guard let first else { return second }
        return first.pattern.onlyText == nil && second.pattern.onlyText != nil ? second : first
    }
}
