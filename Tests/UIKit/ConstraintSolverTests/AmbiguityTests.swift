import ConstraintSolver
import Testing

@Suite("Ambiguity")
struct AmbiguityTests {
    @Test(
        "Positions are zero before sizes are small, in whatever order they were made",
        arguments: [false, true])
    func positionsFirst(sizeFirst: Bool) {
        let solver = Solver()
        let early = solver.makeVariable(sizeFirst ? .size : .position)
        let late = solver.makeVariable(sizeFirst ? .position : .size)
        solver.add([Term(early), Term(late)], .equal, constant: -100, priority: 1000)
        solver.solve()
        #expect(solver.value(of: sizeFirst ? late : early) == 0)
        #expect(solver.value(of: sizeFirst ? early : late) == 100)
        #expect(solver.isAmbiguous(early) && solver.isAmbiguous(late))
    }

    @Test("No view is put at a negative position only to bring another nearer to zero")
    func noNegativePositions() {
        let solver = Solver()
        let views = (0..<3).map { _ in solver.makeVariable(.position) }
        for (one, other) in zip(views, views.dropFirst()) {
            solver.add([Term(one, -1), Term(other)], .equal, constant: -50, priority: 1000)
        }
        solver.solve()
        #expect(views.map(solver.value) == [0, 50, 100])
        #expect(views.allSatisfy(solver.isAmbiguous))
    }

    @Test("A variable is ambiguous until constraints determine it")
    func determined() {
        let solver = Solver()
        let width = solver.makeVariable(.size)
        let limit = solver.add([Term(width)], .greaterOrEqual, constant: 0, priority: 1000)
        solver.solve()
        #expect(solver.isAmbiguous(width))
        let other = solver.add([Term(width)], .lessOrEqual, constant: 0, priority: 1000)
        solver.solve()
        #expect(!solver.isAmbiguous(width))
        #expect(solver.determining(width) == [limit, other])
        solver.remove(other)
        let first = solver.add([Term(width)], .equal, constant: -10, priority: 500)
        solver.solve()
        #expect(!solver.isAmbiguous(width))
        #expect(solver.determining(width) == [first])
        solver.add([Term(width)], .equal, constant: -20, priority: 500)
        solver.solve()
        #expect(solver.isAmbiguous(width))
        #expect(solver.value(of: width) == 10)
    }
}
