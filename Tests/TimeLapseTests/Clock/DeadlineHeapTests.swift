import Testing

@testable import TimeLapse

@Suite struct DeadlineHeapTests {
    @Test("Deadlines come out in order, the earlier scheduled of equal ones first", arguments: 0..<40)
    func order(count: Int) {
        var (heap, _, nodes) = Self.makeHeap(of: count)
        nodes.sort { $0.isBefore($1) }
        #expect(Self.drain(&heap) == nodes.map(\.sequence))
    }

    @Test("What is left by a sweep comes out in order", arguments: 1..<40)
    func sweep(survivors: Int) {
        let count = 2 * survivors + 65
        var (heap, table, nodes) = Self.makeHeap(of: count)
        let kept = nodes.enumerated().filter { $0.offset * survivors % count < survivors }.map(\.element)
        let keptSequences = Set(kept.map(\.sequence))
        for node in nodes where !keptSequences.contains(node.sequence) { _ = table.remove(node.key) }
        nodes = kept.sorted { $0.isBefore($1) }
        heap.sweep(table)
        #expect(heap.nodes.count == survivors)
        #expect(Self.drain(&heap) == nodes.map(\.sequence))
    }

    @Test("Few cancelled deadlines are not worth a sweep, and are skipped at the front")
    func skip() {
        var (heap, table, nodes) = Self.makeHeap(of: 10)
        nodes.sort { $0.isBefore($1) }
        for node in nodes.prefix(3) { _ = table.remove(node.key) }
        heap.sweep(table)
        #expect(heap.nodes.count == 10)
        heap.skipCancelled(table)
        #expect(Self.drain(&heap) == nodes.dropFirst(3).map(\.sequence))
    }

    private static func makeHeap(of count: Int) -> (DeadlineHeap, WorkTable, [DeadlineHeap.Node]) {
        var generator = SeededGenerator(seed: UInt64(count))
        var heap = DeadlineHeap()
        var table = WorkTable()
        let nodes = (0..<UInt64(count)).map { sequence in
            let offset = Duration.seconds(Int.random(in: 0...count, using: &generator))
            let deadline = VirtualClock.Instant(offset: offset)
            let entry = Agenda.Entry(action: {}, origin: WorkOrigin(name: "work", site: nil), rhythm: nil)
            let key = table.insert(entry, deadline: deadline)
            return DeadlineHeap.Node(deadline: deadline, sequence: sequence, key: key)
        }
        for node in nodes { heap.insert(node) }
        return (heap, table, nodes)
    }

    private static func drain(_ heap: inout DeadlineHeap) -> [UInt64] {
        var sequences: [UInt64] = []
        while let node = heap.first {
            sequences.append(node.sequence)
            heap.removeFirst()
        }
        return sequences
    }
}
