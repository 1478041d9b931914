/// Solves systems of linear constraints as Auto Layout has them, and solves them again when they change.
///
/// Required constraints hold; where they conflict, the latest of those of the last rank is broken, as if it were
/// absent. Of the solutions, those are best that violate the constraints of the highest priority least, measured by
/// the sum of the distances; of these, those that violate the next priority least; and so on. If more than one
/// solution is best, the solver prefers earlier constraints of a priority to later ones; then no negative positions
/// and positions near zero; then the same for sizes, and then for other variables. The result does not depend on the
/// order of changes that led to a system.
///
/// ```swift
/// let solver = Solver()
/// let x = solver.makeVariable(.position)
/// let width = solver.makeVariable(.size)
/// solver.add([Term(x, 1)], .equal, constant: -8, priority: 1000)
/// solver.add([Term(x, 1), Term(width, 1)], .lessOrEqual, constant: -100, priority: 1000)
/// solver.add([Term(width, 1)], .equal, constant: -120, priority: 250)
/// solver.solve { _ in }
/// solver.value(of: width)  // 92
/// ```
package final class Solver {
    private(set) var system = System()

    package init() {}

    /// Makes a variable whose value is zero until the next solution.
    package func makeVariable(_ kind: Kind = .other) -> Variable {
        Variable(index: system.makeVariable(kind))
    }

    /// Removes a variable, and all constraints that mention it.
    package func remove(_ variable: Variable) {
        precondition(isLive(variable), "the variable was removed before")
        system.removeVariable(variable.index)
    }

    /// Adds a constraint: the sum of the terms and the constant compared with zero.
    ///
    /// - Parameters:
    ///   - priority: Above 0; from 1000 up, the constraint is required.
    ///   - rank: Those of a later rank are broken rather than this one.
    @discardableResult
    package func add(
        _ terms: some Collection<Term>, _ relation: Relation, constant: Double, priority: Float,
        rank: ConstraintRank = .relation
    ) -> ConstraintID {
        precondition(constant.isFinite && priority > 0, "constants are finite, priorities above zero")
        let record = ConstraintRecord(
            constant: constant, serial: system.constraintCount, priority: priority, start: 0, count: 0,
            relation: relation, rank: rank)
        system.constraintCount += 1
        return ConstraintID(index: record.serial, slot: system.addConstraint(record, terms))
    }

    package func remove(_ id: ConstraintID) {
        check(id)
        system.removeConstraint(id.slot)
    }

    package func setConstant(_ constant: Double, of id: ConstraintID) {
        check(id)
        precondition(constant.isFinite, "constants are finite")
        system.setConstant(constant, of: id.slot)
    }

    /// Changes the priority of a constraint, which may become required or optional by that.
    package func setPriority(_ priority: Float, of id: ConstraintID) {
        check(id)
        precondition(priority > 0, "priorities are above zero")
        system.setPriority(priority, of: id.slot)
    }

    /// A constraint that mentions the variable; `nil` if there is none.
    ///
    /// - Complexity: O(1)
    package func constraint(mentioning variable: Variable) -> ConstraintID? {
        let first = system.variables[Int(variable.index)].firstOccurrence
        guard first >= 0 else { return nil }
        let slot = system.occurrences[Int(first)].constraint
        return ConstraintID(index: system.constraints[Int(slot)].serial, slot: slot)
    }

    package var needsSolving: Bool { system.needsSolving }

    /// Solves what has changed since the last solution, and visits the variables whose values changed by that.
    package func solve(_ changed: (Variable) -> Void = { _ in }) {
        guard system.needsSolving else { return }
        system.solve()
        for variable in system.takeChanges() { changed(Variable(index: variable)) }
    }

    /// The value of a variable in the last solution.
    ///
    /// - Complexity: O(1)
    package func value(of variable: Variable) -> Double {
        system.variables[Int(variable.index)].value
    }

    package func contains(_ id: ConstraintID) -> Bool {
        let slot = Int(id.slot)
        return system.constraints.indices.contains(slot) && system.constraints[slot].isLive
            && system.constraints[slot].serial == id.index
    }

    /// What the last solution left of the constraint's left side: zero if the constraint holds.
    package func error(of id: ConstraintID) -> Double {
        check(id)
        return system.error(of: id.slot)
    }

    /// Whether the constraint holds in the last solution, but for rounding errors.
    package func isSatisfied(_ id: ConstraintID) -> Bool {
        check(id)
        return system.holds(id.slot)
    }

    /// The required constraints that the last solution broke, in order of creation, each with those that exclude it.
    package var conflicts: [Conflict] {
        system.groups.flatMap(\.conflicts).sorted { $0.broken < $1.broken }
    }

    /// Whether the variable has other values in solutions that are as good as the last one.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        system.isAmbiguous(variable.index)
    }

    /// The constraints that determine the variable's value: those that hold tightly and lead to it, in order of
    /// creation.
    package func determining(_ variable: Variable) -> [ConstraintID] {
        system.determining(variable.index)
    }

    /// What is wrong with the solver's own records after a solution; `nil` unless the solver has a mistake. For tests.
    package var inconsistency: String? { system.inconsistency }

    private func isLive(_ variable: Variable) -> Bool {
        system.variables[Int(variable.index)].isLive
    }

    private func check(_ id: ConstraintID) {
        precondition(contains(id), "the constraint was removed")
    }
}
