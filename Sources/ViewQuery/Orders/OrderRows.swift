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

    mutating func insert(_ rows: OrderRows, at position: Int) {
        views.insert(contentsOf: rows.views, at: position)
        classNumbers.insert(contentsOf: rows.classNumbers, at: position)
        depths.insert(contentsOf: rows.depths, at: position)
    }

    mutating func remove(_ range: Range<Int>) {
        views.removeSubrange(range)
        classNumbers.removeSubrange(range)
        depths.removeSubrange(range)
    }

    /// The position after everything inside the view at `position`.
    func end(of position: Int) -> Int {
        if position == 0 { return count }
        return depths.withUnsafeBufferPointer { depths in
            let depth = depths[position]
            var end = position + 1
            while end < depths.count, depths[end] > depth { end += 1 }
            return end
        }
    }

    /// The position of a view, which is looked for from `start` on, and then before it.
    func position(of view: ViewReference, near start: Int) -> Int? {
        views.withUnsafeBufferPointer { views in
            let sought = view.toOpaque()
            if views.first?.toOpaque() == sought { return 0 }
            let start = min(start, views.count)
            return Self.position(of: sought, in: views, start..<views.count)
                ?? Self.position(of: sought, in: views, 0..<start)
        }
    }

    /// How many views are compared before the result is looked at, which takes as long as to compare several.
    private static let comparedTogether = 16

    private static func position(
        of sought: UnsafeMutableRawPointer, in views: UnsafeBufferPointer<ViewReference>, _ range: Range<Int>
    ) -> Int? {
        var position = range.lowerBound
        while position + comparedTogether <= range.upperBound {
            var found: UInt8 = 0
            for offset in 0..<comparedTogether {
                found |= views[position &+ offset].toOpaque() == sought ? 1 : 0
            }
            if found != 0 { break }
            position += comparedTogether
        }
        while position < range.upperBound {
            if views[position].toOpaque() == sought { return position }
            position += 1
        }
        return nil
    }

    /// The positions of those of some views that are here, in order.
    func positions(of sought: [ViewReference]) -> [Int] {
        if sought.count <= Self.soughtOneByOne {
            return sought.compactMap { position(of: $0, near: 0) }.sorted()
        }
        let sought = ReferenceSet(sought)
        return views.withUnsafeBufferPointer { views in
            var found: [Int] = []
            for position in views.indices where sought.contains(views[position]) { found.append(position) }
            return found
        }
    }

    /// The positions of some views; `nil` unless all are here, each once, and in order.
    func positions(ofSorted sought: [ViewReference]) -> [Int]? {
        let positions = positions(of: sought)
        guard positions.count == sought.count else { return nil }
        for (position, view) in zip(positions, sought) where views[position].toOpaque() != view.toOpaque() {
            return nil
        }
        return positions
    }
}
