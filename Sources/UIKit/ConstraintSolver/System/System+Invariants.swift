extension System {
    /// What is wrong with the records after a solution; `nil` if nothing is.
    ///
    /// - Complexity: O(*n*), where *n* is the number of variables and terms.
    var inconsistency: String? {
        for variable in variables.indices where variables[variable].isLive {
            if let problem = inconsistency(ofVariable: variable) { return "variable \(variable): \(problem)" }
        }
        for slot in constraints.indices where constraints[slot].isLive {
            if let problem = inconsistency(ofConstraint: slot) {
                return "constraint \(constraints[slot].serial): \(problem)"
            }
        }
        return nil
    }

    private func inconsistency(ofVariable variable: Int) -> String? {
        let record = variables[variable]
        switch record.state {
        case .loose: return "is loose"
        case .member:
            let block = Int(record.block)
            if block < 0 || !blocks[block].isLive { return "has no block" }
            return blocks[block].variables.contains(Int32(variable)) ? nil : "is not in its block"
        case .fixed, .derived:
            if record.definer < 0 { return "has no definer" }
            let definer = constraints[Int(record.definer)]
            if definer.defines != Int32(variable) || !definer.canDefine { return "has a wrong definer" }
            for index in definer.range where occurrences[index].variable != Int32(variable) {
                let other = variables[Int(occurrences[index].variable)]
                if record.state == .fixed, !other.isFixed { return "is fixed by one that is not" }
                if record.state == .fixed, other.order >= record.order {
                    return "is older than what gives it"
                }
                if other.block >= 0, blocks[Int(other.block)].hasChoice { return "derives from a choice" }
            }
            return abs(leftSide(of: record.definer)) <= tolerance(of: record.definer) ? nil : "is stale"
        }
    }

    private func inconsistency(ofConstraint slot: Int) -> String? {
        let record = constraints[slot]
        let members = record.range.map { variables[Int(occurrences[$0].variable)] }
        let open = members.filter { !$0.isFixed }
        if open.count != Int(record.unknowns) { return "has \(open.count) unknowns, not \(record.unknowns)" }
        if record.isBroken { return nil }
        if record.isRequired, !holds(Int32(slot)) { return "does not hold" }
        if record.isTie, let first = open.first {
            if open.contains(where: { $0.block < 0 || $0.block != first.block }) { return "ties two blocks" }
        }
        if record.isLazy, !open.isEmpty, !holds(Int32(slot)) {
            let isInChoice = open.contains { $0.block >= 0 && blocks[Int($0.block)].hasChoice }
            if !isInChoice { return "was left aside" }
        }
        return nil
    }
}
