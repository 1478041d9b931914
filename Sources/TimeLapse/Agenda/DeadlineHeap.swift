/// A heap of deadlines, earliest first and, among equal ones, in the order of scheduling.
///
/// Each node has four children, which lie side by side: half as many levels as with two, and as many lines of memory
/// as levels.
struct DeadlineHeap {
    /// A deadline and the key of its work.
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

        func isDue(by limit: VirtualClock.Instant) -> Bool {
            attoseconds <= limit.offset.attoseconds
        }

        func isBefore(_ other: Node) -> Bool {
            if attoseconds != other.attoseconds { return attoseconds < other.attoseconds }
            return sequence < other.sequence
        }
    }

    private static let children = 4

    private(set) var nodes: [Node] = []
    /// How many nodes may be of work that is no longer in the table, at most: while there are none, no node is looked up.
    private var cancelled = 0

    var first: Node? { nodes.first }

    /// - Complexity: O(log *n*) in the number of nodes.
    mutating func insert(_ node: Node) {
        nodes.append(node)
        nodes.withUnsafeMutableBufferPointer { Self.siftUp($0.count - 1, in: $0) }
    }

    /// - Complexity: O(log *n*) in the number of nodes.
    mutating func removeFirst() {
        guard let last = nodes.popLast(), !nodes.isEmpty else { return }
        nodes.withUnsafeMutableBufferPointer { Self.replaceFirst(by: last, in: $0) }
    }

    /// Replaces the first node by a later one, as when work is scheduled again.
    ///
    /// - Complexity: O(log *n*) in the number of nodes, O(1) if it stays the first.
    mutating func replaceFirst(by node: Node) {
        nodes[0] = node
        guard nodes.count > 1 else { return }
        nodes.withUnsafeMutableBufferPointer { Self.siftDown(0, in: $0) }
    }

    /// Removes deadlines of work that is no longer in `table` from the front.
    mutating func skipCancelled(_ table: borrowing WorkTable) {
        if cancelled > 0 { removeCancelled(table) }
    }

    // A function of its own, so that the check alone is cheap.
    @inline(never)
    private mutating func removeCancelled(_ table: borrowing WorkTable) {
        while cancelled > 0, let node = nodes.first, !table.contains(node.key) {
            removeFirst()
            cancelled -= 1
        }
    }

    /// Notes that one of the deadlines was cancelled, and removes cancelled ones once they outnumber the others. So a
    /// debounced call that is cancelled and rescheduled again and again does not grow the heap.
    ///
    /// - Complexity: O(*n*), once in as many cancellations.
    mutating func noteCancelled(_ table: borrowing WorkTable) {
        cancelled += 1
        guard nodes.count > 2 * table.count + 64 else { return }
        cancelled = 0
        var kept: [Node] = []
        for node in nodes where table.contains(node.key) { kept.append(node) }
        nodes = kept
        guard nodes.count > 1 else { return }
        nodes.withUnsafeMutableBufferPointer { nodes in
            for index in stride(from: (nodes.count - 2) / Self.children, through: 0, by: -1) {
                Self.siftDown(index, in: nodes)
            }
        }
    }

    // On the buffer, so that the array's uniqueness is checked once and not at each step.
    private static func siftUp(_ start: Int, in nodes: UnsafeMutableBufferPointer<Node>) {
        var index = start
        let node = nodes[index]
        while index > 0 {
            let parent = (index - 1) / children
            guard node.isBefore(nodes[parent]) else { break }
            nodes[index] = nodes[parent]
            index = parent
        }
        nodes[index] = node
    }

    /// Replaces the first node by one from the end.
    ///
    /// That one belongs at the end again, or close to it. So the way down is not compared with it on each level.
    private static func replaceFirst(by node: Node, in nodes: UnsafeMutableBufferPointer<Node>) {
        var index = 0
        while let child = earliestChild(of: index, in: nodes) {
            nodes[index] = nodes[child]
            index = child
        }
        nodes[index] = node
        siftUp(index, in: nodes)
    }

    private static func siftDown(_ start: Int, in nodes: UnsafeMutableBufferPointer<Node>) {
        guard start < nodes.count else { return }
        var index = start
        let node = nodes[index]
        while let child = earliestChild(of: index, in: nodes), nodes[child].isBefore(node) {
            nodes[index] = nodes[child]
            index = child
        }
        nodes[index] = node
    }

    @inline(__always)
    private static func earliestChild(of index: Int, in nodes: UnsafeMutableBufferPointer<Node>) -> Int? {
        let first = children &* index &+ 1
        guard first &+ children <= nodes.count else {
            return (first..<max(first, nodes.count)).min { nodes[$0].isBefore(nodes[$1]) }
        }
        // As in a tournament: the two comparisons of the first round do not wait for each other.
        let left = nodes[first &+ 1].isBefore(nodes[first]) ? first &+ 1 : first
        let right = nodes[first &+ 3].isBefore(nodes[first &+ 2]) ? first &+ 3 : first &+ 2
        return nodes[right].isBefore(nodes[left]) ? right : left
    }
}
