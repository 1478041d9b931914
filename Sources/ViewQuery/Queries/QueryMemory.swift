import HeadlessUIKit

/// What a query and its copies share: the conditions, their plan once it is made, and the last result.
@MainActor
final class QueryMemory: ReflectedAsWhole {
    let predicate: ViewPredicate
    private var knownPlan: QueryPlan?
    private var cache = QueryCache<FoundViews>()
    // Most queries are made for one evaluation: whether there is a cached result is asked more often than there is one.
    @exclusivity(unchecked) private var hasCache = false

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

    /// The last result, if evaluating the query in `roots` would find the same now.
    func found(in roots: SearchRoots, at now: UInt64) -> FoundViews? {
        hasCache ? cache.found(in: roots, at: now) : nil
    }

    /// Keeps a result, if there is one to keep.
    func keep(
        _ found: FoundViews?, of roots: SearchRoots, at now: UInt64, invalidIn receiver: UInt64? = nil
    ) {
        hasCache = true
        cache.keep(found, of: roots, at: now, invalidIn: receiver)
    }

    /// Where it was recorded that a condition is invalid; `nil` if none is.
    var receiverOfInvalidity: UInt64? { hasCache ? cache.receiverOfInvalidity : nil }

    func forgetResult() {
        guard hasCache else { return }
        hasCache = false
        cache = QueryCache()
    }
}
