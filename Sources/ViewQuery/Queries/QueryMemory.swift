import HeadlessUIKit

/// What a query and its copies share: the conditions, their plan once it is made, and the last result.
@MainActor
final class QueryMemory: ReflectedAsWhole {
    let predicate: ViewPredicate
    private var knownPlan: QueryPlan?
    var cache = QueryCache<ViewReference>()

    init(_ predicate: ViewPredicate) {
        self.predicate = predicate
    }

    /// The same conditions, with no result yet.
    init(_ other: QueryMemory) {
        predicate = other.predicate
        knownPlan = other.knownPlan
    }

    /// The plan, which is made once.
    var plan: QueryPlan {
        if let knownPlan { return knownPlan }
        let plan = QueryPlan(predicate)
        knownPlan = plan
        return plan
    }
}
