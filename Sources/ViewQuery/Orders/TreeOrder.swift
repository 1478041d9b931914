import HeadlessUIKit
import TimeLapse

/// The views of a tree in order, with their classes and depths, in columns.
///
/// Scanning it costs a fraction of walking the tree, whose views are all over the memory. After changes it is mended where
/// they were. Its references are unowned: a view that left is never read, and ``TreeChanges`` knows which did.
@MainActor
final class TreeOrder: ReflectedAsWhole {
    private(set) var rows = OrderRows()
    private var table = ClassTable()

    /// - Complexity: O(*n*) in the views of the tree.
    init(of root: UIView) {
        rows.append(.passUnretained(root), depth: 0, classes: &table)
    }

    /// The views, parents before children.
    var views: [ViewReference] { rows.views }
    /// The index in ``classes`` of each view's class.
    var classNumbers: ContiguousArray<UInt32> { rows.classNumbers }
    /// How deep below the root each view is.
    var depths: ContiguousArray<Int32> { rows.depths }
    /// The classes of which there are views, or were; one may be listed twice.
    var classes: [UIView.Type] { table.classes }
    /// Whether all views announce their changes, as those of the framework's own classes do.
    var isAnnounced: Bool { table.silentViews == 0 }

    func verdicts(of condition: ClassCondition) -> ContiguousArray<Bool> {
        var verdicts: ContiguousArray<Bool> = []
        verdicts.reserveCapacity(classes.count)
        for viewClass in classes { verdicts.append(condition.holds(for: viewClass)) }
        return verdicts
    }

    func first(of condition: ClassCondition, includingRoot: Bool) -> ViewReference? {
        let rows = rows
        let range = (includingRoot ? 0 : 1)..<rows.count
        if let isWanted = SmallSet(of: classes, condition) {
            for row in range where isWanted.contains(rows.classNumbers[row]) { return rows.views[row] }
        } else {
            let isWanted = verdicts(of: condition)
            for row in range where isWanted[Int(rows.classNumbers[row])] { return rows.views[row] }
        }
        return nil
    }

    /// The numbers of the classes for which a condition holds, in one word: for one look an array would cost too much.
    private struct SmallSet {
        private var numbers: UInt64 = 0

        /// `nil` for too many classes.
        init?(of classes: [UIView.Type], _ condition: ClassCondition) {
            guard classes.count <= UInt64.bitWidth else { return nil }
            for number in classes.indices where condition.holds(for: classes[number]) {
                numbers |= 1 << number
            }
        }

        func contains(_ number: UInt32) -> Bool { numbers & (1 << UInt64(number)) != 0 }
    }

    /// The positions of those of some views that are in the tree, in its order.
    ///
    /// - Complexity: O(*n*) in the views of the tree.
    func positions(of views: [ViewReference]) -> [Int] { rows.positions(of: views) }

    // MARK: Mending

    /// Brings the order up to date with changes since it was made or mended; `false` if it cannot be.
    ///
    /// - Complexity: O(*k n*) for *k* changes, at the speed of copying memory, and O(*m*) in the views that joined.
    func mend(by changes: TreeChanges) -> Bool {
        guard let first = removeAll(changes.left) else { return false }
        let joined = changes.joined
        // A view that moved is mostly near its old place, and its superview before it.
        var last = max(0, first - Self.viewsBeforeMoved)
        for index in joined.indices {
            guard let place = place(of: joined[index], besides: joined[index...], near: last) else {
                return false
            }
            rows.insert(joined[index], depth: place.depth, at: place.position, classes: &table)
            last = place.position
        }
        return true
    }

    /// How far before a view that moved its superview is looked for first.
    private static let viewsBeforeMoved = 32

    /// Removes views with all that was inside them; returns where the first was, 0 without any, and `nil` if one is not
    /// there.
    private func removeAll(_ left: [ViewReference]) -> Int? {
        // Mostly one did, which takes no lists.
        if left.count == 1 {
            guard let position = rows.position(of: left[0], near: 0) else { return nil }
            remove(position..<rows.end(of: position))
            return position
        }
        let positions = rows.positions(of: left)
        guard positions.count == left.count else { return nil }
        var ranges: [Range<Int>] = []
        for position in positions where position >= ranges.last?.upperBound ?? 0 {
            ranges.append(position..<rows.end(of: position))
        }
        for range in ranges.reversed() { remove(range) }
        return positions.first ?? 0
    }

    private func remove(_ range: Range<Int>) {
        table.remove(rows.classNumbers[range])
        rows.remove(range)
    }

    /// Where a view is to be inserted, and how deep it is.
    ///
    /// - Parameters:
    ///   - pending: the views that are in the tree and not inserted yet.
    ///   - start: a position near which the view's superview or sibling may be.
    private func place(
        of reference: ViewReference, besides pending: ArraySlice<ViewReference>, near start: Int
    )
        -> (position: Int, depth: Int)?
    {
        let view = reference.takeUnretainedValue()
        guard let superview = view.superviewLink else { return nil }
        let siblings = superview.subviewStore
        // The front is tried first: most views are added there.
        var index = siblings.count - 1
        while index >= 0, siblings[index] !== view { index -= 1 }
        if index == siblings.count - 1 {
            guard let parent = rows.position(of: .passUnretained(superview), near: start) else { return nil }
            return (rows.end(of: parent), Int(rows.depths[parent]) + 1)
        }
        while index > 0 {
            index -= 1
            if pending.contains(siblings[index]) { continue }
            guard let before = rows.position(of: .passUnretained(siblings[index]), near: start) else {
                return nil
            }
            return (rows.end(of: before), Int(rows.depths[before]))
        }
        guard let parent = rows.position(of: .passUnretained(superview), near: start) else { return nil }
        return (parent + 1, Int(rows.depths[parent]) + 1)
    }
}
