/// The positions of the items of a group.
struct GroupSolution {
    struct Leaf {
        var frame: CGRect
        var zIndex = 0
        /// The axes along which its view chooses its size.
        var freeAxes: FittingAxes = []
        /// The views at the item, such as badges.
        var supplementaries: [NSCollectionLayoutSupplementaryItem] = []
    }

    var size: CGSize
    /// The cells, in the group's coordinates.
    var leaves: [Leaf]
}

@MainActor
struct GroupSolver {
    /// The greatest depth of nested groups; deeper ones are left empty.
    static let deepest = 100

    /// The preferred size of an item by its index in the group, if it was measured.
    let measured: (Int) -> CGSize?
    /// The greatest number of items for the group.
    let limit: Int
    private var count = 0
    private var depth = 0
    /// Whether the number of items in the group depends on measured sizes.
    private(set) var hasVariableCount = false

    init(limit: Int, measured: @escaping (Int) -> CGSize?) {
        self.limit = limit
        self.measured = measured
    }

    mutating func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> GroupSolution {
        solveGroup(group, in: container, size: group.layoutSize.points(in: container))
    }

    private mutating func solve(_ item: NSCollectionLayoutItem, in container: CGSize, size: CGSize)
        -> GroupSolution
    {
        if let group = item as? NSCollectionLayoutGroup {
            return solveGroup(group, in: container, size: size)
        }
        let size = item.layoutSize.size(size, preferring: measured(count))
        count += 1
        let frame = CGRect(origin: .zero, size: size).shrunk(by: item.contentInsets)
        let leaf = GroupSolution.Leaf(
            frame: frame, freeAxes: item.layoutSize.estimatedAxes, supplementaries: item.supplementaryItems)
        return GroupSolution(size: size, leaves: [leaf])
    }

    private mutating func solveGroup(_ group: NSCollectionLayoutGroup, in container: CGSize, size: CGSize)
        -> GroupSolution
    {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { return GroupSolution(size: size, leaves: []) }
        let inner = CGRect(origin: .zero, size: size).shrunk(by: group.contentInsets)
        switch group.arrangement {
        case .custom(let provider):
            let items = provider(LayoutRoom(size, group.contentInsets, traits: .current)).prefix(
                max(0, limit - count))
            count += items.count
            let leaves = items.map { item in
                GroupSolution.Leaf(
                    frame: item.frame.offsetBy(dx: inner.minX, dy: inner.minY), zIndex: item.zIndex)
            }
            return GroupSolution(size: size, leaves: leaves)
        case .filling(let axis):
            var line = GroupLine(group, axis, inner)
            fill(&line, group)
            return line.solution(size)
        case .repeating(let axis, let number, let isEqual):
            var line = GroupLine(group, axis, inner)
            fill(&line, group, number, isEqual: isEqual)
            return line.solution(size)
        }
    }

    /// Repeats the subitems while there is space.
    private mutating func fill(_ line: inout GroupLine, _ group: NSCollectionLayoutGroup) {
        let items = group.subitems
        // A group with an estimated length has each of its subitems once.
        let isOpen = group.layoutSize[line.axis].isEstimated
        var index = 0
        while count < limit, !items.isEmpty {
            let item = items[index % items.count]
            if !isOpen, item.layoutSize[line.axis].isEstimated { hasVariableCount = true }
            var size = item.layoutSize.points(in: line.inner.size)
            if !(item is NSCollectionLayoutGroup) {
                size = item.layoutSize.size(size, preferring: measured(count))
            }
            if !isOpen, !line.isEmpty, !line.hasRoom(for: size[line.axis], item) { return }
            let before = count
            line.append(solve(item, in: line.inner.size, size: size), item)
            index += 1
            if isOpen, index == items.count { return }
            // Subitems without length or without items would never fill the group.
            if index >= items.count, size[line.axis] <= 0 || count == before { return }
        }
    }

    private mutating func fill(
        _ line: inout GroupLine, _ group: NSCollectionLayoutGroup, _ number: Int, isEqual: Bool
    ) {
        guard let item = group.subitems.first, number > 0 else { return }
        let spacing = (group.interItemSpacing?.spacing ?? 0) * CGFloat(number - 1)
        let share = max(0, line.inner.size[line.axis] - spacing) / CGFloat(number)
        for _ in 0..<number where count < limit {
            var size = item.layoutSize.points(in: line.inner.size)
            if isEqual {
                size = line.axis.size(length: share, breadth: size[line.axis.other])
            }
            line.append(solve(item, in: line.inner.size, size: size), item)
        }
    }
}

/// A line of consecutive items in a group.
@MainActor
private struct GroupLine {
    let axis: ScrollAxis
    let inner: CGRect
    private let group: NSCollectionLayoutGroup
    private var parts: [(block: GroupSolution, item: NSCollectionLayoutItem)] = []
    /// The length of the items with minimum spacing.
    private var used: CGFloat = 0

    init(_ group: NSCollectionLayoutGroup, _ axis: ScrollAxis, _ inner: CGRect) {
        self.group = group
        self.axis = axis
        self.inner = inner
    }

    var isEmpty: Bool { parts.isEmpty }

    private var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }

    private func edges(_ item: NSCollectionLayoutItem, _ axis: ScrollAxis) -> CGFloat {
        (item.edgeSpacing?.before(axis)?.spacing ?? 0) + (item.edgeSpacing?.after(axis)?.spacing ?? 0)
    }

    func hasRoom(for length: CGFloat, _ item: NSCollectionLayoutItem) -> Bool {
        used + spacing + edges(item, axis) + length <= inner.size[axis] + 1e-3
    }

    mutating func append(_ block: GroupSolution, _ item: NSCollectionLayoutItem) {
        used += (parts.isEmpty ? 0 : spacing) + edges(item, axis) + block.size[axis]
        parts.append((block, item))
    }

    /// Returns the group with its placed items; estimated dimensions fit their items.
    func solution(_ size: CGSize) -> GroupSolution {
        let insets = group.contentInsets.plain
        let layoutSize = group.layoutSize
        var breadth = inner.size[axis.other]
        if layoutSize[axis.other].isEstimated, !parts.isEmpty {
            breadth = parts.map { $0.block.size[axis.other] + edges($0.item, axis.other) }.max() ?? 0
        }
        let isOpen = layoutSize[axis].isEstimated && !parts.isEmpty
        let length = isOpen ? used : inner.size[axis]
        let share = flexibleShare(length)
        var place: CGFloat = 0
        var leaves: [GroupSolution.Leaf] = []
        for (index, part) in parts.enumerated() {
            if index > 0 {
                place += spacing + (group.interItemSpacing?.isFlexibleSpacing == true ? share : 0)
            }
            place += room(part.item.edgeSpacing?.before(axis), share)
            let across = across(part.block.size[axis.other], part.item, breadth)
            let start = axis.rect(along: place, across: across, length: 0, breadth: 0).origin
            for leaf in part.block.leaves {
                var leaf = leaf
                leaf.frame = leaf.frame.offsetBy(dx: start.x + inner.minX, dy: start.y + inner.minY)
                leaves.append(leaf)
            }
            place += part.block.size[axis] + room(part.item.edgeSpacing?.after(axis), share)
        }
        var whole = size
        if isOpen || layoutSize[axis.other].isEstimated {
            whole = axis.size(
                length: isOpen ? length + insets.before(axis) + insets.after(axis) : size[axis],
                breadth: layoutSize[axis.other].isEstimated
                    ? breadth + insets.before(axis.other) + insets.after(axis.other) : size[axis.other])
        }
        return GroupSolution(size: whole, leaves: leaves)
    }

    private func room(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
        guard let spacing else { return 0 }
        return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }

    /// The share of the remaining space for each flexible spacing.
    private func flexibleShare(_ length: CGFloat) -> CGFloat {
        var slots = group.interItemSpacing?.isFlexibleSpacing == true ? parts.count - 1 : 0
        for part in parts {
            if part.item.edgeSpacing?.before(axis)?.isFlexibleSpacing == true { slots += 1 }
            if part.item.edgeSpacing?.after(axis)?.isFlexibleSpacing == true { slots += 1 }
        }
        return slots > 0 ? max(0, length - used) / CGFloat(slots) : 0
    }

    private func across(_ size: CGFloat, _ item: NSCollectionLayoutItem, _ breadth: CGFloat) -> CGFloat {
        let (before, after) = (item.edgeSpacing?.before(axis.other), item.edgeSpacing?.after(axis.other))
        let rest = max(0, breadth - size - edges(item, axis.other))
        var place = before?.spacing ?? 0
        if before?.isFlexibleSpacing == true { place += after?.isFlexibleSpacing == true ? rest / 2 : rest }
        return place
    }
}
