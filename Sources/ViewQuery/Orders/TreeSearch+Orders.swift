import HeadlessUIKit

// Conditions may change the tree and search it again, so the rows are those of now, whatever becomes of the order.
extension TreeSearch {
    /// The number of candidates from an index beyond which sorting costs more than a walk.
    private static let sortableCandidates = 32

    /// How many views a search for the first looks at before it checks conditions for all views at once.
    private static let viewsWithoutColumns = 8

    /// What is needed to search along the order of a tree.
    @MainActor
    struct OrderScan {
        let rows: OrderRows
        fileprivate let order: TreeOrder
        fileprivate let index: NameIndex?
        /// The conditions to check for all views at once, and the others; `nil` if all are checked view by view.
        fileprivate let parts: (columns: [ViewPredicate], others: [ViewPredicate])?
        /// The verdicts on the former, once they were needed.
        fileprivate var verdicts: ContiguousArray<Bool>?

        /// The row of a view, which is in the tree.
        func row(of view: UIView) -> Int? { rows.position(of: .passUnretained(view), near: 0) }
    }

    /// The views in the order of their tree; `nil` if a walk takes less time than sorting them.
    func sorted(_ candidates: [ViewReference], inTreeOf top: UIView) -> [ViewReference]? {
        if candidates.count <= Self.sortableCandidates { return TreePath.sorted(candidates) }
        guard let order = TreeCache.ofTree(at: top).order(of: top) else { return nil }
        let rows = order.rows
        return rows.positions(of: candidates).map { rows.views[$0] }
    }

    /// How to search along the order of a tree; `nil` if it is not known, or the conditions need a walk.
    func scan(of top: UIView, _ cache: TreeCache) -> OrderScan? {
        let parts = columns(withNames: cache.index != nil)
        guard parts != nil || !needsPlaces, let order = cache.order(of: top) else { return nil }
        return OrderScan(rows: order.rows, order: order, index: cache.index, parts: parts)
    }

    /// The conditions to check for all views at once, and the others; `nil` if checking view by view takes less time.
    private func columns(withNames: Bool) -> (columns: [ViewPredicate], others: [ViewPredicate])? {
        guard plan.hasColumns else { return nil }
        // The first view on screen is often near the beginning.
        if limit != .max, needsPlaces { return nil }
        let parts = plan.columns(withNames: withNames)
        if parts.columns.isEmpty || parts.others.contains(where: QueryPlan.concernsWalk) { return nil }
        return parts
    }

    /// Searches many roots that are in one tree, in its order; `false` if they are not, or it is not known.
    mutating func visitTogether(_ roots: [UIView], includingRoots: Bool) -> Bool {
        let top = roots[0].root
        guard let cache = TreeCache.existing(inTreeOf: top), cache.knownOrder() != nil,
            let scan = self.scan(of: top, cache),
            let rows = scan.rows.positions(ofSorted: roots)
        else { return false }
        if let name = plan.name, let index = cache.index {
            if !index.isAnnounced { allAnnounce = false }
            let candidates = scan.rows.positions(of: index.candidates(for: name).views)
            look(at: candidates[...], of: scan.rows, in: rows, includingRoots: includingRoots)
            return true
        }
        _ = visit(scan, rows, includingRoots: includingRoots)
        return true
    }

    /// Looks at those of some rows that are in one of the roots.
    private mutating func look(
        at candidates: ArraySlice<Int>, of rows: OrderRows, in roots: [Int], includingRoots: Bool
    ) {
        var candidates = candidates
        for root in roots {
            let range = (includingRoots ? root : root + 1)..<rows.end(of: root)
            while let row = candidates.first, row < range.upperBound {
                candidates.removeFirst()
                if range.contains(row) { look(at: rows.views[row]) }
                if isOver { return }
            }
        }
    }

    // MARK: Rows

    /// Searches the view in a row and all inside it; returns how many views were checked.
    mutating func visit(_ scan: OrderScan, _ row: Int, includingRoot: Bool) -> Int {
        visit(scan, CollectionOfOne(row), includingRoots: includingRoot)
    }

    /// Searches the views in some rows and all inside them, where none is inside another.
    private mutating func visit(_ scan: OrderScan, _ roots: some Collection<Int>, includingRoots: Bool) -> Int
    {
        if !scan.order.isAnnounced { allAnnounce = false }
        var scan = scan
        let rows = scan.rows
        var isWanted: ContiguousArray<Bool>?
        if scan.parts == nil, let viewClass = plan.viewClass { isWanted = scan.order.verdicts(of: viewClass) }
        var count = 0
        for root in roots where !isOver {
            let range = (includingRoots ? root : root + 1)..<rows.end(of: root)
            if scan.parts != nil {
                count += visitColumns(&scan, range)
            } else if let isWanted {
                count += visit(rows, range, where: isWanted)
            } else {
                count += visit(rows, range)
            }
        }
        return count
    }

    private mutating func visit(_ rows: OrderRows, _ range: Range<Int>) -> Int {
        if plan.conditions.isEmpty, limit == .max {
            if found.isEmpty, range.count == rows.count {
                found = rows.views
            } else {
                found.append(contentsOf: rows.views[range])
            }
            return range.count
        }
        for row in range {
            look(at: rows.views[row])
            if isOver { return row + 1 - range.lowerBound }
        }
        return range.count
    }

    /// Checks the classes first, which are adjacent in memory.
    private mutating func visit(
        _ rows: OrderRows, _ range: Range<Int>, where isWanted: ContiguousArray<Bool>
    ) -> Int {
        let asksMore = plan.conditions.count > 1
        // A closure for pointers would check that it is on the main actor, for each root.
        let numbers = rows.classNumbers.span
        let isWanted = isWanted.span
        for row in range where isWanted[Int(numbers[row])] {
            if asksMore {
                look(at: rows.views[row])
            } else {
                found.append(rows.views[row])
            }
            if isOver { return row + 1 - range.lowerBound }
        }
        return range.count
    }

    /// Checks the conditions on relatives and places for all views at once, and the others for what is left.
    private mutating func visitColumns(_ scan: inout OrderScan, _ range: Range<Int>) -> Int {
        guard let parts = scan.parts else { return 0 }
        let rows = scan.rows
        var row = range.lowerBound
        // The first view may be near the beginning.
        while limit != .max, scan.verdicts == nil, row < range.upperBound,
            row < range.lowerBound + Self.viewsWithoutColumns
        {
            look(at: rows.views[row])
            row += 1
            if isOver { return row - range.lowerBound }
        }
        if row == range.upperBound { return range.count }
        let verdicts = scan.verdicts ?? Self.verdicts(on: parts.columns, scan)
        scan.verdicts = verdicts
        questions.others = parts.others
        while row < range.upperBound {
            if verdicts[row], parts.others.isEmpty || Self.meetsRest(rows.views[row], questions) {
                found.append(rows.views[row])
                if isOver { return row + 1 - range.lowerBound }
            }
            row += 1
        }
        return range.count
    }

    private static func verdicts(on columns: [ViewPredicate], _ scan: OrderScan) -> ContiguousArray<Bool> {
        OrderColumns(order: scan.order, rows: scan.rows, index: scan.index)
            .column(for: ViewPredicate(.all(columns))).verdicts
    }
}
