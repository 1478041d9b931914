extension VerdictColumn {
    /// For which rows a relative meets the condition that these verdicts are on.
    ///
    /// - Parameter depths: how deep the rows' views are, in the order of their tree.
    /// - Complexity: O(*n*) in the rows: one pass along them, or two for siblings.
    func related(by relation: RelationCondition.Relation, depths: ContiguousArray<Int32>) -> VerdictColumn {
        let count = count
        return VerdictColumn(
            ContiguousArray(unsafeUninitializedCapacity: count) { related, initializedCount in
                related.initialize(repeating: false)
                initializedCount = count
                verdicts.withUnsafeBufferPointer { verdicts in
                    depths.withUnsafeBufferPointer { depths in
                        let pass = RelationPass(verdicts: verdicts, depths: depths)
                        pass.fill(related, relation)
                    }
                }
            })
    }
}

/// A pass along the rows of an order that looks at the relatives of each.
///
/// The rows of a view's ancestors are the last before its own at each lesser depth; so what is known of a row is kept for
/// its depth, until the next row there.
private struct RelationPass {
    let verdicts: UnsafeBufferPointer<Bool>
    let depths: UnsafeBufferPointer<Int32>

    func fill(_ related: UnsafeMutableBufferPointer<Bool>, _ relation: RelationCondition.Relation) {
        var deepest: Int32 = 0
        for depth in depths { deepest = max(deepest, depth) }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(deepest) + 2) { levels in
            levels.initialize(repeating: 0)
            switch relation {
            case .withParent: fillParents(related, levels)
            case .withAncestor: fillAncestors(related, levels)
            case .includingSuperviews: fillChains(related, levels)
            case .containing: fillContainers(related, levels)
            case .withSibling: fillSiblings(related, levels)
            }
        }
    }

    private func fillParents(
        _ related: UnsafeMutableBufferPointer<Bool>, _ levels: UnsafeMutableBufferPointer<UInt8>
    ) {
        for row in depths.indices {
            let depth = Int(depths[row])
            if depth > 0 { related[row] = levels[depth - 1] != 0 }
            levels[depth] = verdicts[row] ? 1 : 0
        }
    }

    /// What is kept is whether the view or an ancestor meets the condition.
    private func fillAncestors(
        _ related: UnsafeMutableBufferPointer<Bool>, _ levels: UnsafeMutableBufferPointer<UInt8>
    ) {
        for row in depths.indices {
            let depth = Int(depths[row])
            let isInside = depth > 0 && levels[depth - 1] != 0
            related[row] = isInside
            levels[depth] = isInside || verdicts[row] ? 1 : 0
        }
    }

    /// What is kept is whether the view and all its ancestors meet it.
    private func fillChains(
        _ related: UnsafeMutableBufferPointer<Bool>, _ levels: UnsafeMutableBufferPointer<UInt8>
    ) {
        for row in depths.indices {
            let depth = Int(depths[row])
            related[row] = verdicts[row] && (depth == 0 || levels[depth - 1] != 0)
            levels[depth] = related[row] ? 1 : 0
        }
    }

    /// From the last row to the first; what is kept is whether a view since the last at a lesser depth meets it, or contains
    /// one that does.
    private func fillContainers(
        _ related: UnsafeMutableBufferPointer<Bool>, _ levels: UnsafeMutableBufferPointer<UInt8>
    ) {
        for row in depths.indices.reversed() {
            let depth = Int(depths[row])
            related[row] = levels[depth + 1] != 0
            levels[depth + 1] = 0
            if related[row] || verdicts[row] { levels[depth] = 1 }
        }
    }

    /// From the last row to the first for how many subviews meet it, up to 2; then each view counts the others.
    private func fillSiblings(
        _ related: UnsafeMutableBufferPointer<Bool>, _ levels: UnsafeMutableBufferPointer<UInt8>
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: depths.count) { counts in
            for row in depths.indices.reversed() {
                let depth = Int(depths[row])
                counts.initializeElement(at: row, to: levels[depth + 1])
                levels[depth + 1] = 0
                if verdicts[row] { levels[depth] = min(2, levels[depth] + 1) }
            }
            for row in depths.indices {
                let depth = Int(depths[row])
                if depth > 0 { related[row] = levels[depth - 1] > (verdicts[row] ? 1 : 0) }
                levels[depth] = counts[row]
            }
        }
    }
}
