import ConstraintSolver
import Testing

@Suite("Solver")
struct SolverTests {
    @Test("a required inequality limits an optional equality")
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
}
