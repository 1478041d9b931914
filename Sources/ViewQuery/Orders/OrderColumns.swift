import HeadlessUIKit

/// Makes columns of verdicts for predicates on classes, relatives and places, for all views of an order at once.
///
/// Where each view is asked by itself, its relatives are looked up for each; along the order they are at hand.
@MainActor
struct OrderColumns {
    let order: TreeOrder
    /// The order's rows, as they are or were when the search began.
    let rows: OrderRows
    /// The tree's index of names, if it exists.
    let index: NameIndex?

    /// The verdicts on all rows; the predicate must be one that ``ViewPredicate/isColumnar(withNames:)``.
    ///
    /// - Complexity: O(*n*) in the rows for each condition in it.
    func column(for predicate: ViewPredicate) -> VerdictColumn {
        switch predicate.form {
        case .one(let condition): return column(for: condition)
        case .not(let part): return column(for: part).inverted
        case .all(let parts):
            var column = parts.first.map { self.column(for: $0) } ?? all(true)
            for part in parts.dropFirst() { column.formAnd(self.column(for: part)) }
            return column
        case .any(let parts):
            var column = parts.first.map { self.column(for: $0) } ?? all(false)
            for part in parts.dropFirst() { column.formOr(self.column(for: part)) }
            return column
        }
    }

    private func all(_ verdict: Bool) -> VerdictColumn {
        VerdictColumn(repeating: verdict, count: rows.count)
    }

    private func column(for condition: any ViewCondition) -> VerdictColumn {
        if let viewClass = condition.viewClass {
            return VerdictColumn(of: order.verdicts(of: viewClass), for: rows.classNumbers)
        }
        if let relation = condition.relation {
            return column(for: relation.planned).related(by: relation.kind, depths: rows.depths)
        }
        if let placement = condition.placement {
            let column = placement.state == .onScreen ? ScreenPass.onScreen(rows) : ScreenPass.shown(rows)
            return placement.isWanted ? column : column.inverted
        }
        return condition.indexedName.map { column(for: $0) } ?? all(false)
    }

    /// Asks only the views that the index has for a name.
    private func column(for name: TextCondition) -> VerdictColumn {
        var column = all(false)
        for row in rows.positions(of: index?.candidates(for: name).views ?? []) {
            if name.holds(for: rows.views[row].takeUnretainedValue()) { column.note(row) }
        }
        return column
    }
}

extension ViewPredicate {
    /// Whether ``OrderColumns`` can make a column for it.
    ///
    /// - Parameter withNames: whether names can be among its conditions, because there is an index of them.
    func isColumnar(withNames: Bool) -> Bool {
        switch form {
        case .one(let condition): condition.isColumnar(withNames: withNames)
        case .not(let part): part.isColumnar(withNames: withNames)
        case .all(let parts), .any(let parts): parts.allSatisfy { $0.isColumnar(withNames: withNames) }
        }
    }

    var isOnClass: Bool {
        if case .one(let condition) = form { condition.viewClass != nil } else { false }
    }

    /// Whether it is on relatives or places, which follow from the whole tree.
    var concernsTree: Bool {
        switch form {
        case .one(let condition): condition.relation != nil || condition.placement != nil
        case .not(let part): part.concernsTree
        case .all(let parts), .any(let parts): parts.contains(where: \.concernsTree)
        }
    }
}

extension ViewCondition {
    fileprivate func isColumnar(withNames: Bool) -> Bool {
        if let viewClass { return viewClass.needs.isEmpty }
        if let relation { return relation.predicate.isColumnar(withNames: withNames) }
        return placement != nil || (withNames && indexedName != nil)
    }
}
