extension System {
    /// Solves what has changed.
    mutating func solve() {
        var resolved = Set<Int32>()
        while needsSolving {
            fixLoose()
            refreshStale()
            gatherBlocks()
            var violated = solveBlocks()
            for slot in checks {
                constraints[Int(slot)].isChecked = false
                let record = constraints[Int(slot)]
                if record.isLive, record.isRequired, !record.isBroken, record.unknowns == 0, !holds(slot) {
                    violated.append(slot)
                }
            }
            checks = []
            // Each once: where rounding errors alone make the difference, the values stay.
            for slot in violated where resolved.insert(slot).inserted { resolveConflicts(around: slot) }
        }
    }

    mutating func setValue(_ value: Double, of variable: Int32) {
        let before = variables[Int(variable)].value
        if before == value { return }
        if !variables[Int(variable)].isTouched {
            variables[Int(variable)].isTouched = true
            touched.append((variable, before))
        }
        variables[Int(variable)].value = value
    }

    /// Fixes what required equalities give, one after the other.
    private mutating func fixLoose() {
        var queue: [Int32] = []
        for variable in loose where variables[Int(variable)].isLive {
            var index = variables[Int(variable)].firstOccurrence
            while index >= 0 {
                let slot = occurrences[Int(index)].constraint
                let record = constraints[Int(slot)]
                if record.unknowns == 1, record.canDefine { queue.append(slot) }
                index = occurrences[Int(index)].next
            }
        }
        var head = 0
        while head < queue.count {
            let slot = queue[head]
            head += 1
            if constraints[Int(slot)].unknowns == 1 { define(by: slot, &queue) }
        }
    }

    /// Fixes the only unknown of a required equality.
    private mutating func define(by slot: Int32, _ queue: inout [Int32]) {
        let record = constraints[Int(slot)]
        var sum = record.constant
        var unknown = -1
        for index in record.range {
            let occurrence = occurrences[index]
            if variables[Int(occurrence.variable)].isFixed {
                sum += occurrence.coefficient * variables[Int(occurrence.variable)].value
            } else {
                unknown = index
            }
        }
        let variable = occurrences[unknown].variable
        setValue(0 - sum / occurrences[unknown].coefficient, of: variable)
        fixCount += 1
        variables[Int(variable)].definer = slot
        variables[Int(variable)].order = fixCount
        constraints[Int(slot)].defines = variable
        var index = variables[Int(variable)].firstOccurrence
        while index >= 0 {
            let other = occurrences[Int(index)].constraint
            let unknowns = constraints[Int(other)].unknowns - 1
            constraints[Int(other)].unknowns = unknowns
            if unknowns == 1 {
                if constraints[Int(other)].canDefine { queue.append(other) }
            } else if unknowns == 0, other != slot, constraints[Int(other)].isRequired {
                check(other)
            }
            index = occurrences[Int(index)].next
        }
    }

    /// Computes fixed variables whose definer, or what it mentions, has changed.
    private mutating func refreshStale() {
        while let (order, variable) = stale.next() {
            let record = variables[Int(variable)]
            guard record.isFixed, record.order == order else { continue }
            let definer = constraints[Int(record.definer)]
            var sum = definer.constant
            var coefficient = 1.0
            for index in definer.range {
                let occurrence = occurrences[index]
                if occurrence.variable == variable {
                    coefficient = occurrence.coefficient
                } else {
                    sum += occurrence.coefficient * variables[Int(occurrence.variable)].value
                }
            }
            let value = 0 - sum / coefficient
            if value == record.value { continue }
            setValue(value, of: variable)
            var index = record.firstOccurrence
            while index >= 0 {
                let slot = occurrences[Int(index)].constraint
                if slot != record.definer { reconsider(slot) }
                index = occurrences[Int(index)].next
            }
        }
    }

    /// Makes blocks of the variables that are still loose.
    private mutating func gatherBlocks() {
        let starts = loose
        loose = []
        for variable in starts { variables[Int(variable)].isLoose = false }
        for start in starts where canJoin(start) {
            var block = Block()
            let index = freeBlocks.popLast() ?? Int32(blocks.count)
            if Int(index) == blocks.count { blocks.append(block) }
            variables[Int(start)].block = index
            block.variables.append(start)
            var head = 0
            while head < block.variables.count {
                let variable = block.variables[head]
                head += 1
                var occurrence = variables[Int(variable)].firstOccurrence
                while occurrence >= 0 {
                    let record = constraints[Int(occurrences[Int(occurrence)].constraint)]
                    if record.unknowns > 1, !record.isBroken {
                        for term in record.range where canJoin(occurrences[term].variable) {
                            variables[Int(occurrences[term].variable)].block = index
                            block.variables.append(occurrences[term].variable)
                        }
                    }
                    occurrence = occurrences[Int(occurrence)].next
                }
            }
            block.isDirty = true
            dirtyBlocks.append(index)
            blocks[Int(index)] = block
        }
    }

    private func canJoin(_ variable: Int32) -> Bool {
        let record = variables[Int(variable)]
        return record.isLive && !record.isFixed && record.block < 0
    }

    /// Solves blocks, and returns required constraints that they cannot satisfy.
    private mutating func solveBlocks() -> [Int32] {
        var violated: [Int32] = []
        let dirty = dirtyBlocks
        dirtyBlocks = []
        for index in dirty where blocks[Int(index)].isDirty {
            blocks[Int(index)].isDirty = false
            guard blocks[Int(index)].isLive else { continue }
            var problem = BlockProblem(blocks[Int(index)].variables, in: self)
            problem.solve()
            for (local, variable) in problem.variables.enumerated() {
                setValue(problem.value(of: local), of: variable)
            }
            if let slot = problem.violated { violated.append(slot) }
        }
        return violated
    }
}
