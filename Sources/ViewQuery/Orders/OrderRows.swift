import HeadlessUIKit

/// Views in the order of their tree: columns of the views, their classes and their depths.
///
/// What is inside a view follows it, up to the next view that is not deeper.
@MainActor
struct OrderRows {
    /// How many views are looked for one by one; for more, all rows are compared with all of them at once.
    private static let soughtOneByOne = 2

    /// The references may be to views that were freed; they are compared, and not followed.
    private(set) var views: [ViewReference] = []
    private(set) var classNumbers: ContiguousArray<UInt32> = []
    private(set) var depths: ContiguousArray<Int32> = []

    var count: Int { views.count }

    /// Adds a view and all inside it, which is marked as observed.
    ///
    /// - Complexity: O(*m*) in the views inside it.
    mutating func append(_ root: ViewReference, depth: Int, classes: inout ClassTable) {
        var pending: ContiguousArray<(view: ViewReference, depth: Int)> = [(root, depth)]
        while let (view, depth) = pending.popLast() {
            views.append(view)
            classNumbers.append(classes.add(view))
            depths.append(Int32(truncatingIfNeeded: depth))
            view.markAsObserved()
            view.pushSubviews(onto: &pending, depth: depth + 1)
        }
    }

    /// Inserts a view and all inside it at a position.
    ///
    /// - Complexity: O(*n* + *m*) in the rows, which are moved, and the views inside it.
    mutating func insert(_ root: ViewReference, depth: Int, at position: Int, classes: inout ClassTable) {
        if !root.hasSubviews {
            views.insert(root, at: position)
            classNumbers.insert(classes.add(root), at: position)
            depths.insert(Int32(truncatingIfNeeded: depth), at: position)
            root.markAsObserved()
            return
        }
        var inserted = OrderRows()
        inserted.append(root, depth: depth, classes: &classes)
        views.insert(contentsOf: inserted.views, at: position)
        classNumbers.insert(contentsOf: inserted.classNumbers, at: position)
        depths.insert(contentsOf: inserted.depths, at: position)
    }

    mutating func remove(_ range: Range<Int>) {
        views.removeSubrange(range)
        classNumbers.removeSubrange(range)
        depths.removeSubrange(range)
    }

    func isLeaf(_ position: Int) -> Bool {
        position + 1 == count || depths[position + 1] <= depths[position]
    }

    /// The position after everything inside the view at `position`.
    func end(of position: Int) -> Int {
        if position == 0 { return count }
        // A closure for a pointer would check that it is on the main actor.
        let depths = depths.span
        let depth = depths[position]
        var end = position + 1
        while end < depths.count, depths[end] > depth { end += 1 }
        return end
    }

    /// The position of a view, which is looked for from `start` on, and then before it.
    func position(of view: ViewReference, near start: Int) -> Int? {
        if let first = views.first, first.toOpaque() == view.toOpaque() { return 0 }
        let start = min(start, count)
        if let position = position(of: view, in: start..<count) { return position }
        return position(of: view, in: 0..<start)
    }

    /// The positions of those of some views that are here, in order.
    func positions(of sought: [ViewReference]) -> [Int] {
        if sought.count <= Self.soughtOneByOne {
            var found: [Int] = []
            for view in sought {
                if let position = position(of: view, near: 0) { found.append(position) }
            }
            if found.count > 1 { found.sort() }
            return found
        }
        let sought = ReferenceSet(sought)
        return views.withUnsafeBufferPointer { views in
            var found: [Int] = []
            for position in views.indices where sought.contains(views[position]) { found.append(position) }
            return found
        }
    }

    /// The positions of some views; `nil` unless all are here, each once, and in order.
    ///
    /// - Complexity: O(*n*), in one pass over the rows.
    func positions(ofSorted sought: [UIView]) -> [Int]? {
        // Not by the array, which would write a reference count to each view.
        sought.withUnsafeBufferPointer { sought in
            var positions: [Int] = []
            positions.reserveCapacity(sought.count)
            var next = 0
            for index in sought.indices {
                guard let position = position(of: .passUnretained(sought[index]), in: next..<count) else {
                    return nil
                }
                positions.append(position)
                next = position + 1
            }
            return positions
        }
    }

    /// Those of some views that are not inside another of them; `nil` unless all are here, each once, and in order.
    ///
    /// - Complexity: O(*n*), in one pass over the rows.
    func outermost(ofSorted sought: [ViewReference]) -> [UIView]? {
        var outermost: [UIView] = []
        var next = 0
        var end = 0
        for view in sought {
            guard let position = position(of: view, in: next..<count) else { return nil }
            next = position + 1
            if position < end { continue }
            outermost.append(view.takeUnretainedValue())
            end = self.end(of: position)
        }
        return outermost
    }

    /// The position of a view, if it is in a range of the rows.
    private func position(of view: ViewReference, in range: Range<Int>) -> Int? {
        let sought = view.toOpaque()
        let views = views.span
        precondition(range.upperBound <= views.count)
        // Not checked again for each row: the range is one of rows.
        for position in range where views[unchecked: position].toOpaque() == sought { return position }
        return nil
    }
}
