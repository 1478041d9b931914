import FailureReporting
import HeadlessUIKit
import TimeLapse

/// A description of views to find: evaluated when its result is read, and again after the view hierarchy has changed.
///
/// ```swift
/// let rows = allViews(withIdentifier("row"), onScreen(true)).sortedBy(smallestOrigin())
/// rows.count       // searches the view hierarchy
/// list.reload()
/// rows.count       // searches again
/// ```
///
/// As a collection it contains the views found at the moment. Code that reads many elements by index should read
/// ``views`` once; iterating does so by itself.
@MainActor
public struct ViewQuery {
    /// Which part of the result counts.
    enum Selection {
        case all
        case first
        /// The only one; none and several are failures of a line.
        indirect case only(CallSite)
    }

    private(set) var scope: QueryScope
    var selection: Selection
    private(set) var order: [ViewSortDescriptor] = []
    /// The chosen positions in the result.
    var range: Range<Int>?
    private(set) var memory: QueryMemory

    init(scope: QueryScope, predicate: ViewPredicate, selection: Selection) {
        self.scope = scope
        memory = QueryMemory(predicate)
        self.selection = selection
    }

    var predicate: ViewPredicate { memory.predicate }

    /// How many levels of conditions and queries there are in it, one in the other.
    var depth: Int { Swift.max(scope.depth, predicate.depth) }

    /// A changed copy of the query, without the cached result.
    func with(_ change: (inout ViewQuery) -> Void) -> ViewQuery {
        var query = self
        query.forgetResult()
        change(&query)
        return query
    }

    /// Ends the sharing of the result with copies; a query that is made and refined in one expression has none.
    private mutating func forgetResult() {
        if isKnownUniquelyReferenced(&memory) {
            memory.forgetResult()
        } else {
            memory = QueryMemory(memory)
        }
    }

    // MARK: Refining

    /// The same query within `view`: the view and all inside it, or only the views inside it for `allSubviews` and its like.
    ///
    /// It replaces the query's previous scope. A window is a view, too.
    public consuming func inside(_ view: UIView) -> ViewQuery {
        scope.place = .view(view)
        forgetResult()
        return self
    }

    /// The same query within a controller's view, which is loaded if needed.
    public func inside(_ controller: UIViewController) -> ViewQuery {
        insideOneOf(controller.view.map { [$0] } ?? [])
    }

    /// The same query within each of the views that another one finds when this one is evaluated.
    public func inside(_ query: ViewQuery) -> ViewQuery {
        with { $0.scope.look(inside: query) }
    }

    /// The same query within the views that a source stands for when this one is evaluated.
    package func inside(_ source: ViewSource) -> ViewQuery {
        with { $0.scope.place = .source(source) }
    }

    /// The same query within several views, one after another.
    ///
    /// Views inside two of them, because one is inside the other, are found once.
    public func insideOneOf(_ views: [UIView]) -> ViewQuery {
        with { $0.scope.place = views.count == 1 ? .view(views[0]) : .views(views) }
    }

    /// The same query in all shown windows, the frontmost first.
    public func inAllWindows() -> ViewQuery {
        with { $0.scope.place = .allWindows }
    }

    /// The same query with its result in an order: by the first descriptor, ties by the next, and so on.
    ///
    /// Views that are equal in all of them keep the order of the view hierarchy. ``theFirstView(_:)`` then finds the first
    /// in this order.
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
    /// Unsorted, they are in the order of the view hierarchy: parents before children, siblings from back to front. For
    /// ``theOnlyView(_:fileID:filePath:line:column:)``, none and several are failures, and the result is empty.
    ///
    /// - Complexity: O(*n*) in the views searched; O(1) if nothing has changed since the last time, and no condition
    ///   reads anything that can change unannounced. A query for a whole identifier, label or text that is evaluated
    ///   often uses an index, whose cost does not grow with the view hierarchy.
    public var views: [UIView] {
        ViewTree.whileLooking { found().views }
    }

    /// Calls `body` with each view found now, without making an array of them first.
    public func forEach(_ body: (UIView) throws -> Void) rethrows {
        ViewTree.beginLooking()
        defer { ViewTree.endLooking() }
        for view in found().array { try view._withUnsafeGuaranteedRef(body) }
    }

    /// The views found now; call it, and use its result, only while views are kept alive.
    func found() -> FoundViews {
        let found = matches()
        if case .only(let site) = selection, found.count != 1 {
            FailureCollector.quietly { failure(ofOnly: found.views, for: nil) }
                .record(at: CallSite.current ?? site)
            return FoundViews([])
        }
        return found
    }

    /// The views found for an action; none, or not exactly one for `theOnlyView`, is a failure.
    ///
    /// - Parameter purpose: the action, such as `tapOn`.
    package func viewsToActOn(for purpose: String) -> [UIView] {
        let views = ViewTree.whileLooking { matches().views }
        if views.isEmpty, followsFromMistake() { return [] }
        if case .only = selection, views.count != 1 {
            FailureCollector.quietly { failure(ofOnly: views, for: purpose) }.record()
            return []
        }
        if views.isEmpty {
            FailureCollector.quietly { QueryFailure(nothingFoundBy: self, for: purpose) }.record()
        }
        return views
    }

    /// The views found for an assertion: none if exactly one is required, and there are several.
    var viewsIfSelected: [UIView] {
        let views = ViewTree.whileLooking { matches().views }
        if case .only = selection, views.count != 1 { return [] }
        return views
    }

    /// Why ``viewsIfSelected`` has none.
    func failureOfSelection(for purpose: String?) -> any Failure {
        if case .only = selection {
            return failure(ofOnly: with { $0.selection = .all }.views, for: purpose)
        }
        return QueryFailure(nothingFoundBy: self, for: purpose)
    }

    private func failure(ofOnly views: [UIView], for purpose: String?) -> QueryFailure {
        views.isEmpty
            ? QueryFailure(nothingFoundBy: self, for: purpose)
            : QueryFailure(several: views, foundBy: self, for: purpose)
    }

    /// Whether nothing was found just now because of a mistake that has been recorded: an invalid condition, or a scope
    /// that does not exist.
    ///
    /// In the process's world an invalid format may have been recorded in an earlier test.
    func followsFromMistake() -> Bool {
        if scope.isAbsent || scope.query?.followsFromMistake() == true { return true }
        guard let receiver = memory.receiverOfInvalidity, World.current !== World.processWide else {
            return false
        }
        guard receiver != FailureCollector.receiver else { return true }
        // It was recorded elsewhere, where it is not a failure of the test.
        memory.forgetResult()
        _ = matches()
        return memory.receiverOfInvalidity == FailureCollector.receiver
    }

    /// Whether the views are in the order of the view hierarchy, with no positions chosen.
    package var isInOrderOfTree: Bool { order.isEmpty && range == nil }

    /// The views that an action may take instead of the first, if that is covered.
    ///
    /// It is `nil` for a query that stands for exactly the views that it finds, because it is for all views, sorted, or for
    /// positions.
    package var substitutesForTheFirst: (@MainActor () -> [UIView])? {
        guard case .first = selection, isInOrderOfTree else { return nil }
        return { with { $0.selection = .all }.views }
    }

    /// How many views the query would find without its range of positions.
    var countInAllPositions: Int {
        let whole = ViewQuery(scope: scope, predicate: predicate, selection: .all).count
        if case .first = selection { return Swift.min(1, whole) }
        return whole
    }
}

extension ViewQuery: @MainActor CustomStringConvertible {
    /// The query as source code.
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

extension ViewQuery: CustomReflectable {
    /// Empty, because the description says everything.
    public nonisolated var customMirror: Mirror {
        Mirror(whole: self)
    }
}
