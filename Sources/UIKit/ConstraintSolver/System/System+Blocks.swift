extension System {
    /// Makes blocks of the variables that are still loose.
    mutating func gatherBlocks() {
        let starts = loose
        loose = []
        for variable in starts { variables[Int(variable)].isListed = false }
        for start in starts where variables[Int(start)].isLoose {
            let index = freeBlocks.popLast() ?? Int32(blocks.count)
            if Int(index) == blocks.count { blocks.append(Block()) }
            var members: [Int32] = []
            join(start, index, &members)
            var head = 0
            while head < members.count {
                var occurrence = variables[Int(members[head])].firstOccurrence
                head += 1
                while occurrence >= 0 {
                    let record = constraints[Int(occurrences[Int(occurrence)].constraint)]
                    if record.unknowns > 1, record.isTie {
                        for term in record.range { join(occurrences[term].variable, index, &members) }
                    }
                    occurrence = occurrences[Int(occurrence)].next
                }
            }
            blocks[Int(index)] = Block(variables: members, isDirty: true)
            dirtyBlocks.append(index)
        }
    }

    private mutating func join(_ variable: Int32, _ block: Int32, _ members: inout [Int32]) {
        guard variables[Int(variable)].state == .loose else { return }
        variables[Int(variable)].state = .member
        variables[Int(variable)].block = block
        members.append(variable)
    }

    /// Solves blocks in which all is determined; returns those with a choice, and required constraints that do not
    /// hold.
    mutating func solveBlocks(_ violated: inout [Int32], _ choices: inout [Int32]) {
        let dirty = dirtyBlocks
        dirtyBlocks = []
        for index in dirty where blocks[Int(index)].isDirty && blocks[Int(index)].isLive {
            if blocks[Int(index)].hasChoice {
                choices.append(index)
                continue
            }
            blocks[Int(index)].isDirty = false
            let members = blocks[Int(index)].variables
            if members.count == 1, let value = soloValue(of: members[0]) {
                if value != variables[Int(members[0])].value {
                    setValue(value, of: members[0])
                    reconsiderAround(members[0])
                }
                continue
            }
            var problem = makeProblem(members, isChoice: false, withLazy: false)
            problem.solvePriorities()
            if let slot = problem.violated {
                violated.append(slot)
            } else if problem.hasChoice {
                choices.append(index)
                continue
            }
            for variable in setValues(problem) { reconsiderAround(variable) }
        }
    }

    /// The only best value of a block's only variable; `nil` if that takes a closer look.
    private func soloValue(of variable: Int32) -> Double? {
        var problem = SoloProblem()
        var index = variables[Int(variable)].firstOccurrence
        while index >= 0 {
            let occurrence = occurrences[Int(index)]
            let record = constraints[Int(occurrence.constraint)]
            index = occurrence.next
            if !record.isTie { continue }
            var sum = record.constant
            for term in record.range where occurrences[term].variable != variable {
                sum += occurrences[term].coefficient * variables[Int(occurrences[term].variable)].value
            }
            var relation = record.relation
            if occurrence.coefficient < 0, relation != .equal {
                relation = relation == .lessOrEqual ? .greaterOrEqual : .lessOrEqual
            }
            problem.parts.append(
                SoloProblem.Part(
                    bound: 0 - sum / occurrence.coefficient, weight: abs(occurrence.coefficient),
                    priority: min(1000, record.priority), relation: relation))
        }
        return problem.solve()
    }

    /// Takes the values of a solution, and returns the variables whose value changed.
    mutating func setValues(_ problem: BlockProblem) -> [Int32] {
        var changed: [Int32] = []
        for (variable, value) in zip(problem.variables, problem.values) {
            let before = variables[Int(variable)].value
            // Rounding errors are no change.
            if abs(value - before) <= 1e-13 * max(1, abs(value)) { continue }
            setValue(value, of: variable)
            changed.append(variable)
        }
        return changed
    }

    /// The problem of some variables, all others being known.
    ///
    /// - Parameters:
    ///   - isChoice: Whether they are a block that has a choice.
    ///   - withLazy: Whether with the constraints that were left aside.
    mutating func makeProblem(_ members: [Int32], isChoice: Bool, withLazy: Bool) -> BlockProblem {
        let sorted = members.sorted { variables[Int($0)].serial < variables[Int($1)].serial }
        stamp += 1
        var slots: [Int32] = []
        for (local, variable) in sorted.enumerated() {
            variables[Int(variable)].stamp = stamp
            variables[Int(variable)].ties = Int32(local)
            var index = variables[Int(variable)].firstOccurrence
            while index >= 0 {
                let slot = occurrences[Int(index)].constraint
                let record = constraints[Int(slot)]
                index = occurrences[Int(index)].next
                if record.stamp == stamp || record.isBroken { continue }
                if record.isTie || (record.isAbsorbed && isChoice) || (record.isLazy && withLazy) {
                    constraints[Int(slot)].stamp = stamp
                    slots.append(slot)
                }
            }
        }
        slots.sort { constraints[Int($0)].serial < constraints[Int($1)].serial }
        return BlockProblem(
            variables: sorted, kinds: sorted.map { variables[Int($0)].kind }, parts: slots.map(makePart))
    }

    private func makePart(_ slot: Int32) -> BlockProblem.Part {
        let record = constraints[Int(slot)]
        var part = BlockProblem.Part(
            slot: slot, terms: [], constant: record.constant, relation: record.relation,
            priority: record.priority)
        for index in record.range {
            let occurrence = occurrences[index]
            let variable = variables[Int(occurrence.variable)]
            if variable.stamp == stamp {
                part.terms.append((Int(variable.ties), occurrence.coefficient))
            } else {
                part.constant += occurrence.coefficient * variable.value
            }
        }
        return part
    }
}
