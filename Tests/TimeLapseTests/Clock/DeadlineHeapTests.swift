import Testing

@testable import TimeLapse

@Suite("The heap of deadlines") struct DeadlineHeapTests {
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
        #expect(stage.heap.nodes.count == survivors)
        #expect(stage.drain() == kept.sorted { $0.isBefore($1) }.map(\.sequence))
    }

    @Test("A few cancelled deadlines are not removed, and are skipped at the front")
    func skip() {
        var stage = Stage(count: 10)
        for node in stage.inOrder.prefix(3) { stage.cancel(node) }
        #expect(stage.heap.nodes.count == 10)
        stage.heap.skipCancelled(stage.table)
        #expect(stage.drain() == stage.inOrder.dropFirst(3).map(\.sequence))
    }

    @Test(
        "The heap is equal to a sorted array, however deadlines are added, replaced, cancelled and removed",
        arguments: 0..<20)
    func againstArray(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var stage = Stage(count: 0)
        var present: [DeadlineHeap.Node] = []
        for step in 0..<1500 {
            let deadline = Int.random(in: 0...300, using: &generator)
            switch Int.random(in: 0..<8, using: &generator) {
            case 0...3:
                let node = stage.node(at: deadline, sequence: UInt64(step))
                stage.heap.insert(node)
                present.append(node)
            case 4 where !present.isEmpty:
                stage.cancel(present.remove(at: Int.random(in: 0..<present.count, using: &generator)))
            case 5 where !present.isEmpty:
                stage.heap.skipCancelled(stage.table)
                let first = present.removeFirst()
                let node = DeadlineHeap.Node(
                    deadline: first.deadline.advanced(by: .seconds(deadline)), sequence: UInt64(step),
                    key: first.key)
                stage.heap.replaceFirst(by: node)
                present.append(node)
            case 6 where !present.isEmpty:
                stage.heap.skipCancelled(stage.table)
                _ = stage.table.remove(present.removeFirst().key)
                stage.heap.removeFirst()
            default: break
            }
            present.sort { $0.isBefore($1) }
            stage.heap.skipCancelled(stage.table)
            #expect(stage.heap.first?.sequence == present.first?.sequence)
        }
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
                let seconds = Int.random(in: 0...count, using: &generator)
                nodes.append(Self.node(at: seconds, sequence: sequence, in: &table))
            }
            for node in nodes { heap.insert(node) }
            self.nodes = nodes
        }

        mutating func node(at seconds: Int, sequence: UInt64) -> DeadlineHeap.Node {
            Self.node(at: seconds, sequence: sequence, in: &table)
        }

        private static func node(
            at seconds: Int, sequence: UInt64, in table: inout WorkTable
        ) -> DeadlineHeap.Node {
            let deadline = VirtualClock.Instant(offset: .seconds(seconds))
            let entry = Agenda.Entry(
                action: {}, origin: WorkOrigin(name: "work", site: nil), recurrence: nil)
            let key = table.insert(entry, deadline: deadline)
            return DeadlineHeap.Node(deadline: deadline, sequence: sequence, key: key)
        }

        var inOrder: [DeadlineHeap.Node] { nodes.sorted { $0.isBefore($1) } }

        mutating func cancel(_ node: DeadlineHeap.Node) {
            _ = table.remove(node.key)
            heap.noteCancelled(table)
        }

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
