import HeadlessUIKit

/// How a predicate is evaluated: what is asked first, and what finds views without asking all of them.
final class QueryPlan {
    /// The conditions that must hold together, cheapest first.
    let conditions: [ViewPredicate]
    /// Those that rule out all that is in a view for which they fail, unless somebody else's code is asked.
    let inherited: [ViewPredicate]
    /// The others.
    let others: [ViewPredicate]
    /// What it takes to answer besides what views announce of themselves.
    let needs: ConditionNeeds
    /// A condition on a name that an index of names can answer, if there is one.
    let name: TextCondition?
    /// A condition on the class, if there is one.
    let viewClass: ClassCondition?
    /// The conditions that may make no sense, wherever they stand.
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
