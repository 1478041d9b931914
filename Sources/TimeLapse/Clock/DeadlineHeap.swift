/// A binary heap of deadlines, earliest first and, among equal ones, in the order of scheduling.
struct DeadlineHeap {
    /// A deadline and the work that it is for.
    struct Node {
        // A duration's comparison is a call into the standard library, a number's is not.
        private let attoseconds: Int128
        let sequence: UInt64
        let key: WorkTable.Key

        init(deadline: VirtualClock.Instant, sequence: UInt64, key: WorkTable.Key) {
            attoseconds = deadline.offset.attoseconds
            self.sequence = sequence
            self.key = key
        }

        var deadline: VirtualClock.Instant {
            VirtualClock.Instant(offset: Duration(attoseconds: attoseconds))
        }

        func isBefore(_ other: Node) -> Bool {
            if attoseconds != other.attoseconds { return attoseconds < other.attoseconds }
            return sequence < other.sequence
        }
    }

    private(set) var nodes: [Node] = []

    var first: Node? { nodes.first }

    /// - Complexity: O(log *n*) in the number of nodes.
    mutating func insert(_ node: Node) {
        nodes.append(node)
        nodes.withUnsafeMutableBufferPointer { Self.siftUp($0.count - 1, in: $0) }
    }

    /// - Complexity: O(log *n*) in the number of nodes.
    mutating func removeFirst() {
        guard let last = nodes.popLast(), !nodes.isEmpty else { return }
        nodes[0] = last
        nodes.withUnsafeMutableBufferPointer { Self.siftDown(0, in: $0) }
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
        nodes.withUnsafeMutableBufferPointer { nodes in
            for index in stride(from: nodes.count / 2 - 1, through: 0, by: -1) {
                Self.siftDown(index, in: nodes)
            }
        }
    }

    // On the buffer, so that the array is asked once and not at each step whether it is shared.
    private static func siftUp(_ start: Int, in nodes: UnsafeMutableBufferPointer<Node>) {
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

    private static func siftDown(_ start: Int, in nodes: UnsafeMutableBufferPointer<Node>) {
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
