import FailureReporting
import HeadlessUIKit

extension ViewQuery {
    /// The views that meet the conditions; call it, and use its result, only while views are kept alive.
    func matches() -> FoundViews {
        let roots = scope.laidOutRoots()
        if let known = memory.found(in: roots, at: ViewTree.generation) { return known }
        if let found = lookUp(in: roots) {
            memory.keepLookUp(found, of: roots, at: ViewTree.generation)
            return found
        }
        let nesting = QueryNesting.evaluations
        guard nesting.enter({ QueryNesting.failure(of: self) }) else { return FoundViews([]) }
        defer { nesting.leave() }
        let (views, isAnnounced, isInvalid) = evaluate(memory.plan, in: roots.array)
        let found = FoundViews(views)
        let receiver = isInvalid ? FailureCollector.receiver : nil
        memory.keep(isAnnounced ? found : nil, of: roots, at: ViewTree.generation, invalidIn: receiver)
        return found
    }

    /// What is found without a plan or a search: a name by the index, or the first of a class by the order of the tree; `nil`
    /// if these are needed.
    private func lookUp(in roots: SearchRoots) -> FoundViews? {
        guard case .one(let root) = roots, order.isEmpty, range == nil,
            let cache = TreeCache.existing(inTreeOf: root)
        else { return nil }
        if let index = cache.index, let lookUp = NameLookUp(predicate) {
            return lookUp.found(by: index, in: root, includingRoot: scope.includesRoots)
        }
        guard case .first = selection, case .one(let condition) = predicate.form,
            let viewClass = condition.viewClass, viewClass.needs.isEmpty, !root.hasSuperviewLink,
            let order = cache.knownOrder(), order.isAnnounced
        else { return nil }
        return FoundViews(order.first(of: viewClass, includingRoot: scope.includesRoots))
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
