/// A simplex tableau whose items are piecewise linear.
///
/// An item is an unknown or the left side of a constraint. Its cost is `up` for each unit above zero and `down` for each
/// below, so that the only place where the cost bends is zero: an inequality costs on one side, an equality on both.
/// Items in columns are at zero; those in rows are a constant and multiples of the columns' items.
struct Tableau {
    struct Entry {
        var column: Int
        var value: Double
    }

    struct Row {
        var item: Int
        var constant: Double
        var entries: [Entry]
    }

    struct Item {
        /// The row, or `~column`.
        var place: Int
        var up = 0.0
        var down = 0.0
        var sides = Sides.both
        /// 1 if its cost is taken from above zero, -1 if from below; what counts at zero.
        var side = 1.0

        var slope: Double { side > 0 ? up : -down }
        var bends: Bool { up + down > 0 }
    }

    var items: [Item] = []
    var rows: [Row] = []
    var columnItems: [Int] = []
    /// The rows that a column occurs in, and perhaps some more.
    var columnRows: [[Int]] = []
    /// Columns that are zero for good: their entries are dropped wherever a row is written.
    var isDead: [Bool] = []
    /// Columns that may still move.
    var openColumns: [Int] = []
    /// Whether columns of fixed items stay, so that their part in a conflict can be told.
    var keepsFixedColumns = false
    /// Unknowns that equalities express by others, in order of elimination; they are in no row and no column.
    var eliminated: [Elimination] = []
    /// By unknown: which elimination it is the unknown of.
    var eliminationOf: [Int: Int] = [:]
    /// By unknown: whether equalities express others by it.
    var isMentioned: [Bool] = []
    var isEliminated: [Bool] = []
    /// The change of the cost of all rows with each column.
    var costs: [Double] = []
    /// The largest constant: what counts as zero depends on it.
    var scale = 1.0

    // Work space, by item: a sum that is expanded, of which all are zero in between.
    var sums: [Double] = []
    var isSummed: [Bool] = []
    // Work space, by column and by row.
    var positions: [Int] = []
    var stamps: [Int] = []
    var stamp = 0

    /// A tableau with so many free unknowns, items 0 and up, and nothing else.
    init(unknowns: Int) {
        items = (0..<unknowns).map { Item(place: ~$0) }
        columnItems = Array(0..<unknowns)
        columnRows = Array(repeating: [], count: unknowns)
        isDead = Array(repeating: false, count: unknowns)
        isMentioned = isDead
        isEliminated = isDead
        openColumns = columnItems
        costs = Array(repeating: 0, count: unknowns)
        positions = Array(repeating: -1, count: unknowns)
    }

    /// Values nearer to zero than this are rounding errors.
    var roundingError: Double { max(1e-11, scale * 1e-14) }

    /// The value of an item that is not eliminated.
    func value(of item: Int) -> Double {
        let place = items[item].place
        return place >= 0 ? rows[place].constant : 0
    }

    /// Adds a row whose item is the sum of terms and a constant, and returns the item.
    mutating func addRow(_ terms: [(item: Int, coefficient: Double)], constant: Double) -> Int {
        scale = max(scale, abs(constant))
        let (terms, constant) = expand(terms, constant)
        var row = Row(item: items.count, constant: constant, entries: [])
        for (item, coefficient) in terms {
            let place = items[item].place
            if place >= 0 {
                row.constant += coefficient * rows[place].constant
                for entry in rows[place].entries {
                    add(coefficient * entry.value, at: entry.column, to: &row.entries)
                }
            } else {
                add(coefficient, at: ~place, to: &row.entries)
            }
        }
        for entry in row.entries { positions[entry.column] = -1 }
        row.entries.removeAll { abs($0.value) < Self.smallestCoefficient }
        for entry in row.entries { columnRows[entry.column].append(rows.count) }
        items.append(Item(place: rows.count))
        rows.append(row)
        stamps.append(0)
        return row.item
    }

    /// Coefficients nearer to zero than this are rounding errors.
    static let smallestCoefficient = 1e-11

    /// Adds to an entry of a row whose columns' positions are marked.
    mutating func add(_ value: Double, at column: Int, to entries: inout [Entry]) {
        if isDead[column] { return }
        let position = positions[column]
        if position >= 0 {
            entries[position].value += value
        } else {
            positions[column] = entries.count
            entries.append(Entry(column: column, value: value))
        }
    }
}
