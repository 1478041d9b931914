/// A binary heap of deadlines, earliest first and, among equal ones, in the order of scheduling.
struct DeadlineHeap {
    /// A deadline and the work that it is for.
    struct Node {
        var deadline: VirtualClock.Instant
        var sequence: UInt64
        var key: WorkTable.Key

        func isBefore(_ other: Node) -> Bool {
            if deadline != other.deadline { return deadline < other.deadline }
            return sequence < other.sequence
        }
    }

    private(set) var nodes: [Node] = []

    var first: Node? { nodes.first }

    /// - Complexity: O(log *n*) in the number of nodes.
    mutating func insert(_ node: Node) {
        nodes.append(node)
        siftUp(nodes.count - 1)
    }

    /// - Complexity: O(log *n*) in the number of nodes.
    mutating func removeFirst() {
        nodes.swapAt(0, nodes.count - 1)
        nodes.removeLast()
        siftDown(0)
    }

    /// Removes deadlines of work that is no longer in `table` from the front.
    mutating func skipCancelled(_ table: WorkTable) {
        while let node = nodes.first, !table.contains(node.key) { removeFirst() }
    }

    /// Sweeps out what was cancelled once it outnumbers what is pending, so that a debounced call that is
    /// cancelled and scheduled again for ever takes no more room than its last one.
    ///
    /// - Complexity: O(*n*), once in as many cancellations.
    mutating func sweep(_ table: WorkTable) {
        guard nodes.count > 2 * table.count + 64 else { return }
        nodes.removeAll { !table.contains($0.key) }
        for index in stride(from: nodes.count / 2 - 1, through: 0, by: -1) {
            siftDown(index)
        }
    }

    private mutating func siftUp(_ start: Int) {
        var index = start
        let node = nodes[index]
        while index > 0 {
            let parent = (index - 1) / 2
            guard node.isBefore(nodes[parent]) else { break }
            nodes[index] = nodes[parent]
            index = parent
        }
        nodes[index] = node
    }

    private mutating func siftDown(_ start: Int) {
        guard start < nodes.count else { return }
        var index = start
        let node = nodes[index]
        while true {
            var child = 2 * index + 1
            guard child < nodes.count else { break }
            if child + 1 < nodes.count, nodes[child + 1].isBefore(nodes[child]) { child += 1 }
            guard nodes[child].isBefore(node) else { break }
            nodes[index] = nodes[child]
            index = child
        }
        nodes[index] = node
    }
}
