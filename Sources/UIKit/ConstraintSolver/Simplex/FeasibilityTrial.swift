/// Adds required constraints one by one, and tells which earlier ones exclude one that cannot hold.
struct FeasibilityTrial {
    private var tableau: Tableau
    private var count = 0
    /// By item: the number of its constraint, or -1.
    private var numbers: [Int]

    init(unknowns: Int) {
        tableau = Tableau(unknowns: unknowns)
        tableau.keepsFixedColumns = true
        numbers = Array(repeating: -1, count: unknowns)
    }

    /// Adds a constraint, or returns the numbers of the earlier ones that exclude it.
    mutating func add(_ terms: [(item: Int, coefficient: Double)], _ record: ConstraintRecord) -> [Int]? {
        let item = tableau.addRow(terms, constant: record.constant)
        numbers.append(count)
        count += 1
        let row = tableau.items[item].place
        tableau.items[item].up = record.relation == .greaterOrEqual ? 0 : 1
        tableau.items[item].down = record.relation == .lessOrEqual ? 0 : 1
        tableau.minimize([item])
        let value = tableau.value(of: item)
        let error = value > 0 ? value * tableau.items[item].up : -value * tableau.items[item].down
        tableau.forgetCosts([item])
        guard error > tableau.tolerance else {
            tableau.items[item].sides =
                switch record.relation {
                case .equal: []
                case .lessOrEqual: .below
                case .greaterOrEqual: .above
                }
            // An equality that holds stays at zero.
            let place = tableau.items[item].place
            if record.relation == .equal, place < 0 { tableau.close(~place) }
            return nil
        }
        let opponents = tableau.rows[row].entries.filter { abs($0.value) > Tableau.smallestPivot }
        let excluded = opponents.map { numbers[tableau.columnItems[$0.column]] }.filter { $0 >= 0 }
        tableau.rows[row].entries = []
        return excluded.sorted()
    }
}
