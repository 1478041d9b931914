extension System {
    mutating func makeVariable(_ kind: Solver.Kind) -> Int32 {
        let record = VariableRecord(serial: variableCount, kind: kind)
        variableCount += 1
        let variable: Int32
        if let free = freeVariables.popLast() {
            variable = free
            let wasLoose = variables[Int(free)].isLoose
            variables[Int(free)] = record
            variables[Int(free)].isLoose = wasLoose
        } else {
            variable = Int32(variables.count)
            variables.append(record)
            localIndex.append(-1)
        }
        markLoose(variable)
        return variable
    }

    /// Removes a variable and all constraints that mention it.
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
            let wasChecked = constraints[Int(free)].isChecked
            constraints[Int(free)] = record
            constraints[Int(free)].isChecked = wasChecked
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
        let record = constraints[Int(slot)]
        if record.constant == constant { return }
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

    /// Finds what a constraint's constant, or one of its fixed variables, has changed.
    mutating func reconsider(_ slot: Int32) {
        let record = constraints[Int(slot)]
        if record.defines >= 0 {
            stale.insert(record.defines, order: variables[Int(record.defines)].order)
        } else if record.unknowns > 0 {
            markBlockDirty(ofUnknownIn: record)
        } else if record.isRequired {
            check(slot)
        }
    }

    mutating func check(_ slot: Int32) {
        if constraints[Int(slot)].isChecked { return }
        constraints[Int(slot)].isChecked = true
        checks.append(slot)
    }

    private func unknown(in record: ConstraintRecord) -> Int32? {
        for index in record.range where !variables[Int(occurrences[index].variable)].isFixed {
            return occurrences[index].variable
        }
        return nil
    }

    private mutating func markBlockDirty(ofUnknownIn record: ConstraintRecord) {
        guard let variable = unknown(in: record) else { return }
        let block = Int(variables[Int(variable)].block)
        if block < 0 || blocks[block].isDirty { return }
        blocks[block].isDirty = true
        dirtyBlocks.append(Int32(block))
    }

    /// Lets the next solution see a constraint that has just been added.
    private mutating func connect(_ slot: Int32) {
        dissolveGroups(around: slot)
        for index in constraints[Int(slot)].range { loosen(occurrences[index].variable) }
        if constraints[Int(slot)].unknowns == 0, constraints[Int(slot)].isRequired { check(slot) }
    }

    /// Forgets what was known by way of a constraint.
    private mutating func disconnect(_ slot: Int32) {
        dissolveGroups(around: slot)
        let defined = constraints[Int(slot)].defines
        if defined >= 0 { unfix(defined) }
        for index in constraints[Int(slot)].range { loosen(occurrences[index].variable) }
    }

    private mutating func dissolveGroups(around slot: Int32) {
        if groups.count == freeGroups.count { return }
        dissolveGroup(constraints[Int(slot)].group)
        for index in constraints[Int(slot)].range {
            dissolveGroup(variables[Int(occurrences[index].variable)].group)
        }
    }
}
