import FailureReporting
import HeadlessUIKit

extension ViewQuery {
    /// The views that meet the conditions; call it, and use its result, only while views are kept alive.
    func matches() -> [ViewReference] {
        let roots = scope.roots
        if let known = memory.cache.found(in: roots, at: ViewTree.generation) { return known }
        let nesting = QueryNesting.evaluations
        guard nesting.enter({ QueryNesting.failure(of: self) }) else { return [] }
        defer { nesting.leave() }
        if let found = lookUp(in: roots) {
            memory.cache.keep(found, of: roots, at: ViewTree.generation)
            return found
        }
        let (found, isAnnounced, isInvalid) = evaluate(memory.plan, in: roots)
        let receiver = isInvalid ? FailureCollector.receiver : nil
        memory.cache.keep(
            isAnnounced ? found : nil, of: roots, at: ViewTree.generation, invalidIn: receiver)
        return found
    }

    /// What an index finds without a plan or a search; `nil` if these are needed.
    private func lookUp(in roots: [UIView]) -> [ViewReference]? {
        guard roots.count == 1, order.isEmpty, range == nil,
            let index = TreeCache.existing(inTreeOf: roots[0])?.index,
            let lookUp = NameLookUp(predicate)
        else { return nil }
        return lookUp.found(by: index, in: roots[0], includingRoot: scope.includesRoots)
    }

    private func evaluate(_ plan: QueryPlan, in roots: [UIView])
        -> (views: [ViewReference], isAnnounced: Bool, isInvalid: Bool)
    {
        let search = ViewSearch(in: roots)
        for condition in plan.doubtful { condition.check(in: search) }
        var walk = TreeSearch(plan, in: search, limit: order.isEmpty ? limit : nil)
        walk.visit(roots, includingRoots: scope.includesRoots)
        var found = walk.found
        if !order.isEmpty { found = sorted(found) }
        if let limit, found.count > limit { found.removeSubrange(limit...) }
        if let range { found.removeSubrange(..<Swift.min(range.lowerBound, found.count)) }
        return (found, walk.isAnnounced && order.isEmpty, search.isInvalid)
    }

    /// The limit of views to find.
    private var limit: Int? {
        if case .first = selection { return Swift.min(1, range?.upperBound ?? 1) }
        return range?.upperBound
    }

    private func sorted(_ found: [ViewReference]) -> [ViewReference] {
        let views = found.map { $0.takeUnretainedValue() }
        let comparisons = order.map { $0.comparing(views) }
        return views.indices
            .sorted { lhs, rhs in
                for precedes in comparisons {
                    if precedes(lhs, rhs) { return true }
                    if precedes(rhs, lhs) { return false }
                }
                return lhs < rhs
            }
            .map { found[$0] }
    }
}
