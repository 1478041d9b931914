extension System {
    /// Makes occurrences of terms; terms of the same variable become one.
    mutating func link(_ terms: some Collection<Term>, to slot: Int32) {
        var sum: [(variable: Int32, coefficient: Double)] = []
        sum.reserveCapacity(terms.count)
        for term in terms {
            let variable = term.variable.index
            precondition(variables[Int(variable)].isLive, "the variable was removed")
            precondition(term.coefficient.isFinite, "a coefficient must be finite")
            if let index = sum.firstIndex(where: { $0.variable == variable }) {
                sum[index].coefficient += term.coefficient
            } else {
                sum.append((variable, term.coefficient))
            }
        }
        sum.removeAll { $0.coefficient == 0 }
        let start = room(for: sum.count)
        constraints[Int(slot)].start = Int32(start)
        constraints[Int(slot)].count = Int32(sum.count)
        for (offset, term) in sum.enumerated() {
            let next = variables[Int(term.variable)].firstOccurrence
            occurrences[start + offset] = Occurrence(
                coefficient: term.coefficient, variable: term.variable, constraint: slot, next: next)
            if next >= 0 { occurrences[Int(next)].previous = Int32(start + offset) }
            variables[Int(term.variable)].firstOccurrence = Int32(start + offset)
            if !variables[Int(term.variable)].isFixed { constraints[Int(slot)].unknowns += 1 }
        }
    }

    mutating func unlink(_ slot: Int32) {
        let range = constraints[Int(slot)].range
        for index in range {
            let occurrence = occurrences[index]
            if occurrence.next >= 0 { occurrences[Int(occurrence.next)].previous = occurrence.previous }
            if occurrence.previous >= 0 {
                occurrences[Int(occurrence.previous)].next = occurrence.next
            } else {
                variables[Int(occurrence.variable)].firstOccurrence = occurrence.next
            }
        }
        if range.isEmpty { return }
        while freeOccurrences.count <= range.count { freeOccurrences.append([]) }
        freeOccurrences[range.count].append(Int32(range.lowerBound))
    }

    private mutating func room(for count: Int) -> Int {
        if count < freeOccurrences.count, let start = freeOccurrences[count].popLast() { return Int(start) }
        let start = occurrences.count
        for _ in 0..<count {
            occurrences.append(Occurrence(coefficient: 0, variable: -1, constraint: -1))
        }
        return start
    }

    /// The sum of a constraint's terms and its constant.
    func leftSide(of slot: Int32) -> Double {
        let record = constraints[Int(slot)]
        var sum = record.constant
        for index in record.range {
            sum += occurrences[index].coefficient * variables[Int(occurrences[index].variable)].value
        }
        return sum
    }

    /// What a constraint's left side is off, signed; zero if the constraint holds.
    func error(of slot: Int32) -> Double {
        let sum = leftSide(of: slot)
        return switch constraints[Int(slot)].relation {
        case .equal: sum
        case .lessOrEqual: max(0, sum)
        case .greaterOrEqual: min(0, sum)
        }
    }

    /// What a constraint may be off and still counts as satisfied: rounding errors grow with the numbers.
    func tolerance(of slot: Int32) -> Double {
        let record = constraints[Int(slot)]
        var largest = max(1, abs(record.constant))
        for index in record.range {
            let occurrence = occurrences[index]
            largest = max(largest, abs(occurrence.coefficient * variables[Int(occurrence.variable)].value))
        }
        return largest * 1e-7
    }

    func holds(_ slot: Int32) -> Bool {
        abs(error(of: slot)) <= tolerance(of: slot)
    }
}
