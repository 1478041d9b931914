/// The simplex method as textbooks have it, with a dense tableau of exact fractions: unknowns that are not negative,
/// equations, one objective after the other.
struct TextbookSimplex {
    private var table: [[Fraction]] = []
    private var right: [Fraction] = []
    private var basis: [Int] = []
    private var isAllowed: [Bool]
    private let unknowns: Int

    /// Finds a point that satisfies the equations; `nil` if there is none.
    init?(unknowns: Int, equations: [(coefficients: [Int: Int], right: Int)]) throws(Fraction.Overflow) {
        self.unknowns = unknowns
        isAllowed = Array(repeating: true, count: unknowns + equations.count)
        for (index, equation) in equations.enumerated() {
            let sign = equation.right < 0 ? -1 : 1
            var row = Array(repeating: Fraction.zero, count: unknowns + equations.count)
            for (column, value) in equation.coefficients { row[column] = Fraction(numerator: sign * value) }
            row[unknowns + index] = Fraction(numerator: 1)
            table.append(row)
            right.append(Fraction(numerator: sign * equation.right))
            basis.append(unknowns + index)
        }
        let artificial = Dictionary(uniqueKeysWithValues: equations.indices.map { (unknowns + $0, 1) })
        guard try minimize(artificial) == .zero else { return nil }
        for column in unknowns..<isAllowed.count { isAllowed[column] = false }
    }

    /// The value of an unknown.
    func value(of unknown: Int) -> Fraction {
        basis.firstIndex(of: unknown).map { right[$0] } ?? .zero
    }

    /// Minimizes an objective, keeps it at the minimum from then on, and returns it; `nil` if it has no minimum.
    @discardableResult
    mutating func minimize(_ objective: [Int: Int]) throws(Fraction.Overflow) -> Fraction? {
        while true {
            let costs = try reducedCosts(objective)
            guard let column = costs.indices.first(where: { isAllowed[$0] && costs[$0] < .zero }) else {
                for column in costs.indices where costs[column] > .zero { isAllowed[column] = false }
                var sum = Fraction.zero
                for (unknown, factor) in objective.sorted(by: { $0.key < $1.key }) {
                    sum = try sum.plus(value(of: unknown).times(Fraction(numerator: factor)))
                }
                return sum
            }
            guard let row = try leavingRow(column) else { return nil }
            try pivot(row, column)
        }
    }

    private func reducedCosts(_ objective: [Int: Int]) throws(Fraction.Overflow) -> [Fraction] {
        var costs = isAllowed.indices.map { Fraction(numerator: objective[$0] ?? 0) }
        for (row, basic) in basis.enumerated() {
            guard let factor = objective[basic], factor != 0 else { continue }
            for column in costs.indices where table[row][column] != .zero {
                costs[column] = try costs[column].plus(
                    table[row][column].times(Fraction(numerator: -factor)))
            }
        }
        return costs
    }

    /// Bland's rule: of the nearest rows the one whose unknown comes first.
    private func leavingRow(_ column: Int) throws(Fraction.Overflow) -> Int? {
        var best: (row: Int, ratio: Fraction)?
        for row in table.indices where table[row][column] > .zero {
            let ratio = try right[row].divided(by: table[row][column])
            if let known = best {
                if known.ratio < ratio || (known.ratio == ratio && basis[known.row] < basis[row]) { continue }
            }
            best = (row, ratio)
        }
        // An artificial unknown must stay at zero, whichever way the column moves.
        for row in table.indices where basis[row] >= unknowns && !isAllowed[basis[row]] {
            if table[row][column] != .zero { return row }
        }
        return best?.row
    }

    private mutating func pivot(_ row: Int, _ column: Int) throws(Fraction.Overflow) {
        let value = table[row][column]
        for index in table[row].indices where table[row][index] != .zero {
            table[row][index] = try table[row][index].divided(by: value)
        }
        right[row] = try right[row].divided(by: value)
        for other in table.indices where other != row && table[other][column] != .zero {
            let factor = table[other][column].negated
            for index in table[row].indices where table[row][index] != .zero {
                table[other][index] = try table[other][index].plus(factor.times(table[row][index]))
            }
            right[other] = try right[other].plus(factor.times(right[row]))
        }
        basis[row] = column
    }
}
