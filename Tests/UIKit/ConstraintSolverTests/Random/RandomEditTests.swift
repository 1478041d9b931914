import ConstraintSolver
import Testing

@Suite("Random edits")
struct RandomEditTests {
    /// A solver that is edited, and what a new solver would be made of.
    private struct Edited {
        var system: SystemDescription
        let solver: Solver
        var variables: [Variable]
        var ids: [ConstraintID]
        var known: [Double] = []

        init(_ system: SystemDescription) {
            self.system = system
            (solver, variables, ids) = system.makeSolver()
            known = variables.map { _ in 0 }
        }

        mutating func edit(_ style: SystemDescription.Style, _ numbers: inout SeededNumbers) {
            let choice = numbers.next(below: 10)
            guard choice > 2, !ids.isEmpty else {
                if choice == 0, system.kinds.count < 12 {
                    system.kinds.append(numbers.element(of: [.position, .size, .other]))
                    variables.append(solver.makeVariable(system.kinds.last!))
                    known.append(0)
                }
                let constraint = system.randomConstraint(style, &numbers)
                system.constraints.append(constraint)
                ids.append(constraint.add(to: solver, variables))
                return
            }
            let index = numbers.next(below: ids.count)
            switch choice {
            case 3, 4:
                solver.remove(ids.remove(at: index))
                system.constraints.remove(at: index)
            case 5 where numbers.onceIn(2):
                removeVariable(numbers.next(below: variables.count))
            case 5, 6:
                let priority = numbers.element(of: [1000, 1000, 750, 500] as [Float])
                solver.setPriority(priority, of: ids[index])
                system.constraints[index].priority = priority
            default:
                let constant = system.constraints[index].constant + numbers.next(in: -5...5)
                solver.setConstant(Double(constant), of: ids[index])
                system.constraints[index].constant = constant
            }
        }

        private mutating func removeVariable(_ index: Int) {
            if variables.count < 2 { return }
            solver.remove(variables.remove(at: index))
            system.kinds.remove(at: index)
            known.remove(at: index)
            for place in ids.indices.reversed() {
                if system.constraints[place].terms.contains(where: { $0.variable == index }) {
                    // Factors that add up to zero are none: the constraint stays, without the variable.
                    if solver.contains(ids[place]) { solver.remove(ids[place]) }
                    ids.remove(at: place)
                    system.constraints.remove(at: place)
                    continue
                }
                for term in system.constraints[place].terms.indices
                where system.constraints[place].terms[term].variable > index {
                    system.constraints[place].terms[term].variable -= 1
                }
            }
        }

        /// Compares with a new solver.
        mutating func check(_ note: String) {
            let places = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
            solver.solve { variable in
                known[places[variable]!] = solver.value(of: variable)
            }
            let (fresh, others, otherIDs) = system.makeSolver()
            fresh.solve()
            for index in variables.indices {
                let value = solver.value(of: variables[index])
                #expect(
                    abs(value - fresh.value(of: others[index])) < 1e-6,
                    "variable \(index), \(note): \(system)")
                #expect(known[index] == value, "a change of variable \(index) was not visited, \(note)")
            }
            let conflicts = solver.conflicts.map { conflict in
                [conflict.broken] + conflict.set
            }
            let expected = fresh.conflicts.map { [$0.broken] + $0.set }
            #expect(
                conflicts.map { $0.map { ids.firstIndex(of: $0)! } }
                    == expected.map { $0.map { otherIDs.firstIndex(of: $0)! } }, "\(note): \(system)")
            #expect(!solver.needsSolving)
            #expect(solver.inconsistency == nil, "\(note): \(system)")
        }
    }

    @Test("An edited solver is like a new one", arguments: SystemDescription.Style.allCases)
    func edits(style: SystemDescription.Style) {
        for seed in 0..<rounds(2000) {
            var numbers = SeededNumbers(seed: seed)
            var edited = Edited(.random(style, &numbers))
            for step in 0..<30 {
                for _ in 0..<numbers.next(in: 1...3) { edited.edit(style, &numbers) }
                edited.check("\(style) \(seed), step \(step)")
            }
        }
    }
}
