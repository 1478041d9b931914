extension System {
    mutating func markLoose(_ variable: Int32) {
        if variables[Int(variable)].isLoose { return }
        variables[Int(variable)].isLoose = true
        loose.append(variable)
    }

    /// Makes the variables of a variable's block loose; a fixed variable stays.
    mutating func loosen(_ variable: Int32) {
        let block = Int(variables[Int(variable)].block)
        guard block >= 0 else { return }
        for other in blocks[block].variables {
            variables[Int(other)].block = -1
            markLoose(other)
        }
        blocks[block].variables = []
        blocks[block].isLive = false
        freeBlocks.append(Int32(block))
    }

    /// Makes a fixed variable loose, and all whose value depends on it.
    mutating func unfix(_ variable: Int32) {
        var pending = [variable]
        while let next = pending.popLast() {
            let definer = variables[Int(next)].definer
            if definer < 0 { continue }
            variables[Int(next)].definer = -1
            constraints[Int(definer)].defines = -1
            markLoose(next)
            var index = variables[Int(next)].firstOccurrence
            while index >= 0 {
                let slot = Int(occurrences[Int(index)].constraint)
                let known = constraints[slot].unknowns
                constraints[slot].unknowns = known + 1
                if constraints[slot].defines >= 0 {
                    pending.append(constraints[slot].defines)
                } else if known > 0 {
                    for term in constraints[slot].range { loosen(occurrences[term].variable) }
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
