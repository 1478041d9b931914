extension System {
    mutating func solve() {
        var resolved = Set<Int32>()
        var isFirst = true
        while needsSolving {
            fixLoose()
            // Fixed variables whose definer, or what it mentions, has changed.
            while let stale = staleFixed.next() { refresh(stale, in: .fixed) }
            if isFirst { restConstraints() }
            isFirst = false
            deriveLoose()
            gatherBlocks()
            var violated: [Int32] = []
            var choices: [Int32] = []
            solveBlocks(&violated, &choices)
            while let stale = staleDerived.next() { refresh(stale, in: .derived) }
            solveChoices(choices, &violated)
            checkLeftAside(&violated)
            resolveConflicts(of: violated, &resolved)
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

    /// The value that a constraint gives a variable.
    private func value(of variable: Int32, by slot: Int32) -> Double {
        let record = constraints[Int(slot)]
        var sum = record.constant
        var coefficient = 1.0
        for index in record.range {
            let occurrence = occurrences[index]
            if occurrence.variable == variable {
                coefficient = occurrence.coefficient
            } else {
                sum += occurrence.coefficient * variables[Int(occurrence.variable)].value
            }
        }
        return 0 - sum / coefficient
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
            if constraints[Int(slot)].unknowns == 1 { fix(by: slot, &queue) }
        }
    }

    /// Fixes the only unknown of a required equality.
    private mutating func fix(by slot: Int32, _ queue: inout [Int32]) {
        let terms = constraints[Int(slot)].range
        let variable = occurrences[terms.first { !variables[Int(occurrences[$0].variable)].isFixed }!]
            .variable
        loosen(variable)
        setValue(value(of: variable, by: slot), of: variable)
        fixCount += 1
        variables[Int(variable)].state = .fixed
        variables[Int(variable)].definer = slot
        variables[Int(variable)].order = fixCount
        constraints[Int(slot)].defines = variable
        var index = variables[Int(variable)].firstOccurrence
        while index >= 0 {
            let other = occurrences[Int(index)].constraint
            constraints[Int(other)].unknowns -= 1
            if other != slot {
                let record = constraints[Int(other)]
                if record.unknowns == 1, record.canDefine, record.defines < 0 { queue.append(other) }
                if record.unknowns > 0, record.isTie {
                    // It has led to a loose variable, which is fixed now.
                    loosenAll(in: record)
                } else {
                    reconsider(other)
                }
            }
            index = occurrences[Int(index)].next
        }
    }

    /// Computes a variable, unless it has another place by now.
    private mutating func refresh(
        _ stale: (order: Int, variable: Int32), in state: VariableRecord.State
    ) {
        let variable = stale.variable
        let record = variables[Int(variable)]
        guard record.state == state, record.order == stale.order else { return }
        let value = value(of: variable, by: record.definer)
        if value == record.value { return }
        setValue(value, of: variable)
        var index = record.firstOccurrence
        while index >= 0 {
            let slot = occurrences[Int(index)].constraint
            if slot != record.definer { reconsider(slot, after: record.order) }
            index = occurrences[Int(index)].next
        }
    }

    /// Notes what a new value makes out of date, which is computed later.
    private mutating func reconsider(_ slot: Int32, after order: Int) {
        let defined = constraints[Int(slot)].defines
        if defined >= 0, variables[Int(defined)].order < order {
            // It was derived before what it derives from was derived again.
            fixCount += 1
            variables[Int(defined)].order = fixCount
        }
        reconsider(slot)
    }

    /// Notes what the new value of a member makes out of date, outside its block.
    mutating func reconsiderAround(_ member: Int32) {
        var index = variables[Int(member)].firstOccurrence
        while index >= 0 {
            let slot = occurrences[Int(index)].constraint
            if !constraints[Int(slot)].isTie { reconsider(slot) }
            index = occurrences[Int(index)].next
        }
    }
}
