import ConstraintSolver
import Testing

@Suite("Large systems")
struct LargeSystemTests {
    /// Views side by side.
    private struct Row {
        let solver = Solver()
        var positions: [Variable] = []
        var widths: [Variable] = []
        var links: [ConstraintID] = []

        init(_ count: Int) {
            for index in 0..<count {
                positions.append(solver.makeVariable(.position))
                widths.append(solver.makeVariable(.size))
                solver.add(
                    [Term(widths[index])], .greaterOrEqual, constant: 0, priority: 1000, rank: .system)
                let previous =
                    index == 0 ? [] : [Term(positions[index - 1], -1), Term(widths[index - 1], -1)]
                links.append(
                    solver.add([Term(positions[index])] + previous, .equal, constant: -8, priority: 1000))
            }
        }

        func addContents() {
            for width in widths {
                solver.add([Term(width)], .lessOrEqual, constant: -50, priority: 250)
                solver.add([Term(width)], .greaterOrEqual, constant: -50, priority: 750)
            }
        }

        func end(_ relation: Relation, _ constant: Double) {
            solver.add(
                [Term(positions.last!), Term(widths.last!)], relation, constant: constant, priority: 1000)
        }
    }

    @Test("A chain of 10,000 views is exact from its first view to the last")
    func chain() {
        let row = Row(10_000)
        row.addContents()
        row.solver.solve()
        #expect(row.solver.value(of: row.positions.last!) == 8 + 9999 * 58)
        row.solver.setConstant(-10_000_000, of: row.links[0])
        row.solver.solve()
        #expect(row.solver.value(of: row.positions.last!) == 10_000_000 + 9999 * 58)
        #expect(row.solver.inconsistency == nil)
    }

    @Test(
        "Contents that compete for too little or too much room come to an end", arguments: [-1000.0, -9000])
    func competition(end: Double) {
        let row = Row(100)
        row.addContents()
        row.end(.equal, end)
        row.solver.solve()
        let sum = row.widths.reduce(0) { $0 + row.solver.value(of: $1) }
        #expect(abs(sum + end + 800) < 1e-6)
        #expect(row.widths.allSatisfy { row.solver.value(of: $0) >= -1e-6 })
        #expect(row.solver.conflicts.isEmpty)
    }

    @Test(
        "Equal widths share a row, as required and as optional constraints",
        arguments: [1000, 900] as [Float])
    func equalWidths(priority: Float) {
        let row = Row(60)
        for (one, other) in zip(row.widths, row.widths.dropFirst()) {
            row.solver.add([Term(one), Term(other, -1)], .equal, constant: 0, priority: priority)
        }
        row.end(.equal, -1080)
        row.solver.solve()
        #expect(row.widths.allSatisfy { abs(row.solver.value(of: $0) - 10) < 1e-6 })
    }

    @Test("A system in which everything is equally good comes to an end")
    func degenerate() {
        var numbers = SeededNumbers(seed: 1)
        for _ in 0..<rounds(200) {
            let solver = Solver()
            let variables = (0..<20).map { _ in solver.makeVariable(.position) }
            for _ in 0..<60 {
                let terms = (0..<3).map { _ in
                    Term(numbers.element(of: variables), Double(numbers.next(in: -1...1)))
                }
                solver.add(
                    terms, numbers.element(of: [.lessOrEqual, .equal, .greaterOrEqual]), constant: 0,
                    priority: numbers.element(of: [1000, 500]))
            }
            solver.solve()
            #expect(variables.allSatisfy { solver.value(of: $0) == 0 })
            #expect(solver.conflicts.isEmpty)
        }
    }

    @Test("A conflict in a chain of 300 views names the chain, and the rest holds")
    func conflict() {
        let row = Row(300)
        for width in row.widths {
            row.solver.add([Term(width)], .equal, constant: -50, priority: 1000)
        }
        row.end(.equal, -7)
        row.solver.solve()
        #expect(row.solver.conflicts.map(\.set.count) == [601])
        #expect(row.solver.value(of: row.positions.last!) == 8 + 299 * 58)
    }
}
