import HeadlessUIKit

/// One evaluation of a plan over view hierarchies: by an index, along a known order, or by a walk.
///
/// All three find the same views in the same order; ``TreeCache`` decides which is used. The references to the views
/// found are unowned: they are valid while the trees do not change.
@MainActor
struct TreeSearch {
    /// How many roots are searched along the order of their tree, if that is known.
    private static let manyRoots = 32

    /// How many classes are remembered; searching more takes longer than comparing one.
    private static let rememberedClasses = 16

    let plan: QueryPlan
    private var classes: [(ObjectIdentifier, isWanted: Bool)] = []
    private let search: ViewSearch
    lazy var questions = Questions(plan, search)
    let limit: Int

    /// The views that match the predicate, in the order of the view hierarchy.
    var found: [ViewReference] = []
    /// Whether the result can change only together with ``ViewTree/generation``.
    var isAnnounced: Bool { allAnnounce && search.isAnnounced }
    var allAnnounce: Bool

    init(_ plan: QueryPlan, in search: ViewSearch, limit: Int? = nil) {
        self.plan = plan
        self.search = search
        self.limit = limit ?? .max
        allAnnounce = plan.needs.isDisjoint(with: [.foreignCode, .unannounced])
    }

    /// What is needed to check a view; one object, so that it is passed on without reference counting.
    final class Questions {
        let plan: QueryPlan
        let search: ViewSearch
        /// The conditions that are not checked for all views at once.
        var others: [ViewPredicate] = []

        init(_ plan: QueryPlan, _ search: ViewSearch) {
            self.plan = plan
            self.search = search
        }
    }

    private static let meets = ViewQuestion { (view: UIView, questions: Questions) in
        questions.plan.conditions.allHold(for: view, in: questions.search)
    }

    private static let meetsInherited = ViewQuestion { (view: UIView, questions: Questions) in
        questions.plan.inherited.allHold(for: view, in: questions.search)
    }

    private static let meetsOthers = ViewQuestion { (view: UIView, questions: Questions) in
        questions.plan.others.allHold(for: view, in: questions.search)
    }

    static let meetsRest = ViewQuestion { (view: UIView, questions: Questions) in
        questions.others.allHold(for: view, in: questions.search)
    }

    var isOver: Bool { found.count >= limit }

    /// Searches the roots and all inside them, without recursion.
    mutating func visit(_ roots: [UIView], includingRoots: Bool) {
        if roots.count >= Self.manyRoots, visitTogether(roots, includingRoots: includingRoots) { return }
        for root in roots { visit(root, includingRoot: includingRoots) }
    }

    private mutating func visit(_ root: UIView, includingRoot: Bool) {
        guard !isOver else { return }
        // A view's place also depends on its ancestors.
        if plan.needs.contains(.place) { for view in root.lineage { noteClass(of: .passUnretained(view)) } }
        if visitIndexed(root, includingRoot: includingRoot) { return }
        let top = root.root
        let isTop = root === top
        // Only whole trees are worth a cache.
        let cache = isTop ? TreeCache.ofTree(at: top) : TreeCache.existing(inTreeOf: top)
        let lookedAt: Int
        if let cache, isTop || cache.isLarge(root), let scan = self.scan(of: top, cache),
            let row = scan.row(of: root)
        {
            lookedAt = visit(scan, row, includingRoot: includingRoot)
        } else if needsPlaces {
            lookedAt = visitPlaces(root, includingRoot: includingRoot)
        } else {
            lookedAt = visitViews(root, includingRoot: includingRoot)
        }
        if plan.wantsIndex, isTop { cache?.noteWalk(past: lookedAt, in: root) }
    }

    /// Whether a walk has to compute the places of the views, or may skip some.
    var needsPlaces: Bool { plan.needs.contains(.place) || plan.hasInherited }

    // MARK: By an index

    /// Checks the candidates that the tree's index has for the wanted name; returns `false` without an index.
    private mutating func visitIndexed(_ root: UIView, includingRoot: Bool) -> Bool {
        guard let name = plan.name else { return false }
        let top = root.root
        guard let index = TreeCache.existing(inTreeOf: top)?.index else { return false }
        var candidates = index.candidates(for: name)
        if !candidates.areInOrder, candidates.views.count > 1 {
            guard let sorted = sorted(candidates.views, inTreeOf: top) else { return false }
            candidates.views = sorted
        }
        if !index.isAnnounced { allAnnounce = false }
        for candidate in candidates.views {
            let view = candidate.takeUnretainedValue()
            let isInside = view === root ? includingRoot : (root === top || view.isDescendant(of: root))
            if isInside { look(at: candidate) }
            if isOver { break }
        }
        return true
    }

    // MARK: By a walk

    /// Walks without computing places, for conditions on the views themselves; returns how many were checked.
    private mutating func visitViews(_ root: UIView, includingRoot: Bool) -> Int {
        var walk = ViewWalk(root)
        var count = 0
        while let view = walk.next() {
            count += 1
            if count == 1, !includingRoot { continue }
            noteClass(of: view)
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
            noteClass(of: place.reference)
            // If a condition fails for a view and all inside it, its subviews are skipped.
            if plan.hasInherited, !Self.meetsInherited(place.reference, questions) {
                walk.skipInside()
                continue
            }
            guard depth > 0 || includingRoot else { continue }
            if Self.meetsOthers(place.reference, questions) { found.append(place.reference) }
            if isOver { break }
        }
        return count
    }

    /// Each class is compared once, as trees have few classes.
    private mutating func isOfWantedClass(_ view: ViewReference) -> Bool {
        let viewClass = view.viewClass
        let key = ObjectIdentifier(viewClass)
        for (known, isWanted) in classes where known == key { return isWanted }
        let isWanted = plan.viewClass?.holds(for: viewClass) ?? true
        if classes.count < Self.rememberedClasses { classes.append((key, isWanted)) }
        return isWanted
    }

    /// Notes whether the class announces changes; one that is not the framework's may not.
    private mutating func noteClass(of view: ViewReference) {
        if !view.announcesChanges { allAnnounce = false }
    }

    mutating func look(at view: ViewReference) {
        if plan.viewClass != nil, !isOfWantedClass(view) { return }
        if plan.conditions.isEmpty || Self.meets(view, questions) { found.append(view) }
    }
}
