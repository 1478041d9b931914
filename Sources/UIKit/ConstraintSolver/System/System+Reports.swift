extension System {
    /// The variables whose values changed, in the order of the changes.
    mutating func takeChanges() -> [Int32] {
        var changes: [Int32] = []
        for (variable, before) in touched {
            variables[Int(variable)].isTouched = false
            if variables[Int(variable)].value != before { changes.append(variable) }
        }
        touched = []
        return changes
    }

    mutating func isAmbiguous(_ variable: Int32) -> Bool {
        let block = Int(variables[Int(variable)].block)
        guard block >= 0, blocks[block].hasChoice else { return false }
        var problem = makeProblem(blocks[block].variables, isChoice: true, withLazy: true)
        problem.solvePriorities()
        guard let local = problem.variables.firstIndex(of: variable) else { return false }
        return problem.canVary(local)
    }

    func determining(_ variable: Int32) -> [ConstraintID] {
        var found: [ConstraintID] = []
        var seenVariables: Set<Int32> = [variable]
        var seenSlots: Set<Int32> = []
        var pending = [variable]
        while let next = pending.popLast() {
            let record = variables[Int(next)]
            var slots: [Int32] = []
            if record.definer >= 0 {
                slots = [record.definer]
            } else {
                var index = record.firstOccurrence
                while index >= 0 {
                    slots.append(occurrences[Int(index)].constraint)
                    index = occurrences[Int(index)].next
                }
            }
            for slot in slots where !constraints[Int(slot)].isBroken && seenSlots.insert(slot).inserted {
                guard abs(leftSide(of: slot)) <= tolerance(of: slot) else { continue }
                found.append(ConstraintID(index: constraints[Int(slot)].serial, slot: slot))
                for index in constraints[Int(slot)].range {
                    let other = occurrences[index].variable
                    if seenVariables.insert(other).inserted { pending.append(other) }
                }
            }
        }
        return found.sorted()
    }
}
