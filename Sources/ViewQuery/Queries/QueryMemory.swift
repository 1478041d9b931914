import HeadlessUIKit
import TimeLapse

/// What a query and its copies share: the conditions, their plan once it is made, and the last result.
@MainActor
final class QueryMemory: ReflectedAsWhole {
    let predicate: ViewPredicate
    // Some are not checked for overlapping accesses, as none calls out: a query that finds what it found
    // before does little else.
    // Most queries are made for one evaluation, and many of these need no search.
    @exclusivity(unchecked) private var searches: Searches?
    @exclusivity(unchecked) private var hasLookedUp = false

    /// What searches need, and what the last one found.
    @MainActor
    private final class Searches {
        var plan: QueryPlan?
        var cache = QueryCache<FoundViews>()
        @exclusivity(unchecked) var hasCache = false
    }

    init(_ predicate: ViewPredicate) {
        self.predicate = predicate
    }

    /// The same conditions, with no result yet.
    init(_ other: QueryMemory) {
        predicate = other.predicate
        if let plan = other.searches?.plan { searchesForChange.plan = plan }
    }

    private var searchesForChange: Searches {
        if let searches { return searches }
        let searches = Searches()
        self.searches = searches
        return searches
    }

    var plan: QueryPlan {
        if let plan = searches?.plan { return plan }
        let plan = QueryPlan(predicate)
        searchesForChange.plan = plan
        return plan
    }

    func found(in roots: SearchRoots, at now: UInt64) -> FoundViews? {
        guard let searches, searches.hasCache else { return nil }
        return searches.cache.found(in: roots, at: now)
    }

    func keep(
        _ found: FoundViews?, of roots: SearchRoots, at now: UInt64, invalidIn receiver: UInt64? = nil
    ) {
        let searches = searchesForChange
        searches.hasCache = true
        searches.cache.keep(found, of: roots, at: now, invalidIn: receiver)
    }

    /// Keeps the result of a look-up without a search from the second time on: to keep it once costs as much as to look
    /// it up again.
    func keepLookUp(_ found: FoundViews, of roots: SearchRoots, at now: UInt64) {
        if hasLookedUp { keep(found, of: roots, at: now) }
        hasLookedUp = true
    }

    var receiverOfInvalidity: UInt64? {
        guard let searches, searches.hasCache else { return nil }
        return searches.cache.receiverOfInvalidity
    }

    func forgetResult() {
        guard let searches, searches.hasCache else { return }
        searches.hasCache = false
        searches.cache = QueryCache()
    }
}
