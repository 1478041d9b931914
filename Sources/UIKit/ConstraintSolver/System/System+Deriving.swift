extension System {
    /// Leaves inequalities of loose variables aside again that hold with room to spare.
    ///
    /// Only before anything is solved, as what one solution leaves aside the next might need again, and so on.
    mutating func restConstraints() {
        for variable in loose where variables[Int(variable)].isLoose {
            var index = variables[Int(variable)].firstOccurrence
            while index >= 0 {
                let slot = occurrences[Int(index)].constraint
                if constraints[Int(slot)].isActive, hasRoom(slot) {
                    loosenAll(in: constraints[Int(slot)])
                    constraints[Int(slot)].isActive = false
                    check(slot)
                }
                index = occurrences[Int(index)].next
            }
        }
    }

    private func hasRoom(_ slot: Int32) -> Bool {
        error(of: slot) == 0 && abs(leftSide(of: slot)) > tolerance(of: slot)
    }

    /// Finds loose variables that derive from others.
    mutating func deriveLoose() {
        var derived: [Int32] = []
        repeat {
            if hasLinks() { loosenDerived() }
            derivePass(&derived)
        } while loosenTied()
        stamp += 1
        for variable in derived.reversed() {
            if variables[Int(variable)].state != .derived || variables[Int(variable)].stamp == stamp {
                continue
            }
            variables[Int(variable)].stamp = stamp
            fixCount += 1
            variables[Int(variable)].order = fixCount
            staleDerived.insert(variable, order: fixCount)
        }
    }

    /// Whether constraints tie loose variables to others that have their place.
    private func hasLinks() -> Bool {
        loose.contains { variable in
            guard variables[Int(variable)].isLoose else { return false }
            var index = variables[Int(variable)].firstOccurrence
            while index >= 0 {
                let record = constraints[Int(occurrences[Int(index)].constraint)]
                index = occurrences[Int(index)].next
                if record.isTie,
                    record.range.contains(where: { variables[Int(occurrences[$0].variable)].isSettled })
                {
                    return true
                }
            }
            return false
        }
    }

    /// Loosens what derives from loose variables: these might be about to derive from it.
    private mutating func loosenDerived() {
        var head = 0
        while head < loose.count {
            let variable = loose[head]
            head += 1
            guard variables[Int(variable)].isLoose else { continue }
            var index = variables[Int(variable)].firstOccurrence
            while index >= 0 {
                let defined = constraints[Int(occurrences[Int(index)].constraint)].defines
                index = occurrences[Int(index)].next
                if defined >= 0 { loosen(defined) }
            }
        }
    }

    private mutating func derivePass(_ derived: inout [Int32]) {
        var queue: [Int32] = []
        for variable in loose where variables[Int(variable)].isLoose {
            var ties: Int32 = 0
            var index = variables[Int(variable)].firstOccurrence
            while index >= 0 {
                if constraints[Int(occurrences[Int(index)].constraint)].isTie { ties += 1 }
                index = occurrences[Int(index)].next
            }
            variables[Int(variable)].ties = ties
            if ties == 1 { queue.append(variable) }
        }
        var head = 0
        while head < queue.count {
            let variable = queue[head]
            head += 1
            guard variables[Int(variable)].isLoose, variables[Int(variable)].ties == 1 else { continue }
            let slot = tie(of: variable)
            guard constraints[Int(slot)].canDefine else { continue }
            variables[Int(variable)].state = .derived
            variables[Int(variable)].definer = slot
            constraints[Int(slot)].defines = variable
            derived.append(variable)
            for index in constraints[Int(slot)].range {
                let other = occurrences[index].variable
                guard variables[Int(other)].isLoose else { continue }
                variables[Int(other)].ties -= 1
                if variables[Int(other)].ties == 1 { queue.append(other) }
            }
        }
    }

    private func tie(of variable: Int32) -> Int32 {
        var index = variables[Int(variable)].firstOccurrence
        while !constraints[Int(occurrences[Int(index)].constraint)].isTie {
            index = occurrences[Int(index)].next
        }
        return occurrences[Int(index)].constraint
    }

    /// Loosens what new constraints tie to variables that stay loose; returns whether there was anything.
    private mutating func loosenTied() -> Bool {
        var hasLoosened = false
        var head = 0
        while head < loose.count {
            let variable = loose[head]
            head += 1
            guard variables[Int(variable)].isLoose else { continue }
            var index = variables[Int(variable)].firstOccurrence
            while index >= 0 {
                let record = constraints[Int(occurrences[Int(index)].constraint)]
                index = occurrences[Int(index)].next
                if record.isTie, record.unknowns > 1, loosenAll(in: record) { hasLoosened = true }
            }
        }
        return hasLoosened
    }
}
