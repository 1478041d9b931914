extension System {
    mutating func makeVariable(_ kind: Solver.Kind) -> Int32 {
        let record = VariableRecord(serial: variableCount, kind: kind)
        variableCount += 1
        let variable: Int32
        if let free = freeVariables.popLast() {
            variable = free
            let wasListed = variables[Int(free)].isListed
            variables[Int(free)] = record
            variables[Int(free)].isListed = wasListed
        } else {
            variable = Int32(variables.count)
            variables.append(record)
        }
        list(variable)
        return variable
    }

    mutating func removeVariable(_ variable: Int32) {
        while variables[Int(variable)].firstOccurrence >= 0 {
            let occurrence = occurrences[Int(variables[Int(variable)].firstOccurrence)]
            removeConstraint(occurrence.constraint)
        }
        loosen(variable)
        variables[Int(variable)].isLive = false
        freeVariables.append(variable)
    }

    mutating func addConstraint(_ record: ConstraintRecord, _ terms: some Collection<Term>) -> Int32 {
        let slot: Int32
        if let free = freeConstraints.popLast() {
            slot = free
            let wasListed = constraints[Int(free)].isListed
            constraints[Int(free)] = record
            constraints[Int(free)].isListed = wasListed
        } else {
            slot = Int32(constraints.count)
            constraints.append(record)
        }
        link(terms, to: slot)
        connect(slot)
        return slot
    }

    mutating func removeConstraint(_ slot: Int32) {
        disconnect(slot)
        unlink(slot)
        constraints[Int(slot)].isLive = false
        freeConstraints.append(slot)
    }

    mutating func setConstant(_ constant: Double, of slot: Int32) {
        if constraints[Int(slot)].constant == constant { return }
        constraints[Int(slot)].constant = constant
        dissolveGroups(around: slot)
        reconsider(slot)
    }

    mutating func setPriority(_ priority: Float, of slot: Int32) {
        if constraints[Int(slot)].priority == priority { return }
        disconnect(slot)
        constraints[Int(slot)].priority = priority
        connect(slot)
    }

    /// Notes what a change of a constraint's constant, or of one of its variables, makes out of date.
    mutating func reconsider(_ slot: Int32) {
        let record = constraints[Int(slot)]
        if record.isBroken { return }
        if record.defines >= 0 {
            let defined = variables[Int(record.defines)]
            if defined.state == .fixed {
                staleFixed.insert(record.defines, order: defined.order)
            } else {
                staleDerived.insert(record.defines, order: defined.order)
            }
            return
        }
        if record.unknowns == 0 {
            if record.isRequired { check(slot) }
            return
        }
        let isTie = record.isTie
        if record.isLazy { check(slot) }
        for index in record.range {
            let block = Int(variables[Int(occurrences[index].variable)].block)
            guard block >= 0, !blocks[block].isDirty, isTie || blocks[block].hasChoice else { continue }
            blocks[block].isDirty = true
            dirtyBlocks.append(Int32(block))
        }
    }

    mutating func check(_ slot: Int32) {
        if constraints[Int(slot)].isListed { return }
        constraints[Int(slot)].isListed = true
        checks.append(slot)
    }

    /// Lets the next solution see a constraint that has just been added.
    private mutating func connect(_ slot: Int32) {
        dissolveGroups(around: slot)
        let record = constraints[Int(slot)]
        if record.unknowns == 0 {
            if record.isRequired { check(slot) }
            return
        }
        loosenBlocks(around: record, withChoice: true)
        if record.isLazy {
            check(slot)
        } else if !record.range.contains(where: { variables[Int(occurrences[$0].variable)].state == .loose })
        {
            // A loose variable will lead there, and may even derive from the others.
            loosenAll(in: record)
        }
    }

    /// Forgets what was known by way of a constraint.
    private mutating func disconnect(_ slot: Int32) {
        dissolveGroups(around: slot)
        let record = constraints[Int(slot)]
        if record.defines < 0 {
            loosenBlocks(around: record, withChoice: !record.isTie)
        } else if variables[Int(record.defines)].state == .fixed {
            unfix(record.defines)
        } else {
            // The others stay as they are: what they derive from does not depend on it.
            free(record.defines)
        }
    }

    /// Loosens the blocks of a constraint's variables.
    ///
    /// - Parameter withChoice: Whether only those blocks that have a choice, in which every constraint matters.
    private mutating func loosenBlocks(around record: ConstraintRecord, withChoice: Bool) {
        for index in record.range {
            let block = Int(variables[Int(occurrences[index].variable)].block)
            if block >= 0, !withChoice || blocks[block].hasChoice { loosen(occurrences[index].variable) }
        }
    }

    private mutating func dissolveGroups(around slot: Int32) {
        if groups.count == freeGroups.count { return }
        dissolveGroup(constraints[Int(slot)].group)
        for index in constraints[Int(slot)].range {
            dissolveGroup(variables[Int(occurrences[index].variable)].group)
        }
    }
}
