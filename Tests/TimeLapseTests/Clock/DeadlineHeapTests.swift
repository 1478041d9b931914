import Testing

@testable import TimeLapse

@Suite struct DeadlineHeapTests {
    @Test("Deadlines come out in order, the earlier scheduled of equal ones first", arguments: 0..<40)
    func order(count: Int) {
        var stage = Stage(count: count)
        #expect(stage.drain() == stage.inOrder.map(\.sequence))
    }

    @Test("The deadlines left by a sweep fire in order", arguments: 1..<40)
    func sweep(survivors: Int) {
        let count = 2 * survivors + 65
        var stage = Stage(count: count)
        let kept = stage.nodes.enumerated()
            .filter { $0.offset * survivors % count < survivors }.map(\.element)
        let keptSequences = Set(kept.map(\.sequence))
        for node in stage.nodes where !keptSequences.contains(node.sequence) { stage.cancel(node) }
        stage.heap.sweep(stage.table)
        #expect(stage.heap.nodes.count == survivors)
        #expect(stage.drain() == kept.sorted { $0.isBefore($1) }.map(\.sequence))
    }

    @Test("A few cancelled deadlines are not removed, and are skipped at the front")
    func skip() {
        var stage = Stage(count: 10)
        for node in stage.inOrder.prefix(3) { stage.cancel(node) }
        stage.heap.sweep(stage.table)
        #expect(stage.heap.nodes.count == 10)
        stage.heap.skipCancelled(stage.table)
        #expect(stage.drain() == stage.inOrder.dropFirst(3).map(\.sequence))
    }

    /// A heap with deadlines in no order, and the table of the work that they are for.
    private struct Stage: ~Copyable {
        var heap = DeadlineHeap()
        var table = WorkTable()
        let nodes: [DeadlineHeap.Node]

        init(count: Int) {
            var generator = SeededGenerator(seed: UInt64(count))
            var nodes: [DeadlineHeap.Node] = []
            for sequence in 0..<UInt64(count) {
                let offset = Duration.seconds(Int.random(in: 0...count, using: &generator))
                let deadline = VirtualClock.Instant(offset: offset)
                let entry = Agenda.Entry(
                    action: {}, origin: WorkOrigin(name: "work", site: nil), recurrence: nil)
                let key = table.insert(entry, deadline: deadline)
                nodes.append(DeadlineHeap.Node(deadline: deadline, sequence: sequence, key: key))
            }
            for node in nodes { heap.insert(node) }
            self.nodes = nodes
        }

        var inOrder: [DeadlineHeap.Node] { nodes.sorted { $0.isBefore($1) } }

        mutating func cancel(_ node: DeadlineHeap.Node) { _ = table.remove(node.key) }

        mutating func drain() -> [UInt64] {
            var sequences: [UInt64] = []
            while let node = heap.first {
                sequences.append(node.sequence)
                heap.removeFirst()
            }
            return sequences
        }
    }
}
