import HeadlessUIKit

/// One evaluation of a plan over trees of views: by an index, along a known order, or by a walk.
///
/// All three find the same views in the same order; see ``TreeCache`` for which is taken. The views found are not
/// counted: they live as long as the trees are not changed.
@MainActor
struct TreeSearch {
    /// Beyond this many views that an index names, putting them in order costs more than a walk.
    private static let sortableCandidates = 32

    private let plan: QueryPlan
    private let search: ViewSearch
    private let limit: Int

    /// The views for which the predicate holds, in the order of the tree.
    private(set) var found: [Unmanaged<UIView>] = []
    /// Whether the result can change only together with ``ViewTree/generation``.
    private(set) var isAnnounced: Bool

    init(_ plan: QueryPlan, in search: ViewSearch, limit: Int? = nil) {
        self.plan = plan
        self.search = search
        self.limit = limit ?? .max
        isAnnounced = plan.needs.isDisjoint(with: [.foreignCode, .unannounced])
    }

    private var isOver: Bool { found.count >= limit }

    /// Looks at `root` and all inside it, without recursion.
    mutating func visit(_ root: UIView, includingRoot: Bool) {
        guard !isOver else { return }
        // What the views above are like decides about where a view is, too.
        if plan.needs.contains(.place) { for view in root.lineage { noteClass(of: view) } }
        if visitIndexed(root, includingRoot: includingRoot) { return }
        if !plan.needs.contains(.place), root.superview == nil,
            visitOrdered(root, includingRoot: includingRoot)
        {
            return
        }
        let lookedAt =
            plan.needs.contains(.place) || !plan.inherited.isEmpty
            ? visitPlaces(root, includingRoot: includingRoot) : visitViews(root, includingRoot: includingRoot)
        if plan.name != nil, !isOver, root.superview == nil {
            TreeCache.ofTree(at: root).noteWalk(past: lookedAt, of: lookedAt, in: root)
        }
    }

    // MARK: By an index

    /// Asks an index of the tree for what has the name that is wanted, and looks at that; `false` without one.
    private mutating func visitIndexed(_ root: UIView, includingRoot: Bool) -> Bool {
        guard let name = plan.name else { return false }
        let top = root.root
        guard let index = (top.treeObserver as? TreeCache)?.index else { return false }
        var candidates = index.candidates(for: name)
        if !index.isInOrder, candidates.count > 1 {
            guard candidates.count <= Self.sortableCandidates else { return false }
            candidates = TreePath.sorted(candidates)
        }
        if !index.isAnnounced { isAnnounced = false }
        for candidate in candidates {
            let isInside = candidate._withUnsafeGuaranteedRef { view in
                view === root ? includingRoot : (root === top || view.isDescendant(of: root))
            }
            if isInside { look(at: candidate) }
            if isOver { break }
        }
        return true
    }

    // MARK: Along a known order

    private mutating func visitOrdered(_ root: UIView, includingRoot: Bool) -> Bool {
        guard let order = TreeCache.ofTree(at: root).order(of: root) else { return false }
        if !order.isAnnounced { isAnnounced = false }
        if let viewClass = plan.viewClass {
            lookAlong(order.views(of: viewClass, includingRoot: includingRoot)[...])
        } else {
            lookAlong(Array(order.views)[(includingRoot ? 0 : 1)...])
        }
        return true
    }

    private mutating func lookAlong(_ views: ArraySlice<Unmanaged<UIView>>) {
        if plan.isMetByAllOfClass, limit == .max {
            found = found.isEmpty ? Array(views) : found + views
            return
        }
        for view in views {
            look(at: view)
            if isOver { return }
        }
    }

    // MARK: By a walk

    /// Where only the views themselves are asked about, no place is worked out; returns how many were looked at.
    private mutating func visitViews(_ root: UIView, includingRoot: Bool) -> Int {
        var walk = ViewWalk(root)
        var count = 0
        while let view = walk.next() {
            count += 1
            if count == 1, !includingRoot { continue }
            view._withUnsafeGuaranteedRef { noteClass(of: $0) }
            look(at: view)
            if isOver { break }
        }
        return count
    }

    private mutating func visitPlaces(_ root: UIView, includingRoot: Bool) -> Int {
        var walk = PlaceWalk(root)
        var count = 0
        defer { search.leave() }
        while let (place, depth) = walk.next() {
            count += 1
            search.arrive(at: place)
            noteClass(of: place.view)
            if depth > 0 || includingRoot {
                look(at: Unmanaged.passUnretained(place.view))
                if isOver { break }
            }
            // What fails for a view and all inside it spares looking inside.
            if !plan.inherited.allHold(for: place.view, in: search) { walk.skipInside() }
        }
        return count
    }

    /// A class that is not the framework's may have properties that change unannounced.
    private mutating func noteClass(of view: UIView) {
        if !view.flags.contains(.isFrameworkClass) { isAnnounced = false }
    }

    private mutating func look(at view: Unmanaged<UIView>) {
        let isWanted = view._withUnsafeGuaranteedRef { plan.conditions.allHold(for: $0, in: search) }
        if isWanted { found.append(view) }
    }
}

extension QueryPlan {
    /// Whether nothing is asked of a view but its class, if that.
    fileprivate var isMetByAllOfClass: Bool { conditions.count == (viewClass == nil ? 0 : 1) }
}

/// Where views stand in a tree, as the numbers that lead to them from the top.
@MainActor
enum TreePath {
    /// The views of one tree in its order.
    ///
    /// - Complexity: O(*m*) in the views, times their depth and the number of siblings on the way.
    static func sorted(_ views: [Unmanaged<UIView>]) -> [Unmanaged<UIView>] {
        views.map { (path: path(to: $0.takeUnretainedValue()), view: $0) }
            .sorted { $0.path.lexicographicallyPrecedes($1.path) }
            .map(\.view)
    }

    private static func path(to view: UIView) -> [Int] {
        var path: [Int] = []
        var step = view
        while let superview = step.superview {
            path.append(superview.subviews.firstIndex { $0 === step } ?? 0)
            step = superview
        }
        return path.reversed()
    }
}
