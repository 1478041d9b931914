/// Variables that are solved together and their constraints, in order of creation, with the values of all others put in.
struct BlockProblem {
    struct Part {
        var slot: Int32
        var terms: [(item: Int, coefficient: Double)]
        var constant: Double
        var relation: Relation
        var priority: Float
        /// Its item in the tableau.
        var item = -1

        var isRequired: Bool { priority >= 1000 }
        var isRequiredEquality: Bool { isRequired && relation == .equal }
    }

    var variables: [Int32]
    var kinds: [Solver.Kind]
    var parts: [Part]
    var tableau: Tableau
    /// A required constraint that does not hold with the others.
    var violated: Int32?
    /// Unknowns that may have other values in solutions that are as good.
    var hasChoice = false

    init(variables: [Int32], kinds: [Solver.Kind], parts: [Part]) {
        self.variables = variables
        self.kinds = kinds
        self.parts = parts
        tableau = Tableau(unknowns: variables.count)
    }

    var values: [Double] { tableau.values(ofUnknowns: variables.count) }

    /// Whether a solution violates some priority more, and none above it less; after `solvePriorities`.
    func isWorse(than other: BlockProblem) -> Bool {
        let levels = Set(parts.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
        for priority in levels {
            let difference = violation(of: priority) - other.violation(of: priority)
            if abs(difference) > tableau.tolerance { return difference > 0 }
        }
        return false
    }

    private func violation(of priority: Float) -> Double {
        parts.reduce(0) { sum, part in
            guard part.priority == priority else { return sum }
            let value = tableau.value(of: part.item)
            return switch part.relation {
            case .equal: sum + abs(value)
            case .lessOrEqual: sum + max(0, value)
            case .greaterOrEqual: sum + max(0, -value)
            }
        }
    }

    /// Whether an unknown has other values in solutions that are as good; after `solvePriorities`.
    func canVary(_ item: Int) -> Bool {
        if tableau.openColumns.isEmpty { return false }
        let value = values[item]
        for direction in [1.0, -1] {
            var trial = self
            // It costs, whatever the value: up to something far away.
            let goal = trial.tableau.addRow([(item, 1)], constant: -value - direction * 1e6)
            trial.minimize([goal], up: 1, down: 1)
            if abs(trial.values[item] - value) > 1e-6 { return true }
        }
        return false
    }

    /// Finds one of the solutions that satisfy the constraints best.
    mutating func solvePriorities() {
        eliminateEqualities()
        for index in parts.indices where !parts[index].isRequiredEquality {
            parts[index].item = tableau.addRow(parts[index].terms, constant: parts[index].constant)
        }
        for level in levels() {
            for index in level { setCost(of: index) }
            let items = level.map { parts[$0].item }
            tableau.minimize(items)
            tableau.settle(items)
            if parts[level[0]].isRequired { keepSatisfied(level) }
        }
        hasChoice = !tableau.openColumns.isEmpty
    }

    private mutating func eliminateEqualities() {
        var uses = Array(repeating: 0, count: variables.count)
        for part in parts { for term in part.terms { uses[term.item] += 1 } }
        let equalities = parts.indices.filter { parts[$0].isRequiredEquality }
        for index in equalities.sorted(by: { (parts[$0].terms.count, $0) < (parts[$1].terms.count, $1) }) {
            let holds = tableau.eliminate(parts[index].terms, constant: parts[index].constant, uses: uses)
            if !holds { violated = violated ?? parts[index].slot }
        }
        tableau.closeEliminated()
    }

    /// Constraints of the same priority, except for required equalities: highest first.
    private func levels() -> [[Int]] {
        let open = parts.indices.filter { !parts[$0].isRequiredEquality }
        let levels = Dictionary(grouping: open) { min(parts[$0].priority, 1000) }
        return levels.sorted { $0.key > $1.key }.map(\.value)
    }

    private mutating func setCost(of index: Int) {
        let item = parts[index].item
        tableau.items[item].up = parts[index].relation == .greaterOrEqual ? 0 : 1
        tableau.items[item].down = parts[index].relation == .lessOrEqual ? 0 : 1
    }

    /// Holds required inequalities on their side; notes one that is not.
    private mutating func keepSatisfied(_ level: [Int]) {
        for index in level {
            let item = parts[index].item
            let value = tableau.value(of: item)
            let isAbove = parts[index].relation == .greaterOrEqual
            if (isAbove ? -value : value) > tableau.tolerance {
                violated = violated ?? parts[index].slot
            } else if tableau.items[item].sides == .both {
                tableau.items[item].sides = isAbove ? .above : .below
            }
        }
    }

    /// Chooses one of several solutions that are as good: for earlier constraints, then positions at zero, then small
    /// sizes.
    mutating func choose() {
        let optional = parts.indices.filter { !parts[$0].isRequired }
        for index in optional.sorted(by: { (-parts[$0].priority, $0) < (-parts[$1].priority, $1) }) {
            if tableau.openColumns.isEmpty { return }
            setCost(of: index)
            tableau.minimize([parts[index].item])
            tableau.settle([parts[index].item])
        }
        if tableau.openColumns.isEmpty { return }
        let items = kinds.indices.map {
            tableau.isEliminated[$0] ? tableau.addRow([($0, 1)], constant: 0) : $0
        }
        for kind in [Solver.Kind.position, .size, .other] {
            let items = kinds.indices.filter { kinds[$0] == kind }.map { items[$0] }
            minimize(items, up: 0, down: 1)
            minimize(items, up: 1, down: 0)
        }
        for item in items { minimize([item], up: 1, down: 1) }
    }

    private mutating func minimize(_ items: [Int], up: Double, down: Double) {
        if tableau.openColumns.isEmpty || items.isEmpty { return }
        for item in items {
            tableau.items[item].up = up
            tableau.items[item].down = down
        }
        tableau.minimize(items)
        tableau.settle(items)
    }
}
