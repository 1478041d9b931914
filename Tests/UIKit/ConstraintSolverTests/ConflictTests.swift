import Testing

@testable import ConstraintSolver

@Suite("Conflicts")
struct ConflictTests {
    typealias Constraint = SystemDescription.Constraint

    private func required(_ terms: [(variable: Int, factor: Int)], _ relation: Relation, _ constant: Int)
        -> Constraint
    {
        Constraint(terms: terms, relation: relation, constant: constant, priority: 1000)
    }

    @Test("The latest of the constraints that conflict is broken, and only those that conflict are reported")
    func smallest() {
        let system = SystemDescription(
            kinds: [.size, .size, .size],
            constraints: [
                required([(0, 1)], .equal, -10),
                required([(2, 1)], .equal, -7),
                required([(1, 1), (0, -1)], .equal, 0),
                required([(2, 1), (0, -1)], .lessOrEqual, 0),
                required([(1, 1)], .greaterOrEqual, -20),
            ])
        let (solver, variables, ids) = system.makeSolver()
        solver.solve()
        #expect(solver.conflicts == [Conflict(broken: ids[4], set: [ids[0], ids[2], ids[4]])])
        #expect(variables.map(solver.value) == [10, 10, 7])
        #expect(!solver.isSatisfied(ids[4]))
        #expect(solver.error(of: ids[4]) == -10)
    }

    @Test(
        "One conflict that leaves many constraints of its part unmet is looked for once",
        arguments: [20, 200])
    func chain(count: Int) {
        // Sizes that a chain makes less by one each, from one that is too small.
        let tied = (1..<count).map { required([($0, 1), ($0 - 1, -1)], .equal, 1) }
        let system = SystemDescription(
            kinds: Array(repeating: .size, count: count),
            constraints: (0..<count).map { required([($0, 1)], .greaterOrEqual, 0) } + tied
                + [required([(0, 1)], .equal, 5)])
        let (solver, variables, ids) = system.makeSolver()
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [ids[ids.count - 1]])
        #expect(variables.allSatisfy { solver.value(of: $0) >= 0 })
        #expect(solver.system.stamp < 8)
    }

    @Test(
        "A constraint of an earlier rank is not broken while there is one of a later rank",
        arguments: [
            (ConstraintRank.relation, ConstraintRank.system), (.size, .relation), (.content, .size),
            (.content, .system),
        ])
    func ranks(later: ConstraintRank, earlier: ConstraintRank) {
        var system = SystemDescription(kinds: [.size], constraints: [required([(0, 1)], .equal, 10)])
        system.constraints.append(required([(0, 1)], .greaterOrEqual, 0))
        (system.constraints[0].rank, system.constraints[1].rank) = (later, earlier)
        let (solver, variables, ids) = system.makeSolver()
        solver.solve()
        #expect(solver.conflicts == [Conflict(broken: ids[0], set: ids)])
        #expect(solver.value(of: variables[0]) == 0)
    }

    @Test(
        "A broken constraint holds again once another is removed, changed or made optional", arguments: 0..<3)
    func again(edit: Int) {
        let system = SystemDescription(
            kinds: [.size],
            constraints: [required([(0, 1)], .equal, -10), required([(0, 1)], .equal, -20)])
        let (solver, variables, ids) = system.makeSolver()
        solver.solve()
        #expect(solver.value(of: variables[0]) == 10)
        switch edit {
        case 0: solver.remove(ids[0])
        case 1: solver.setConstant(-20, of: ids[0])
        default: solver.setPriority(999, of: ids[0])
        }
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: variables[0]) == 20)
    }

    @Test("The same constraint twice, or one that follows from others, is no conflict")
    func redundant() {
        let system = SystemDescription(
            kinds: [.position, .position],
            constraints: [
                required([(0, 1)], .equal, -1), required([(1, 1)], .equal, -3),
                required([(0, 1)], .equal, -1),
                required([(0, 1), (1, 1)], .equal, -4), required([(0, 3), (1, -1)], .equal, 0),
            ])
        let (solver, variables, _) = system.makeSolver()
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(variables.map(solver.value) == [1, 3])
    }

    @Test("A constraint without variables conflicts with itself")
    func empty() {
        let solver = Solver()
        let id = solver.add([], .equal, constant: 5, priority: 1000)
        solver.solve()
        #expect(solver.conflicts == [Conflict(broken: id, set: [id])])
        solver.setConstant(0, of: id)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        solver.setConstant(1, of: id)
        solver.solve()
        solver.remove(id)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
    }
}
