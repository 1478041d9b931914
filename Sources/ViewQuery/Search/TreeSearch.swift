import HeadlessUIKit

/// One evaluation of a plan over trees of views: by an index, along a known order, or by a walk.
///
/// All three find the same views in the same order; see ``TreeCache`` for which is taken. The views found are not
/// counted: they live as long as the trees are not changed.
@MainActor
struct TreeSearch {
    /// Beyond this many views that an index names, putting them in order costs more than a walk.
    private static let sortableCandidates = 32

    /// How many classes are remembered; looking through more takes longer than to compare one.
    private static let rememberedClasses = 16

    private let plan: QueryPlan
    private var classes: [(ObjectIdentifier, isWanted: Bool)] = []
    private let search: ViewSearch
    private let questions: Questions
    private let limit: Int

    /// The views for which the predicate holds, in the order of the tree.
    private(set) var found: [ViewReference] = []
    /// Whether the result can change only together with ``ViewTree/generation``.
    var isAnnounced: Bool { allAnnounce && search.isAnnounced }
    private var allAnnounce: Bool

    init(_ plan: QueryPlan, in search: ViewSearch, limit: Int? = nil) {
        self.plan = plan
        self.search = search
        questions = Questions(plan, search)
        self.limit = limit ?? .max
        allAnnounce = plan.needs.isDisjoint(with: [.foreignCode, .unannounced])
    }

    /// What it takes to ask a view; one object, so that it is handed on without counting.
    private final class Questions {
        let plan: QueryPlan
        let search: ViewSearch

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

    private var isOver: Bool { found.count >= limit }

    /// Looks at `root` and all inside it, without recursion.
    mutating func visit(_ root: UIView, includingRoot: Bool) {
        guard !isOver else { return }
        // What the views above are like decides about where a view is, too.
        if plan.needs.contains(.place) { for view in root.lineage { noteClass(of: .passUnretained(view)) } }
        if visitIndexed(root, includingRoot: includingRoot) { return }
        let isTop = root.superview == nil
        let lookedAt: Int
        if plan.needs.contains(.place) || !plan.inherited.isEmpty {
            lookedAt = visitPlaces(root, includingRoot: includingRoot)
        } else if isTop, let order = TreeCache.ofTree(at: root).order(of: root) {
            lookedAt = visit(order, includingRoot: includingRoot)
        } else {
            lookedAt = visitViews(root, includingRoot: includingRoot)
        }
        if isTop, plan.name != nil { TreeCache.ofTree(at: root).noteWalk(past: lookedAt, in: root) }
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
        if !index.isAnnounced { allAnnounce = false }
        for candidate in candidates {
            let view = candidate.takeUnretainedValue()
            let isInside = view === root ? includingRoot : (root === top || view.isDescendant(of: root))
            if isInside { look(at: candidate) }
            if isOver { break }
        }
        return true
    }

    // MARK: Along a known order

    /// Returns how many views were looked at.
    private mutating func visit(_ order: TreeOrder, includingRoot: Bool) -> Int {
        if !order.isAnnounced { allAnnounce = false }
        let first = includingRoot ? 0 : 1
        if let viewClass = plan.viewClass {
            return first + visit(order, from: first, where: order.verdicts(of: viewClass))
        }
        if plan.conditions.isEmpty, limit == .max, found.isEmpty {
            found = first == 0 ? order.views : Array(order.views[first...])
            return order.views.count
        }
        for position in first..<order.views.count {
            look(at: order.views[position])
            if isOver { return position + 1 }
        }
        return order.views.count
    }

    /// Goes by the classes alone, which stand beside each other, as far as that will do.
    private mutating func visit(
        _ order: TreeOrder, from first: Int, where isWanted: ContiguousArray<Bool>
    ) -> Int {
        let asksMore = plan.conditions.count > 1
        let count = order.classNumbers.count
        return order.classNumbers.withUnsafeBufferPointer { numbers in
            isWanted.withUnsafeBufferPointer { isWanted in
                for position in first..<count where isWanted[Int(numbers[position])] {
                    if asksMore {
                        look(at: order.views[position])
                    } else {
                        found.append(order.views[position])
                    }
                    if isOver { return position + 1 - first }
                }
                return count - first
            }
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
            // What fails for a view and all inside it spares looking inside.
            if !plan.inherited.isEmpty, !Self.meetsInherited(place.reference, questions) {
                walk.skipInside()
                continue
            }
            guard depth > 0 || includingRoot else { continue }
            if Self.meetsOthers(place.reference, questions) { found.append(place.reference) }
            if isOver { break }
        }
        return count
    }

    /// Trees are made of few classes, so each is compared once.
    private mutating func isOfWantedClass(_ view: ViewReference) -> Bool {
        let viewClass = view.viewClass
        let key = ObjectIdentifier(viewClass)
        for (known, isWanted) in classes where known == key { return isWanted }
        let isWanted = plan.viewClass?.holds(for: viewClass) ?? true
        if classes.count < Self.rememberedClasses { classes.append((key, isWanted)) }
        return isWanted
    }

    /// A class that is not the framework's may have properties that change unannounced.
    private mutating func noteClass(of view: ViewReference) {
        if !view.announcesChanges { allAnnounce = false }
    }

    private mutating func look(at view: ViewReference) {
        if plan.viewClass != nil, !isOfWantedClass(view) { return }
        if plan.conditions.isEmpty || Self.meets(view, questions) { found.append(view) }
    }
}

/// Where views stand in a tree, as the numbers that lead to them from the top.
@MainActor
enum TreePath {
    /// The views of one tree in its order.
    ///
    /// - Complexity: O(*m*) in the views, times their depth and the number of siblings on the way.
    static func sorted(_ views: [ViewReference]) -> [ViewReference] {
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
