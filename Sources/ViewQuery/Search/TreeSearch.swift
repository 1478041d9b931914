import HeadlessUIKit

/// One evaluation of a plan over view hierarchies: by an index, along a known order, or by a walk.
///
/// All three find the same views in the same order; ``TreeCache`` decides which is used. The references to the views
/// found are unowned: they are valid while the trees do not change.
@MainActor
struct TreeSearch {
    /// The number of candidates from an index beyond which sorting costs more than a walk.
    private static let sortableCandidates = 32

    /// How many classes are remembered; searching more takes longer than comparing one.
    private static let rememberedClasses = 16

    private let plan: QueryPlan
    private var classes: [(ObjectIdentifier, isWanted: Bool)] = []
    private let search: ViewSearch
    private let questions: Questions
    private let limit: Int

    /// The views that match the predicate, in the order of the view hierarchy.
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

    /// What is needed to check a view; one object, so that it is passed on without reference counting.
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

    /// Searches `root` and all inside it, without recursion.
    mutating func visit(_ root: UIView, includingRoot: Bool) {
        guard !isOver else { return }
        // A view's place also depends on its ancestors.
        if plan.needs.contains(.place) { for view in root.lineage { noteClass(of: .passUnretained(view)) } }
        if visitIndexed(root, includingRoot: includingRoot) { return }
        let isTop = root.superview == nil
        let lookedAt: Int
        if plan.needs.contains(.place) || !plan.inherited.isEmpty {
            lookedAt = visitPlaces(root, includingRoot: includingRoot)
        } else if isTop, let order = TreeCache.ofTree(at: root).order(of: root) {
            lookedAt = visit(order.rows, order, includingRoot: includingRoot)
        } else {
            lookedAt = visitViews(root, includingRoot: includingRoot)
        }
        if isTop, plan.name != nil { TreeCache.ofTree(at: root).noteWalk(past: lookedAt, in: root) }
    }

    // MARK: By an index

    /// Checks the candidates that the tree's index has for the wanted name; returns `false` without an index.
    private mutating func visitIndexed(_ root: UIView, includingRoot: Bool) -> Bool {
        guard let name = plan.name else { return false }
        let top = root.root
        guard let index = (top.treeObserver as? TreeCache)?.index else { return false }
        var candidates = index.candidates(for: name)
        if !index.isInOrder, candidates.count > 1 {
            guard let sorted = sorted(candidates, inTreeOf: top) else { return false }
            candidates = sorted
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

    /// The views in the order of their tree; `nil` if a walk takes less time than sorting them.
    private func sorted(_ candidates: [ViewReference], inTreeOf top: UIView) -> [ViewReference]? {
        if candidates.count <= Self.sortableCandidates { return TreePath.sorted(candidates) }
        guard let order = TreeCache.ofTree(at: top).order(of: top) else { return nil }
        let rows = order.rows
        return rows.positions(of: candidates).map { rows.views[$0] }
    }

    // MARK: Along a known order

    // Conditions may change the tree and search it again, so the columns are those of now, whatever becomes of the order.

    /// Returns how many views were checked.
    private mutating func visit(_ rows: OrderRows, _ order: TreeOrder, includingRoot: Bool) -> Int {
        if !order.isAnnounced { allAnnounce = false }
        let first = includingRoot ? 0 : 1
        if let viewClass = plan.viewClass {
            return first + visit(rows, from: first, where: order.verdicts(of: viewClass))
        }
        if plan.conditions.isEmpty, limit == .max, found.isEmpty {
            found = first == 0 ? rows.views : Array(rows.views[first...])
            return rows.count
        }
        for position in first..<rows.count {
            look(at: rows.views[position])
            if isOver { return position + 1 }
        }
        return rows.count
    }

    /// Checks the classes first, which are adjacent in memory.
    private mutating func visit(
        _ rows: OrderRows, from first: Int, where isWanted: ContiguousArray<Bool>
    ) -> Int {
        let asksMore = plan.conditions.count > 1
        return rows.classNumbers.withUnsafeBufferPointer { numbers in
            isWanted.withUnsafeBufferPointer { isWanted in
                for position in first..<numbers.count where isWanted[Int(numbers[position])] {
                    if asksMore {
                        look(at: rows.views[position])
                    } else {
                        found.append(rows.views[position])
                    }
                    if isOver { return position + 1 - first }
                }
                return numbers.count - first
            }
        }
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

    private mutating func look(at view: ViewReference) {
        if plan.viewClass != nil, !isOfWantedClass(view) { return }
        if plan.conditions.isEmpty || Self.meets(view, questions) { found.append(view) }
    }
}

/// Paths of views in a tree: the indices that lead to them from the root.
@MainActor
enum TreePath {
    /// The views of one tree, sorted in its order.
    ///
    /// - Complexity: O(*m*) in the views, times their depth and the number of siblings of their ancestors.
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
