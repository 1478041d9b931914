/// The consecutive groups of a section, with all of its items.
///
/// If all groups hold the same number of items, only one is computed, and those whose measured items differ from the
/// estimates; a tree of sums gives the positions. So a long section costs no more than what was visible of it.
/// Otherwise all groups are computed, in order.
@MainActor
struct GroupStack {
    private let group: NSCollectionLayoutGroup
    private let container: CGSize
    private let axis: ScrollAxis
    private let spacing: CGFloat
    let count: Int
    /// The group that most groups equal, and its number of items.
    private let template: GroupSolution
    private let perGroup: Int
    /// The groups that differ, and the differences of their lengths.
    private var others: [Int: GroupSolution] = [:]
    private var surplus: PrefixSums
    /// All groups with their first items and positions, if their numbers of items differ.
    private var listed: [(first: Int, start: CGFloat, solution: GroupSolution)]?
    private(set) var length: CGFloat = 0
    /// The greatest length of a group across the axis.
    private(set) var breadth: CGFloat = 0

    init(
        _ group: NSCollectionLayoutGroup, in container: CGSize, along axis: ScrollAxis, spacing: CGFloat,
        count: Int,
        measured: [Int: CGSize]
    ) {
        self.group = group
        self.container = container
        self.axis = axis
        self.spacing = spacing
        var solver = GroupSolver(limit: count) { _ in nil }
        template = solver.solve(group, in: container)
        perGroup = template.leaves.count
        let isListed = solver.hasVariableCount
        self.count = perGroup == 0 ? 0 : count
        surplus = PrefixSums()
        if isListed {
            listAll(measured)
            return
        }
        breadth = self.count == 0 ? 0 : template.size[axis.other]
        if perGroup > 0 {
            if count % perGroup != 0 { solveAgain(groupCount - 1, measured) }
            // In order, so that floating-point sums are deterministic.
            for group in Set(measured.keys.map { $0 / perGroup }).sorted() { solveAgain(group, measured) }
        }
        updateLength()
    }

    var groupCount: Int { listed?.count ?? (perGroup == 0 ? 0 : (count + perGroup - 1) / perGroup) }

    mutating func remeasure(_ items: Set<Int>, _ measured: [Int: CGSize]) {
        guard listed == nil else { return listAll(measured) }
        guard perGroup > 0 else { return }
        for group in Set(items.map { $0 / perGroup }).sorted() { solveAgain(group, measured) }
        updateLength()
    }

    private mutating func solveAgain(_ index: Int, _ measured: [Int: CGSize]) {
        let first = index * perGroup
        guard first >= 0, first < count else { return }
        var solver = GroupSolver(limit: min(perGroup, count - first)) { measured[first + $0] }
        let solution = solver.solve(group, in: container)
        let old = others.updateValue(solution, forKey: index) ?? template
        surplus.add(solution.size[axis] - old.size[axis], at: index, of: groupCount)
        breadth = max(breadth, solution.size[axis.other])
    }

    private mutating func updateLength() {
        length = groupCount == 0 ? 0 : start(of: groupCount) - spacing
    }

    private mutating func listAll(_ measured: [Int: CGSize]) {
        var groups: [(first: Int, start: CGFloat, solution: GroupSolution)] = []
        var (first, place) = (0, CGFloat(0))
        breadth = 0
        while first < count {
            let start = first
            var solver = GroupSolver(limit: count - first) { measured[start + $0] }
            let solution = solver.solve(group, in: container)
            if solution.leaves.isEmpty { break }
            groups.append((first, place, solution))
            place += solution.size[axis] + spacing
            breadth = max(breadth, solution.size[axis.other])
            first += solution.leaves.count
        }
        listed = groups
        length = groups.isEmpty ? 0 : place - spacing
    }

    // MARK: Positions

    /// The position of a group; for the number of groups, the end of the last one.
    func start(of index: Int) -> CGFloat {
        if let listed { return index < listed.count ? listed[index].start : length + spacing }
        return CGFloat(index) * (template.size[axis] + spacing) + surplus.sum(before: index)
    }

    func solution(_ index: Int) -> GroupSolution {
        if let listed { return listed[index].solution }
        return others[index] ?? template
    }

    func first(of index: Int) -> Int { listed?[index].first ?? index * perGroup }

    private func group(of item: Int) -> Int {
        guard let listed else { return item / perGroup }
        return listed.firstIndexSorted { $0.first > item } - 1
    }

    /// The frame of an item, relative to the beginning of the first group.
    func leaf(_ item: Int) -> GroupSolution.Leaf {
        let index = group(of: item)
        var leaf = solution(index).leaves[item - first(of: index)]
        leaf.frame = leaf.frame.offsetBy(
            dx: axis == .horizontal ? start(of: index) : 0, dy: axis == .vertical ? start(of: index) : 0)
        return leaf
    }

    /// The items of groups that intersect a range.
    func items(from: CGFloat, to: CGFloat) -> Range<Int> {
        // With those that end there, since a group of estimates may have no length.
        let begin = (0..<groupCount).firstSorted { start(of: $0 + 1) - spacing >= from }
        let end = (begin..<groupCount).firstSorted { start(of: $0) >= to }
        guard begin < end else { return 0..<0 }
        return first(of: begin)..<(end < groupCount ? first(of: end) : count)
    }
}
