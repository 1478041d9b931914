import ConstraintSolver

/// The solution of a system as the solver's documentation defines it, found slowly and exactly.
struct ReferenceSolution {
    private let system: SystemDescription
    /// The places of the constraints that are broken.
    private(set) var broken: [Int] = []
    private(set) var values: [Double] = []
    /// Whether each variable has other values in solutions that are as good.
    private(set) var isAmbiguous: [Bool] = []

    init(of system: SystemDescription) throws(Fraction.Overflow) {
        self.system = system
        let required = system.constraints.indices.filter { system.constraints[$0].priority >= 1000 }
        var kept: [Int] = []
        let ranks = { (index: Int) in system.constraints[index].rank }
        for index in required.sorted(by: { (ranks($0), $0) < (ranks($1), $1) }) {
            if try Self.areCompatible(kept + [index], in: system) {
                kept.append(index)
            } else {
                broken.append(index)
            }
        }
        broken.sort()
        let used = system.constraints.indices.filter { !broken.contains($0) }
        var simplex = try Self.simplex(used, in: system)!
        for objective in priorities(used) { try simplex.minimize(objective) }
        let best = simplex
        for objective in choices(used) { try simplex.minimize(objective) }
        for variable in system.kinds.indices {
            values.append(
                simplex.value(of: 2 * variable).double - simplex.value(of: 2 * variable + 1).double)
            let (one, other) = (2 * variable, 2 * variable + 1)
            var low = best
            var high = best
            let lowest = try low.minimize([one: 1, other: -1])
            let highest = try high.minimize([one: -1, other: 1])
            isAmbiguous.append(lowest == nil || highest == nil || lowest! != highest!.negated)
        }
    }

    /// Whether some required constraints hold together.
    static func areCompatible(
        _ constraints: [Int], in system: SystemDescription
    ) throws(Fraction.Overflow) -> Bool {
        try simplex(constraints, in: system) != nil
    }

    /// Unknowns: two for each variable, and two for each constraint, what it is above zero and what it is below.
    private static func simplex(
        _ used: [Int], in system: SystemDescription
    ) throws(Fraction.Overflow) -> TextbookSimplex? {
        let count = system.kinds.count
        var equations: [(coefficients: [Int: Int], right: Int)] = []
        for index in used {
            let constraint = system.constraints[index]
            var coefficients: [Int: Int] = [:]
            for (variable, factor) in constraint.terms {
                coefficients[2 * variable, default: 0] += factor
                coefficients[2 * variable + 1, default: 0] -= factor
            }
            let isRequired = constraint.priority >= 1000
            if !isRequired || constraint.relation == .greaterOrEqual {
                coefficients[2 * (count + index)] = -1
            }
            if !isRequired || constraint.relation == .lessOrEqual {
                coefficients[2 * (count + index) + 1] = 1
            }
            equations.append((coefficients, -constraint.constant))
        }
        return try TextbookSimplex(
            unknowns: 2 * (count + system.constraints.count), equations: equations)
    }

    private func violation(_ index: Int) -> [Int: Int] {
        let unknown = 2 * (system.kinds.count + index)
        return switch system.constraints[index].relation {
        case .equal: [unknown: 1, unknown + 1: 1]
        case .lessOrEqual: [unknown: 1]
        case .greaterOrEqual: [unknown + 1: 1]
        }
    }

    private func priorities(_ used: [Int]) -> [[Int: Int]] {
        let optional = used.filter { system.constraints[$0].priority < 1000 }
        return Set(optional.map { system.constraints[$0].priority }).sorted(by: >).map { priority in
            optional.filter { system.constraints[$0].priority == priority }.reduce(into: [:]) { sum, index in
                sum.merge(violation(index)) { $0 + $1 }
            }
        }
    }

    private func choices(_ used: [Int]) -> [[Int: Int]] {
        let optional = used.filter { system.constraints[$0].priority < 1000 }.sorted {
            (-system.constraints[$0].priority, $0) < (-system.constraints[$1].priority, $1)
        }
        var objectives = optional.map(violation)
        for kind in [Solver.Kind.position, .size, .other] {
            let variables = system.kinds.indices.filter { system.kinds[$0] == kind }
            objectives.append(variables.reduce(into: [:]) { $0[2 * $1 + 1] = 1 })
            objectives.append(variables.reduce(into: [:]) { $0[2 * $1] = 1 })
        }
        return objectives + system.kinds.indices.map { [2 * $0: 1, 2 * $0 + 1: 1] }
    }
}
