extension Tableau {
    /// Uses an equality to express one of its unknowns by the others; false if it has none and does not hold.
    ///
    /// Only before the first row.
    ///
    /// - Parameter uses: By unknown: how many constraints mention it.
    mutating func eliminate(
        _ terms: [(item: Int, coefficient: Double)], constant: Double, uses: [Int]
    ) -> Bool {
        scale = max(scale, abs(constant))
        let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
        var best: Int?
        // One that is mentioned nowhere before keeps the others as they are.
        for (index, term) in terms.enumerated() where abs(term.coefficient) >= 0.1 * largest {
            if isEliminated[term.item] || isMentioned[term.item] { continue }
            if let known = best, uses[terms[known].item] <= uses[term.item] { continue }
            best = index
        }
        if let best {
            eliminate(best, of: terms, constant, isDirect: true)
            return true
        }
        let (sum, rest) = expand(terms, constant)
        let widest = sum.indices.max { abs(sum[$0].coefficient) < abs(sum[$1].coefficient) }
        guard let widest, abs(sum[widest].coefficient) > Self.smallestPivot else {
            return abs(rest) <= tolerance
        }
        eliminate(widest, of: sum, rest, isDirect: false)
        return true
    }

    private mutating func eliminate(
        _ index: Int, of terms: [(item: Int, coefficient: Double)], _ constant: Double, isDirect: Bool
    ) {
        let factor = -1 / terms[index].coefficient
        var elimination = Elimination(
            unknown: terms[index].item, constant: constant * factor, terms: [], isDirect: isDirect)
        for (other, term) in terms.enumerated() where other != index {
            elimination.terms.append((term.item, term.coefficient * factor))
            isMentioned[term.item] = true
        }
        isEliminated[elimination.unknown] = true
        eliminated.append(elimination)
        isDead[~items[elimination.unknown].place] = true
    }

    /// Forgets the columns of eliminated unknowns.
    mutating func closeEliminated() {
        if !eliminated.isEmpty { openColumns.removeAll { isDead[$0] } }
    }

    /// The same sum without eliminated unknowns.
    func expand(
        _ terms: [(item: Int, coefficient: Double)], _ constant: Double
    ) -> (terms: [(item: Int, coefficient: Double)], constant: Double) {
        guard terms.contains(where: { $0.item < isEliminated.count && isEliminated[$0.item] }) else {
            return (terms, constant)
        }
        var sums = Array(repeating: 0.0, count: items.count)
        var constant = constant
        for term in terms { sums[term.item] += term.coefficient }
        func replace(_ elimination: Elimination) {
            let factor = sums[elimination.unknown]
            if factor == 0 { return }
            sums[elimination.unknown] = 0
            constant += factor * elimination.constant
            for term in elimination.terms { sums[term.item] += factor * term.coefficient }
        }
        for elimination in eliminated.reversed() where elimination.isDirect { replace(elimination) }
        for elimination in eliminated where !elimination.isDirect { replace(elimination) }
        let result = sums.indices.filter { abs(sums[$0]) > Self.smallestCoefficient }
        return (result.map { ($0, sums[$0]) }, constant)
    }

    /// The values of the first unknowns, eliminated ones as well.
    func values(ofUnknowns count: Int) -> [Double] {
        var values = (0..<count).map { isEliminated[$0] ? 0 : value(of: $0) }
        func compute(_ elimination: Elimination) {
            values[elimination.unknown] = elimination.terms.reduce(elimination.constant) {
                $0 + $1.coefficient * values[$1.item]
            }
        }
        for elimination in eliminated.reversed() where !elimination.isDirect { compute(elimination) }
        for elimination in eliminated where elimination.isDirect { compute(elimination) }
        return values
    }
}
