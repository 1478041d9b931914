import ConstraintSolver
import Testing

@Suite("Random systems")
struct RandomSystemTests {
    @Test(
        "Values, conflicts and ambiguity of random systems are those of the reference",
        arguments: SystemDescription.Style.allCases)
    func reference(style: SystemDescription.Style) throws {
        var skipped = 0
        let count = rounds(4000)
        for seed in 0..<count {
            var numbers = SeededNumbers(seed: seed)
            let system = SystemDescription.random(style, &numbers)
            guard let reference = try? ReferenceSolution(of: system) else {
                skipped += 1
                continue
            }
            let (solver, variables, ids) = system.makeSolver()
            solver.solve()
            let note = "\(style) \(seed): \(system)"
            let broken = Set(reference.broken.map { ids[$0] })
            #expect(Set(solver.conflicts.map(\.broken)) == broken, "\(note)")
            for (index, variable) in variables.enumerated() {
                let value = solver.value(of: variable)
                #expect(abs(value - reference.values[index]) < 1e-6, "variable \(index), \(note)")
                #expect(
                    solver.isAmbiguous(variable) == reference.isAmbiguous[index], "variable \(index), \(note)"
                )
            }
            for conflict in solver.conflicts { check(conflict, ids, broken, system, note) }
        }
        #expect(skipped * 20 <= count)
    }

    /// A conflict's constraints do not hold together, but without any one of them.
    private func check(
        _ conflict: Conflict, _ ids: [ConstraintID], _ broken: Set<ConstraintID>, _ system: SystemDescription,
        _ note: String
    ) {
        let set = conflict.set.map { id in ids.firstIndex(of: id)! }
        #expect(broken.intersection(conflict.set) == [conflict.broken], "\(note)")
        #expect(conflict.set == conflict.set.sorted(), "\(note)")
        let areCompatible = try? ReferenceSolution.areCompatible(set, in: system)
        #expect(areCompatible != true, "\(conflict), \(note)")
        for index in set {
            let others = set.filter { $0 != index }
            let areCompatible = try? ReferenceSolution.areCompatible(others, in: system)
            #expect(areCompatible != false, "\(conflict) without \(index), \(note)")
        }
    }
}
