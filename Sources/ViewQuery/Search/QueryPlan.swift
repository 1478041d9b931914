import HeadlessUIKit

/// How a predicate is evaluated: which conditions come first, and which find views without checking all of them.
final class QueryPlan {
    /// The conditions that must hold together, cheapest first.
    let conditions: [ViewPredicate]
    /// Whether there are such that, if they fail for a view, exclude all its descendants.
    let hasInherited: Bool
    /// Those, unless there is custom code in them.
    private(set) lazy var inherited = conditions.filter(Self.excludesInside)
    /// The others.
    private(set) lazy var others = conditions.filter { !Self.excludesInside($0) }
    /// Whether there are conditions on relatives or places, which are checked for all views of an order at once.
    let hasColumns: Bool
    let wantsIndex: Bool
    let needs: ConditionNeeds
    /// A condition on a name that an index of names can answer, if there is one.
    let name: TextCondition?
    let viewClass: ClassCondition?
    /// The conditions that may be invalid, at any level.
    let doubtful: [any ViewCondition]

    init(_ predicate: ViewPredicate) {
        conditions = predicate.plan
        var hasInherited = false
        var hasColumns = false
        var wantsIndex = false
        var needs: ConditionNeeds = []
        var name: TextCondition?
        var viewClass: ClassCondition?
        for part in conditions {
            needs.formUnion(part.needs)
            if Self.excludesInside(part) { hasInherited = true }
            if part.concernsTree, part.isColumnar(withNames: true) {
                hasColumns = true
                if !part.isColumnar(withNames: false) { wantsIndex = true }
            }
            guard case .one(let condition) = part.form else { continue }
            if let text = condition.indexedName { name = Self.better(name, text) }
            if viewClass == nil { viewClass = condition.viewClass }
        }
        self.hasInherited = hasInherited
        self.hasColumns = hasColumns
        self.wantsIndex = wantsIndex || name != nil
        self.needs = needs
        self.name = name
        self.viewClass = viewClass
        doubtful =
            needs.contains(.checking) ? predicate.leaves.filter { $0.needs.contains(.checking) } : []
    }

    /// The conditions that ``OrderColumns`` checks for all views at once, and the others.
    ///
    /// - Parameter withNames: whether there is an index of names.
    func columns(withNames: Bool) -> (columns: [ViewPredicate], others: [ViewPredicate]) {
        var (columns, others): ([ViewPredicate], [ViewPredicate]) = ([], [])
        for part in conditions {
            if part.concernsTree || part.isOnClass, part.isColumnar(withNames: withNames) {
                columns.append(part)
            } else {
                others.append(part)
            }
        }
        return (columns, others)
    }

    /// Whether a walk must compute the places of views for a condition, or may skip those inside one for which it fails.
    static func concernsWalk(_ part: ViewPredicate) -> Bool {
        part.needs.contains(.place) || excludesInside(part)
    }

    private static func excludesInside(_ part: ViewPredicate) -> Bool {
        part.isInherited && !part.needs.contains(.foreignCode)
    }

    /// The one of two conditions that narrows the search further: a whole text rather than a part of one.
    private static func better(_ first: TextCondition?, _ second: TextCondition) -> TextCondition {
        guard let first else { return second }
        return first.pattern.onlyText == nil && second.pattern.onlyText != nil ? second : first
    }
}
