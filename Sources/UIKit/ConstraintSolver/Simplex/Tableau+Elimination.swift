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
        eliminationOf[elimination.unknown] = eliminated.count
        eliminated.append(elimination)
        isDead[~items[elimination.unknown].place] = true
    }

    /// Forgets the columns of eliminated unknowns.
    mutating func closeEliminated() {
        if !eliminated.isEmpty { openColumns.removeAll { isDead[$0] } }
    }

    /// The same sum without eliminated unknowns.
    ///
    /// - Complexity: O(*k* log *k*) in the number of unknowns that it leads to.
    mutating func expand(
        _ terms: [(item: Int, coefficient: Double)], _ constant: Double
    ) -> (terms: [(item: Int, coefficient: Double)], constant: Double) {
        guard terms.contains(where: { $0.item < isEliminated.count && isEliminated[$0.item] }) else {
            return (terms, constant)
        }
        while sums.count < items.count {
            sums.append(0)
            isSummed.append(false)
        }
        var constant = constant
        var summed: [Int] = []
        for term in terms { sum(term.coefficient, of: term.item, &summed) }
        for isDirect in [true, false] {
            let order = eliminations(reachedFrom: summed, areDirect: isDirect)
            for index in isDirect ? order.reversed() : order {
                let elimination = eliminated[index]
                let factor = sums[elimination.unknown]
                if factor == 0 { continue }
                sums[elimination.unknown] = 0
                constant += factor * elimination.constant
                for term in elimination.terms { sum(factor * term.coefficient, of: term.item, &summed) }
            }
        }
        summed.sort()
        var result: [(item: Int, coefficient: Double)] = []
        for item in summed {
            if abs(sums[item]) > Self.smallestCoefficient { result.append((item, sums[item])) }
            (sums[item], isSummed[item]) = (0, false)
        }
        return (result, constant)
    }

    private mutating func sum(_ value: Double, of item: Int, _ summed: inout [Int]) {
        if !isSummed[item] {
            isSummed[item] = true
            summed.append(item)
        }
        sums[item] += value
    }

    /// The eliminations of one kind that some items lead to, directly or by each other's terms, in order.
    private func eliminations(reachedFrom items: [Int], areDirect: Bool) -> [Int] {
        var found: Set<Int> = []
        var pending = items
        while let item = pending.popLast() {
            guard item < isEliminated.count, isEliminated[item], let index = eliminationOf[item],
                eliminated[index].isDirect == areDirect, found.insert(index).inserted
            else { continue }
            for term in eliminated[index].terms { pending.append(term.item) }
        }
        return found.sorted()
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
