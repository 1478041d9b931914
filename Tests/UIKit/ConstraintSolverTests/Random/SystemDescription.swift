import ConstraintSolver

/// A system of constraints with whole numbers, from which a solver and the reference are made.
struct SystemDescription {
    struct Constraint {
        var terms: [(variable: Int, factor: Int)]
        var relation: Relation
        var constant: Int
        var priority: Float
        var rank = ConstraintRank.relation
    }

    var kinds: [Solver.Kind]
    var constraints: [Constraint]

    /// A solver with these constraints, and their identifiers; not solved yet.
    func makeSolver() -> (solver: Solver, variables: [Variable], ids: [ConstraintID]) {
        let solver = Solver()
        let variables = kinds.map(solver.makeVariable)
        let ids = constraints.map { $0.add(to: solver, variables) }
        return (solver, variables, ids)
    }

    func violation(_ index: Int, _ values: [Double]) -> Double {
        let constraint = constraints[index]
        let sum = constraint.terms.reduce(Double(constraint.constant)) {
            $0 + Double($1.factor) * values[$1.variable]
        }
        return switch constraint.relation {
        case .equal: abs(sum)
        case .lessOrEqual: max(0, sum)
        case .greaterOrEqual: max(0, -sum)
        }
    }
}

extension SystemDescription.Constraint {
    func add(to solver: Solver, _ variables: [Variable]) -> ConstraintID {
        solver.add(
            terms.map { Term(variables[$0.variable], Double($0.factor)) }, relation,
            constant: Double(constant), priority: priority, rank: rank)
    }
}
