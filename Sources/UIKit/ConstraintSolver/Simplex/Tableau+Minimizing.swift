extension Tableau {
    /// Changes of the cost smaller than this are rounding errors.
    static let smallestCost = 1e-9
    /// Coefficients smaller than this are not divided by.
    static let smallestPivot = 1e-9

    /// Minimizes the cost of items, without leaving the sides that items may be on.
    ///
    /// The items' `up` and `down` are their costs; those of all other items are zero.
    mutating func minimize(_ level: [Int]) {
        for column in costs.indices { costs[column] = 0 }
        for item in level where items[item].place >= 0 {
            let row = items[item].place
            let sides = items[item].sides
            let isBelow = sides == .below || (sides != .above && rows[row].constant < 0)
            items[item].side = isBelow ? -1 : 1
            add(items[item].slope, timesRow: row)
        }
        var pivots = 0
        var standstill = 0
        let patience = 20 + openColumns.count
        let limit = 1000 + 200 * (rows.count + openColumns.count)
        // Bland's rule ends where others go in circles; the limit is for rounding errors alone.
        while pivots < limit, let move = entering(inOrder: standstill > patience) {
            let distance = self.move(move.column, move.direction, inOrder: standstill > patience)
            standstill = distance > roundingError ? 0 : standstill + 1
            pivots += 1
        }
    }

    /// A column and a direction that lower the cost.
    ///
    /// - Parameter inOrder: Whether it is the one whose item comes first, not the one that lowers the cost most.
    private func entering(inOrder: Bool) -> (column: Int, direction: Double)? {
        var best: (column: Int, direction: Double)?
        var bestCost = -Self.smallestCost
        for column in openColumns {
            let item = items[columnItems[column]]
            for direction in [1.0, -1.0] where item.sides.contains(.of(direction)) {
                let cost = (direction > 0 ? item.up : item.down) + direction * costs[column]
                if inOrder {
                    guard cost < -Self.smallestCost else { continue }
                    if let known = best, columnItems[known.column] <= columnItems[column] { continue }
                } else if cost >= bestCost {
                    continue
                }
                best = (column, direction)
                bestCost = cost
            }
        }
        return best
    }

    /// Moves the item of a column up or down, as far as that lowers the cost, and returns how far that was.
    private mutating func move(_ column: Int, _ direction: Double, inOrder: Bool) -> Double {
        let entering = columnItems[column]
        let cells = cells(ofColumn: column)
        let bends = bends(cells, direction, inOrder: inOrder)
        let own = direction > 0 ? items[entering].up : items[entering].down
        var slope = own + direction * costs[column]
        for bend in bends {
            let item = rows[bend.row].item
            slope += (items[item].up + items[item].down) * bend.rate
            if !inOrder, slope < -Self.smallestCost, items[item].sides == .both {
                let before = items[item].slope
                items[item].side = -items[item].side
                add(items[item].slope - before, timesRow: bend.row)
                continue
            }
            items[entering].side = direction
            pivot(row: bend.row, column: column, cells: cells)
            return bend.distance
        }
        // Nothing bounds it, so that its cost is a rounding error.
        items[entering].sides.remove(.of(direction))
        return 0
    }

    /// Where the cost of rows bends, or where they must not go on, as a column moves: nearest first.
    private func bends(
        _ cells: [(row: Int, value: Double)], _ direction: Double, inOrder: Bool
    ) -> [(row: Int, rate: Double, distance: Double)] {
        var bends: [(row: Int, rate: Double, distance: Double)] = []
        for (row, value) in cells {
            let item = items[rows[row].item]
            if item.sides == .both, !item.bends { continue }
            let rate = direction * value
            guard abs(rate) > Self.smallestPivot else { continue }
            if item.sides.isEmpty {
                bends.append((row, abs(rate), 0))
                continue
            }
            let side = item.sides == .both ? item.side : item.sides == .above ? 1 : -1
            guard side * rate < 0 else { continue }
            bends.append((row, abs(rate), max(0, side * rows[row].constant) / abs(rate)))
        }
        bends.sort { one, other in
            if one.distance != other.distance { return one.distance < other.distance }
            if !inOrder, one.rate != other.rate { return one.rate > other.rate }
            return rows[one.row].item < rows[other.row].item
        }
        return bends
    }

    /// Keeps the cost of a level at its minimum from then on, and forgets the costs.
    mutating func settle(_ level: [Int]) {
        for item in level where items[item].place >= 0 && items[item].bends && items[item].sides == .both {
            items[item].sides = .of(items[item].side)
        }
        var open: [Int] = []
        for column in openColumns {
            let item = columnItems[column]
            if items[item].up + costs[column] > Self.smallestCost { items[item].sides.remove(.above) }
            if items[item].down - costs[column] > Self.smallestCost { items[item].sides.remove(.below) }
            if !items[item].sides.isEmpty {
                open.append(column)
            } else if !keepsFixedColumns {
                isDead[column] = true
            }
        }
        openColumns = open
        forgetCosts(level)
    }

    mutating func forgetCosts(_ level: [Int]) {
        for item in level {
            items[item].up = 0
            items[item].down = 0
        }
    }
}
