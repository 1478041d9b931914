import ConstraintSolver
import Testing

@Suite("Values")
struct ValueTests {
    typealias Constraint = SystemDescription.Constraint

    /// Constraints of one size, 1 to 3 of them, and its value.
    static let sizes: [(constraints: [(Relation, Int, Float)], value: Double)] = [
        ([(.equal, 40, 1000)], 40),
        ([(.equal, 40, 1)], 40),
        ([(.lessOrEqual, 40, 250), (.greaterOrEqual, 40, 750)], 40),
        ([(.equal, 40, 500), (.equal, 60, 501)], 60),
        ([(.equal, 40, 501), (.equal, 60, 500)], 40),
        ([(.equal, 60, 500), (.equal, 40, 500)], 60),
        ([(.equal, 40, 500), (.equal, 60, 500), (.equal, 50, 499)], 50),
        ([(.equal, 40, 999), (.greaterOrEqual, 60, 1000)], 60),
        ([(.equal, 40, 999), (.lessOrEqual, 60, 1000)], 40),
        ([(.equal, 120, 250), (.lessOrEqual, 100, 750), (.greaterOrEqual, 44, 1000)], 100),
        ([(.greaterOrEqual, 30, 1000)], 30),
        ([(.lessOrEqual, 30, 1000)], 0),
        ([(.equal, 10_000_000, 1000), (.equal, 10_000_000, 1000)], 10_000_000),
        ([], 0),
    ]

    @Test("A size has the value that its constraints and their priorities give", arguments: sizes.indices)
    func size(index: Int) {
        let (constraints, value) = Self.sizes[index]
        let system = SystemDescription(
            kinds: [.size],
            constraints: constraints.map { relation, bound, priority in
                Constraint(terms: [(0, 1)], relation: relation, constant: -bound, priority: priority)
            })
        let (solver, variables, _) = system.makeSolver()
        solver.solve()
        #expect(solver.value(of: variables[0]) == value)
        #expect(solver.conflicts.isEmpty)
    }

    @Test("A required inequality limits an optional equality")
    func example() {
        let solver = Solver()
        let x = solver.makeVariable(.position)
        let width = solver.makeVariable(.size)
        solver.add([Term(x, 1)], .equal, constant: -8, priority: 1000)
        solver.add([Term(x, 1), Term(width, 1)], .lessOrEqual, constant: -100, priority: 1000)
        solver.add([Term(width, 1)], .equal, constant: -120, priority: 250)
        solver.solve()
        #expect(solver.value(of: width) == 92)
    }

    @Test(
        "Of two labels in a row, lower hugging priority makes one grow, lower resistance the other shrink"
    )
    func labels() {
        let solver = Solver()
        let widths = [solver.makeVariable(.size), solver.makeVariable(.size)]
        for (index, width) in widths.enumerated() {
            solver.add([Term(width)], .lessOrEqual, constant: -50, priority: 250 + Float(index))
            solver.add([Term(width)], .greaterOrEqual, constant: -50, priority: 750 - Float(index))
        }
        let total = solver.add(widths.map { Term($0) }, .equal, constant: -130, priority: 1000)
        solver.solve()
        #expect(widths.map(solver.value) == [80, 50])
        solver.setConstant(-70, of: total)
        solver.solve()
        #expect(widths.map(solver.value) == [50, 20])
    }

    @Test("Constants, priorities and removals have an effect on the next solution, which visits what changed")
    func edits() {
        let solver = Solver()
        let variables = (0..<3).map { _ in solver.makeVariable(.position) }
        let first = solver.add([Term(variables[0])], .equal, constant: -1, priority: 1000)
        solver.add([Term(variables[1]), Term(variables[0], -1)], .equal, constant: -1, priority: 1000)
        let optional = solver.add([Term(variables[0])], .equal, constant: -5, priority: 500)
        func changes() -> [Int32] {
            var changes: [Int32] = []
            solver.solve { changes.append($0.index) }
            return changes
        }
        #expect(solver.needsSolving)
        #expect(changes() == [0, 1])
        #expect(!solver.needsSolving)
        #expect(!solver.isSatisfied(optional))
        #expect(solver.error(of: optional) == -4)
        solver.setConstant(-2, of: first)
        #expect(changes() == [0, 1])
        solver.setPriority(400, of: first)
        #expect(changes() == [0, 1])
        #expect(variables.map(solver.value) == [5, 6, 0])
        solver.setPriority(1000, of: first)
        #expect(changes() == [0, 1])
        solver.remove(first)
        #expect(changes() == [0, 1])
        #expect(!solver.contains(first))
        solver.remove(variables[0])
        #expect(!solver.contains(optional))
        #expect(changes() == [1])
        #expect(solver.value(of: variables[1]) == 0)
    }
}
