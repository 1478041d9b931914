extension Tableau {
    /// The rows in which a column occurs, each once, with its coefficient.
    mutating func cells(ofColumn column: Int) -> [(row: Int, value: Double)] {
        stamp += 1
        var cells: [(row: Int, value: Double)] = []
        cells.reserveCapacity(columnRows[column].count)
        for row in columnRows[column] where stamps[row] != stamp {
            stamps[row] = stamp
            if let entry = rows[row].entries.first(where: { $0.column == column }) {
                cells.append((row, entry.value))
            }
        }
        columnRows[column] = cells.map(\.row)
        return cells
    }

    /// Exchanges the item of a row with that of a column; the row's item is at zero from then on.
    mutating func pivot(row: Int, column: Int, cells: [(row: Int, value: Double)]) {
        let leaving = rows[row].item
        let entering = columnItems[column]
        add(-items[leaving].slope, timesRow: row)
        turn(row: row, column: column)
        for cell in cells where cell.row != row {
            substitute(row, at: column, times: cell.value, in: cell.row)
        }
        rows[row].item = entering
        columnItems[column] = leaving
        items[entering].place = row
        items[leaving].place = ~column
        let cost = costs[column]
        costs[column] = 0
        add(cost + items[entering].slope, timesRow: row)
    }

    /// Solves a row for the item of a column.
    private mutating func turn(row: Int, column: Int) {
        let position = rows[row].entries.firstIndex { $0.column == column }!
        let factor = -1 / rows[row].entries[position].value
        for index in rows[row].entries.indices { rows[row].entries[index].value *= factor }
        rows[row].entries[position].value = -factor
        rows[row].constant *= factor
    }

    /// Replaces the item of a column, whose coefficient is given, by the row that it has been solved for.
    private mutating func substitute(_ source: Int, at column: Int, times factor: Double, in target: Int) {
        var entries = rows[target].entries
        rows[target].entries = []
        let known = entries.count
        let added = rows[source].entries
        // Buffers, as each access to an array that is a property asks whether it is shared.
        positions.withUnsafeMutableBufferPointer { positions in
            for (index, entry) in entries.enumerated() { positions[entry.column] = index }
            entries[positions[column]].value = 0
            entries.withUnsafeMutableBufferPointer { entries in
                for entry in added where positions[entry.column] >= 0 {
                    entries[positions[entry.column]].value += factor * entry.value
                }
            }
            for entry in added where positions[entry.column] < 0 {
                entries.append(Entry(column: entry.column, value: factor * entry.value))
            }
            for entry in entries { positions[entry.column] = -1 }
        }
        for index in known..<entries.count { columnRows[entries[index].column].append(target) }
        entries.removeAll { abs($0.value) < Self.smallestCoefficient || isDead[$0.column] }
        rows[target].entries = entries
        let constant = rows[target].constant + factor * rows[source].constant
        rows[target].constant = abs(constant) < roundingError ? 0 : constant
    }

    mutating func add(_ factor: Double, timesRow row: Int) {
        if factor == 0 { return }
        for entry in rows[row].entries { costs[entry.column] += factor * entry.value }
    }

    /// What a constraint may be off and still counts as satisfied.
    var tolerance: Double { 1e-7 * scale }

    /// Holds the item of a column at zero for good.
    mutating func close(_ column: Int) {
        if let index = openColumns.lastIndex(of: column) { openColumns.remove(at: index) }
        if !keepsFixedColumns { isDead[column] = true }
    }
}
