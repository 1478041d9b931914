import HeadlessUIKit

/// One evaluation of a predicate over trees of views.
@MainActor
struct QueryWalk {
    private let plan: [ViewPredicate]
    private let inherited: [ViewPredicate]
    private let needsGeometry: Bool
    private let limit: Int?

    /// The views for which the predicate holds, in the order of the tree.
    private(set) var found: [UIView] = []
    /// Whether the result can change only together with ``ViewTree/generation``.
    private(set) var isAnnounced: Bool

    init(_ predicate: ViewPredicate, limit: Int? = nil) {
        plan = predicate.plan
        inherited = plan.filter(\.isInherited)
        needsGeometry = predicate.needsGeometry
        isAnnounced = !predicate.hasCustomPart
        self.limit = limit
    }

    private var isOver: Bool { limit.map { found.count >= $0 } ?? false }

    /// Looks at `root` and all inside it, without recursion.
    mutating func visit(_ root: UIView, includingRoot: Bool) {
        guard !isOver else { return }
        if needsGeometry {
            visitPlaces(root, includingRoot: includingRoot)
        } else {
            visitViews(root, includingRoot: includingRoot)
        }
    }

    /// Where only the views themselves are asked about, no place is worked out.
    private mutating func visitViews(_ root: UIView, includingRoot: Bool) {
        var pending: [UIView] = [root]
        while let view = pending.popLast() {
            if includingRoot || view !== root {
                look(at: view, in: nil)
                if isOver { return }
            }
            let subviews = view.subviews
            for index in subviews.indices.reversed() { pending.append(subviews[index]) }
        }
    }

    private mutating func visitPlaces(_ root: UIView, includingRoot: Bool) {
        // What the views above are like decides too.
        for view in root.lineage { noteClass(of: view) }
        var pending = [ViewPlace(root)]
        while let place = pending.popLast() {
            if includingRoot || place.view !== root {
                look(at: place.view, in: place)
                if isOver { return }
            }
            // What fails for a view and all inside it spares looking inside.
            guard inherited.allHold(for: place.view, at: place) else { continue }
            let subviews = place.view.subviews
            for index in subviews.indices.reversed() { pending.append(place.inside(subviews[index])) }
        }
    }

    /// A class that is not the framework's may have properties that change unannounced.
    private mutating func noteClass(of view: UIView) {
        if !view.flags.contains(.isFrameworkClass) { isAnnounced = false }
    }

    private mutating func look(at view: UIView, in place: ViewPlace?) {
        noteClass(of: view)
        if plan.allHold(for: view, at: place) { found.append(view) }
    }
}
