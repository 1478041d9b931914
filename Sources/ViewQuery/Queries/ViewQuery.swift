import FailureReporting
import Foundation
import HeadlessUIKit

/// A description of views to find: evaluated when its result is asked for, and again when the tree changed.
///
/// ```swift
/// let rows = allViews(withIdentifier("row"), onScreen(true)).sortedBy(smallestOrigin())
/// rows.count       // looks at the tree
/// list.reload()
/// rows.count       // looks again
/// ```
///
/// As a collection it is as long as the views that it finds at the moment. Code that reads many elements by
/// index does well to take ``views`` once; iterating does so by itself.
@MainActor
public struct ViewQuery {
    /// Which part of the result counts.
    enum Selection {
        case all
        case first
        /// The one that there is; none and several are failures of a line.
        case only(CallSite)
    }

    private(set) var scope: QueryScope
    let conditions: PlannedPredicate
    private(set) var selection: Selection
    private(set) var order: [ViewSortDescriptor] = []
    /// The positions that count, of those that would be found.
    var range: Range<Int>?
    private var cache = QueryCache<ViewReference>()

    init(scope: QueryScope, predicate: ViewPredicate, selection: Selection) {
        self.scope = scope
        conditions = PlannedPredicate(predicate)
        self.selection = selection
    }

    var predicate: ViewPredicate { conditions.predicate }

    /// The same query, changed; it finds something else, so it remembers nothing.
    func with(_ change: (inout ViewQuery) -> Void) -> ViewQuery {
        var query = self
        query.cache = QueryCache<ViewReference>()
        change(&query)
        return query
    }

    // MARK: Refining

    /// The same query within `view`: that one and all inside it, or only what is inside it for subviews.
    ///
    /// It takes the place of where the query looked before. A window is a view, too.
    public func inside(_ view: UIView) -> ViewQuery {
        insideOneOf([view])
    }

    /// The same query within a controller's view, which is loaded if it is not yet.
    public func inside(_ controller: UIViewController) -> ViewQuery {
        insideOneOf(controller.view.map { [$0] } ?? [])
    }

    /// The same query within each of the views that another one finds when this one is evaluated.
    public func inside(_ query: ViewQuery) -> ViewQuery {
        with { $0.scope = scope.inside(query) }
    }

    /// The same query within several views, one after another.
    ///
    /// What is in two of them, since one is in the other, is found once.
    public func insideOneOf(_ views: [UIView]) -> ViewQuery {
        with { $0.scope = scope.inside(views) }
    }

    /// The same query in all windows that are shown, the one in front first.
    public func inAllWindows() -> ViewQuery {
        with { $0.scope = scope.inAllWindows }
    }

    /// The same query with its result in an order: by the first descriptor, ties by the next, and so on.
    ///
    /// Views that all leave equal keep the order of the tree. The first of a ``theFirstView(_:)`` is then the
    /// first in this order.
    public func sortedBy(_ descriptors: ViewSortDescriptor...) -> ViewQuery {
        sortedBy(descriptors)
    }

    /// The same query with its result in an order: by the first descriptor, ties by the next, and so on.
    public func sortedBy(_ descriptors: [ViewSortDescriptor]) -> ViewQuery {
        with { $0.order = descriptors }
    }

    // MARK: Result

    /// The views found now.
    ///
    /// Without an order they are in that of the tree: parents before children, siblings from back to front.
    /// For a ``theOnlyView(_:fileID:filePath:line:column:)``, none and several are failures, and the result is
    /// empty.
    ///
    /// - Complexity: O(*n*) in the views looked at; O(1) where nothing has changed since the last time and the
    ///   query asks for nothing that could change unseen. A query for a whole identifier, label or text that is
    ///   asked often looks it up in an index, whatever the size of the tree.
    public var views: [UIView] {
        ViewTree.whileLooking { found().map { $0.takeUnretainedValue() } }
    }

    /// Calls `body` with each view found now, without making an array of them first.
    public func forEach(_ body: (UIView) throws -> Void) rethrows {
        ViewTree.beginLooking()
        defer { ViewTree.endLooking() }
        for view in found() { try view._withUnsafeGuaranteedRef(body) }
    }

    /// The views found now; to be called, and its result used, while views are kept alive.
    func found() -> [ViewReference] {
        let found = matches()
        if case .only(let site) = selection, found.count != 1 {
            let views = found.map { $0.takeUnretainedValue() }
            Self.quietly { QueryFailure(notTheOnlyOne: self, views: views, for: nil) }
                .record(at: CallSite.current ?? site)
            return []
        }
        return found
    }

    /// The views found for somebody who is to act on them; that there are none, or not one alone where one alone
    /// is wanted, is a failure.
    ///
    /// - Parameter purpose: what is to be done with the views, such as `tapOn`.
    package func viewsToActOn(for purpose: String) -> [UIView] {
        let views = ViewTree.whileLooking { matches().map { $0.takeUnretainedValue() } }
        if case .only = selection, views.count != 1 {
            Self.quietly { QueryFailure(notTheOnlyOne: self, views: views, for: purpose) }.record()
            return []
        }
        if views.isEmpty { Self.quietly { QueryFailure(nothingFoundBy: self, for: purpose) }.record() }
        return views
    }

    /// Whether the views are in the order of the tree, with no positions chosen.
    package var isInOrderOfTree: Bool { order.isEmpty && range == nil }

    /// The views that an action may take in place of the first, if that is covered; `nil` for a query that means the
    /// very views that it finds, since it is for all, sorted, or for positions.
    package var substitutesForTheFirst: (@MainActor () -> [UIView])? {
        guard case .first = selection, isInOrderOfTree else { return nil }
        return { with { $0.selection = .all }.views }
    }

    /// Makes a failure. That looks at the views again; what makes no sense about it was said the first time.
    private static func quietly(_ make: () -> QueryFailure) -> QueryFailure {
        var failure: QueryFailure?
        _ = FailureCollector.failures { failure = make() }
        return failure ?? make()
    }

    /// What the conditions hold for; to be called, and its result used, while views are kept alive.
    private func matches() -> [ViewReference] {
        let roots = scope.roots
        if let known = cache.found(in: roots) { return known }
        let nesting = QueryNesting.evaluations
        guard nesting.enter({ QueryNesting.failure(of: self) }) else { return [] }
        defer { nesting.leave() }
        let plan = conditions.plan
        let (found, isAnnounced) = evaluate(plan, in: roots)
        cache.keep(isAnnounced ? found : nil, of: roots)
        return found
    }

    private func evaluate(_ plan: QueryPlan, in roots: [UIView])
        -> (views: [ViewReference], isAnnounced: Bool)
    {
        let search = ViewSearch(in: roots)
        for condition in plan.doubtful { condition.check(in: search) }
        var walk = TreeSearch(plan, in: search, limit: order.isEmpty ? limit : nil)
        for root in roots { walk.visit(root, includingRoot: scope.includesRoots) }
        var found = walk.found
        if !order.isEmpty { found = sorted(found) }
        if let limit, found.count > limit { found.removeSubrange(limit...) }
        if let range { found.removeSubrange(..<Swift.min(range.lowerBound, found.count)) }
        return (found, walk.isAnnounced && order.isEmpty)
    }

    /// How many views the query would find if it were not for some positions alone.
    var countInAllPositions: Int {
        let whole = ViewQuery(scope: scope, predicate: predicate, selection: .all).count
        if case .first = selection { return Swift.min(1, whole) }
        return whole
    }

    /// How many views to find at most.
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

extension ViewQuery: @MainActor CustomStringConvertible {
    /// The query as the code that makes it.
    public var description: String {
        let name =
            switch (selection, scope.includesRoots) {
            case (.all, true): "allViews"
            case (.all, false): "allSubviews"
            case (.first, true): "theFirstView"
            case (.first, false): "theFirstSubview"
            case (.only, true): "theOnlyView"
            case (.only, false): "theOnlySubview"
            }
        let conditions =
            switch predicate.form {
            case .all(let parts): parts.map(\.description).joined(separator: ", ")
            default: predicate.description
            }
        let sorting = order.map(\.description).joined(separator: ", ")
        return "\(name)(\(conditions))\(scope)" + (order.isEmpty ? "" : ".sortedBy(\(sorting))")
            + (range.map { "[\($0)]" } ?? "")
    }
}

/// A predicate with the plan to evaluate it, which is made once.
@MainActor
final class PlannedPredicate {
    let predicate: ViewPredicate
    private(set) lazy var plan = QueryPlan(predicate)

    init(_ predicate: ViewPredicate) {
        self.predicate = predicate
    }
}

extension ViewQuery: CustomReflectable {
    /// Nothing: the description says what there is to say.
    public nonisolated var customMirror: Mirror {
        Mirror(whole: self)
    }
}
