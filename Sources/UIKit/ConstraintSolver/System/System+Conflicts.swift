extension System {
    /// Breaks required constraints until the others hold, in each part that they connect with a violated one.
    ///
    /// What else is violated in a part mostly comes from the same conflicts, and is looked at when that has new
    /// values.
    ///
    /// - Parameter resolved: the violated ones that were looked at before, each once: where rounding errors alone make
    ///   the difference, the values stay.
    mutating func resolveConflicts(of violated: [Int32], _ resolved: inout Set<Int32>) {
        var parts = Set<Int32>()
        for slot in violated where !resolved.contains(slot) {
            let isInPart = constraints[Int(slot)].range.contains {
                parts.contains(variables[Int(occurrences[$0].variable)].group)
            }
            if isInPart { continue }
            resolved.insert(slot)
            if let group = resolveConflicts(around: slot) { parts.insert(group) }
        }
    }

    /// Returns the number of the group that has the conflicts; `nil` without any.
    private mutating func resolveConflicts(around slot: Int32) -> Int32? {
        guard constraints[Int(slot)].isLive, !constraints[Int(slot)].isBroken else { return nil }
        let (members, slots) = connectedPart(around: slot)
        let conflicts = conflicts(among: slots, of: members)
        if conflicts.isEmpty { return nil }
        let group = freeGroups.popLast() ?? Int32(groups.count)
        if Int(group) == groups.count { groups.append(ConflictGroup()) }
        groups[Int(group)] = ConflictGroup(variables: members, conflicts: conflicts)
        for variable in members {
            variables[Int(variable)].group = group
            loosen(variable)
        }
        for conflict in conflicts {
            let broken = conflict.broken.slot
            constraints[Int(broken)].group = group
            if constraints[Int(broken)].defines >= 0 { unfix(constraints[Int(broken)].defines) }
        }
        // All of them, so that the values are those of a system without the broken constraints.
        for variable in members { unfix(variable) }
        return group
    }

    /// The variables and required constraints that required constraints connect with one, without groups.
    private mutating func connectedPart(around slot: Int32) -> (members: [Int32], slots: [Int32]) {
        stamp += 1
        var members: [Int32] = []
        var slots = [slot]
        constraints[Int(slot)].stamp = stamp
        var head = 0
        while head < slots.count {
            for term in constraints[Int(slots[head])].range {
                let variable = occurrences[term].variable
                if variables[Int(variable)].stamp == stamp { continue }
                variables[Int(variable)].stamp = stamp
                dissolveGroup(variables[Int(variable)].group)
                members.append(variable)
                var index = variables[Int(variable)].firstOccurrence
                while index >= 0 {
                    let other = occurrences[Int(index)].constraint
                    if constraints[Int(other)].isRequired, constraints[Int(other)].stamp != stamp {
                        constraints[Int(other)].stamp = stamp
                        slots.append(other)
                    }
                    index = occurrences[Int(index)].next
                }
            }
            head += 1
        }
        return (members, slots)
    }

    /// The conflicts of required constraints, added one by one in the order of their ranks: one that does not hold is
    /// broken.
    private func conflicts(among slots: [Int32], of members: [Int32]) -> [Conflict] {
        let ordered = slots.map { (slot: $0, record: constraints[Int($0)]) }.sorted { one, other in
            if one.record.rank != other.record.rank { return one.record.rank < other.record.rank }
            return one.record.serial < other.record.serial
        }
        let sorted = members.sorted { variables[Int($0)].serial < variables[Int($1)].serial }
        var local: [Int32: Int] = [:]
        for (index, variable) in sorted.enumerated() { local[variable] = index }
        var trial = FeasibilityTrial(unknowns: sorted.count)
        var conflicts: [Conflict] = []
        for (slot, record) in ordered {
            let terms = record.range.map { index in
                (item: local[occurrences[index].variable]!, coefficient: occurrences[index].coefficient)
            }
            guard let opponents = trial.add(terms, record) else { continue }
            let broken = ConstraintID(index: record.serial, slot: slot)
            let set = opponents.map { ConstraintID(index: ordered[$0].record.serial, slot: ordered[$0].slot) }
            conflicts.append(Conflict(broken: broken, set: (set + [broken]).sorted()))
        }
        return conflicts
    }
}
