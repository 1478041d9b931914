extension System {
    /// Solves blocks in which more than one solution may be best, each with all that it has an influence on.
    mutating func solveChoices(_ choices: [Int32], _ violated: inout [Int32]) {
        var whole: [Int32] = []
        for index in choices + dirtyBlocks where blocks[Int(index)].isLive {
            whole.append(blocks[Int(index)].hasChoice ? index : widen(index))
        }
        dirtyBlocks = []
        for index in whole where blocks[Int(index)].isLive && blocks[Int(index)].isDirty {
            blocks[Int(index)].isDirty = false
            solveChoice(index, &violated)
        }
    }

    /// Makes a block of a block that has a choice, what derives from it, and other such blocks that constraints connect.
    private mutating func widen(_ block: Int32) -> Int32 {
        var members: [Int32] = []
        stamp += 1
        absorb(Int(block), &members)
        var head = 0
        while head < members.count {
            var index = variables[Int(members[head])].firstOccurrence
            head += 1
            while index >= 0 {
                let record = constraints[Int(occurrences[Int(index)].constraint)]
                index = occurrences[Int(index)].next
                if record.isBroken { continue }
                if record.defines >= 0 {
                    let derived = Int(record.defines)
                    constraints[Int(variables[derived].definer)].defines = -1
                    constraints[Int(variables[derived].definer)].isAbsorbed = true
                    variables[derived].definer = -1
                    variables[derived].stamp = stamp
                    members.append(record.defines)
                }
                for term in record.range {
                    let other = variables[Int(occurrences[term].variable)]
                    if other.stamp != stamp, other.block >= 0, blocks[Int(other.block)].hasChoice {
                        absorb(Int(other.block), &members)
                    }
                }
            }
        }
        let index = freeBlocks.popLast()!
        for member in members {
            variables[Int(member)].state = .member
            variables[Int(member)].block = index
        }
        blocks[Int(index)] = Block(variables: members, isDirty: true, hasChoice: true)
        return index
    }

    private mutating func absorb(_ block: Int, _ members: inout [Int32]) {
        for variable in blocks[block].variables {
            variables[Int(variable)].stamp = stamp
            members.append(variable)
        }
        freeBlock(block)
    }

    private mutating func solveChoice(_ index: Int32, _ violated: inout [Int32]) {
        let members = blocks[Int(index)].variables
        var problem = makeProblem(members, isChoice: true, withLazy: true)
        problem.solvePriorities()
        if dependsOnMembers(problem) {
            var free = makeProblem(members, isChoice: true, withLazy: false)
            free.solvePriorities()
            if problem.violated != nil || problem.isWorse(than: free) {
                let urgent = problem.parts.filter { constraints[Int($0.slot)].isLazy }
                if !urgent.isEmpty {
                    for part in urgent { activate(part.slot) }
                    return
                }
            }
        }
        if let slot = problem.violated {
            violated.append(slot)
        } else {
            problem.choose()
        }
        _ = setValues(problem)
    }

    /// Whether a problem takes values for known that other blocks might change.
    private func dependsOnMembers(_ problem: BlockProblem) -> Bool {
        problem.parts.contains { $0.terms.count < Int(constraints[Int($0.slot)].unknowns) }
    }

    /// Lets a constraint that was left aside decide on values.
    private mutating func activate(_ slot: Int32) {
        constraints[Int(slot)].isActive = true
        loosenAll(in: constraints[Int(slot)])
    }

    /// Looks at the constraints that were left aside, and at those of which nothing is unknown.
    mutating func checkLeftAside(_ violated: inout [Int32]) {
        let slots = checks
        checks = []
        for slot in slots {
            constraints[Int(slot)].isListed = false
            let record = constraints[Int(slot)]
            if !record.isLive || record.isBroken || record.defines >= 0 { continue }
            if record.unknowns == 0 {
                if record.isRequired, !holds(slot) { violated.append(slot) }
            } else if record.isLazy, !isInChoice(record), abs(error(of: slot)) > 0.001 * tolerance(of: slot) {
                activate(slot)
            }
        }
    }

    private func isInChoice(_ record: ConstraintRecord) -> Bool {
        record.range.contains { index in
            let block = Int(variables[Int(occurrences[index].variable)].block)
            return block >= 0 && blocks[block].hasChoice
        }
    }
}
