import HeadlessUIKit

/// What a query finds in the rows of a list that are not loaded.
@MainActor
struct RowSearch {
    /// What was found in a row.
    private struct Row {
        let path: IndexPath
        let text: String
        let distance: Int
        /// The conditions that find it, as source code.
        let conditions: String?
    }

    let rows: UnloadedRows
    private let query: ViewQuery
    private var look = UnloadedRows.Look()
    private var match: Row?
    private var nearest: Row?
    /// The nearest row with another number than the wanted one, and how many such rows there are.
    private var numbered: Row?
    private var numberedCount = 0

    /// Looks for views that meet the query's conditions, or nearly.
    ///
    /// Conditions on states do not count, and custom code is not called, nor is any for conditions on views outside of
    /// the cells.
    init(for query: ViewQuery, in rows: UnloadedRows) {
        self.query = query
        self.rows = rows
        let predicate = query.predicate
        guard !predicate.needs.contains(.foreignCode), !predicate.isAboutOthers else { return }
        let plan = predicate.plan.filter(\.tellsWhich)
        look = rows.look { cell, path in
            let search = ViewSearch(in: [cell])
            note(cell, path, in: search, ConditionCheck(plan))
            return match == nil
        }
    }

    private mutating func note(
        _ cell: UIView, _ path: IndexPath, in search: ViewSearch, _ conditions: ConditionCheck
    ) {
        var conditions = conditions
        var misses = NearMisses(of: query.predicate, in: search)
        var walk = PlaceWalk(cell)
        defer { search.leave() }
        while let (place, _) = walk.next() {
            search.arrive(at: place)
            let view = place.view
            if conditions.passes(view, in: search) {
                let isUsable =
                    !view.lineage.contains(where: \.isHidden) && (view as? UIControl)?.isEnabled != false
                match = Row(
                    path: path, text: view.summary, distance: 0,
                    conditions: isUsable ? query.conditionsCode : nil)
                return
            }
            misses.note(view)
        }
        guard let miss = misses.nearest().first else { return }
        let isNumbered = miss.isAnotherOfSeries
        if isNumbered { numberedCount += 1 }
        guard miss.distance < (isNumbered ? numbered : nearest)?.distance ?? Lack.farDistance else { return }
        let row = Row(
            path: path, text: miss.text, distance: miss.distance,
            conditions: miss.correction(of: query.predicate).flatMap { query.asking($0).conditionsCode })
        if isNumbered { numbered = row } else { nearest = row }
    }

    /// The row that has what is wanted; `nil` if none has.
    var matching: Finding? {
        match.map {
            Finding(
                "\($0.text) is in \(rows.place(of: $0.path)).",
                cure: rows.codeScrolling(to: $0.path, until: $0.conditions))
        }
    }

    /// The row that has what is nearest to it, if it is nearer than what is loaded; of rows that differ by their numbers,
    /// none is.
    func near(besides distance: Int?) -> Finding? {
        guard let nearest = nearest ?? (numberedCount == 1 ? numbered : nil),
            nearest.distance < distance ?? .max
        else { return nil }
        return Finding(
            "Nearest: \(nearest.text), in \(rows.place(of: nearest.path)).",
            cure: rows.codeScrolling(to: nearest.path, until: nearest.conditions))
    }

    /// Which rows are loaded, and that no other has what is wanted.
    var absence: Finding { Finding(rows.text(after: look)) }
}

extension ViewPredicate {
    /// Whether it is about other views, too, which may be outside of a cell.
    fileprivate var isAboutOthers: Bool {
        leaves.contains { $0 is RelationCondition || $0 is PositionCondition }
    }
}
