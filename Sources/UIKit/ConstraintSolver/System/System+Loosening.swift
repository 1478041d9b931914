extension System {
    /// Has the next solution look at a variable.
    mutating func list(_ variable: Int32) {
        if variables[Int(variable)].isListed { return }
        variables[Int(variable)].isListed = true
        loose.append(variable)
    }

    /// Makes a variable loose that was a member or derived; those that derive from it stay.
    mutating func free(_ variable: Int32) {
        let definer = variables[Int(variable)].definer
        if definer >= 0 {
            constraints[Int(definer)].defines = -1
            variables[Int(variable)].definer = -1
        }
        let block = Int(variables[Int(variable)].block)
        let hadChoice = block >= 0 && blocks[block].hasChoice
        variables[Int(variable)].block = -1
        variables[Int(variable)].state = .loose
        list(variable)
        // What was left aside may have been violated for a reason that no longer counts.
        var index = variables[Int(variable)].firstOccurrence
        while index >= 0 {
            let slot = occurrences[Int(index)].constraint
            if hadChoice { constraints[Int(slot)].isAbsorbed = false }
            if constraints[Int(slot)].isLazy || constraints[Int(slot)].isAbsorbed { reconsider(slot) }
            index = occurrences[Int(index)].next
        }
    }

    /// Makes a variable loose, and those that it was solved with or derives from; a fixed one stays.
    mutating func loosen(_ variable: Int32) {
        var pending = [variable]
        while let next = pending.popLast() {
            switch variables[Int(next)].state {
            case .loose, .fixed: continue
            case .member:
                let block = Int(variables[Int(next)].block)
                for member in blocks[block].variables { free(member) }
                freeBlock(block)
            case .derived:
                let definer = constraints[Int(variables[Int(next)].definer)]
                free(next)
                for index in definer.range { pending.append(occurrences[index].variable) }
            }
        }
    }

    /// Loosens the variables of a constraint; returns whether there was anything to do.
    @discardableResult
    mutating func loosenAll(in record: ConstraintRecord) -> Bool {
        var hasLoosened = false
        for index in record.range {
            let variable = occurrences[index].variable
            guard variables[Int(variable)].isSettled else { continue }
            loosen(variable)
            hasLoosened = true
        }
        return hasLoosened
    }

    mutating func freeBlock(_ block: Int) {
        blocks[block].variables = []
        blocks[block].isLive = false
        freeBlocks.append(Int32(block))
    }

    /// Makes a fixed variable loose, and all whose value depends on it.
    mutating func unfix(_ variable: Int32) {
        var pending = [variable]
        while let next = pending.popLast() {
            guard variables[Int(next)].state == .fixed else { continue }
            free(next)
            var index = variables[Int(next)].firstOccurrence
            while index >= 0 {
                let slot = Int(occurrences[Int(index)].constraint)
                constraints[slot].unknowns += 1
                let record = constraints[slot]
                if record.defines >= 0 {
                    pending.append(record.defines)
                } else if record.isTie, record.unknowns > 1 {
                    loosenAll(in: record)
                } else {
                    reconsider(Int32(slot))
                }
                index = occurrences[Int(index)].next
            }
        }
    }

    /// Lets the next solution look at a group's conflicts again.
    mutating func dissolveGroup(_ group: Int32) {
        guard group >= 0 else { return }
        let variables = groups[Int(group)].variables
        for conflict in groups[Int(group)].conflicts {
            constraints[Int(conflict.broken.slot)].group = -1
            check(conflict.broken.slot)
        }
        groups[Int(group)] = ConflictGroup()
        freeGroups.append(group)
        for variable in variables {
            self.variables[Int(variable)].group = -1
            loosen(variable)
            unfix(variable)
        }
    }
}
