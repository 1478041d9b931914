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
    }

    let scope: QueryScope
    let predicate: ViewPredicate
    let selection: Selection
    private(set) var order: [ViewSortDescriptor] = []
    private let cache = QueryCache()

    init(scope: QueryScope, predicate: ViewPredicate, selection: Selection) {
        self.scope = scope
        self.predicate = predicate
        self.selection = selection
    }

    /// The same query within `view`: that one and all inside it, or only what is inside it for subviews.
    public func inside(_ view: UIView) -> ViewQuery {
        var query = ViewQuery(scope: scope.inside(view), predicate: predicate, selection: selection)
        query.order = order
        return query
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
        var query = ViewQuery(scope: scope, predicate: predicate, selection: selection)
        query.order = descriptors
        return query
    }

    /// The views found now.
    ///
    /// Without an order they are in that of the tree: parents before children, siblings from back to front.
    ///
    /// - Complexity: O(*n*) in the views looked at; O(1) where nothing has changed since the last time and the
    ///   query asks for nothing that could change unseen.
    public var views: [UIView] {
        let roots = scope.roots
        if let known = cache.views(of: roots) { return known }
        let (found, isAnnounced) = evaluate(in: roots)
        cache.keep(isAnnounced ? found : nil, of: roots)
        return found
    }

    private func evaluate(in roots: [UIView]) -> (views: [UIView], isAnnounced: Bool) {
        var walk = QueryWalk(predicate, limit: selection == .first && order.isEmpty ? 1 : nil)
        for root in roots { walk.visit(root, includingRoot: scope.includesRoots) }
        var found = walk.found
        if !order.isEmpty { found = sorted(found) }
        if selection == .first { found = Array(found.prefix(1)) }
        return (found, walk.isAnnounced && order.isEmpty)
    }

    private func sorted(_ views: [UIView]) -> [UIView] {
        views.enumerated()
            .sorted { lhs, rhs in
                for descriptor in order {
                    if descriptor.precedes(lhs.element, rhs.element) { return true }
                    if descriptor.precedes(rhs.element, lhs.element) { return false }
                }
                return lhs.offset < rhs.offset
            }
            .map(\.element)
    }
}

extension ViewQuery: @MainActor RandomAccessCollection {
    /// The first index.
    public var startIndex: Int { 0 }

    /// The number of views found now.
    public var endIndex: Int { views.count }

    /// The view at `index`, as things are now.
    ///
    /// An index that is out of range is a failure, and the view an empty one: the test goes on to its end.
    public subscript(index: Int) -> UIView {
        let views = views
        if views.indices.contains(index) { return views[index] }
        QueryFailure(noViewAt: index, among: views.count, foundBy: self).record()
        return UIView()
    }

    /// Goes through the views found now, whatever becomes of the tree on the way.
    public func makeIterator() -> IndexingIterator<[UIView]> { views.makeIterator() }

    /// The first view found now, if any.
    public var first: UIView? { views.first }

    /// The last view found now, if any.
    public var last: UIView? { views.last }

    /// Whether no view is found now.
    public var isEmpty: Bool { views.isEmpty }

    /// What `transform` makes of each view found now.
    public func map<Value, Failure: Error>(_ transform: (UIView) throws(Failure) -> Value) throws(Failure)
        -> [Value]
    {
        try views.map(transform)
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
            }
        let conditions =
            switch predicate.form {
            case .all(let parts): parts.map(\.description).joined(separator: ", ")
            default: predicate.description
            }
        let sorting = order.map(\.description).joined(separator: ", ")
        return "\(name)(\(conditions))\(scope)" + (order.isEmpty ? "" : ".sortedBy(\(sorting))")
    }
}
