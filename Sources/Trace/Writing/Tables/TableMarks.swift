/// How much of each table has been written.
struct TableMarks {
    private var counts: [String: Int] = [:]

    /// Moves a table's mark; returns the entries between.
    mutating func advance(_ name: String, to count: Int) -> Range<Int> {
        let start = counts[name, default: 0]
        counts[name] = count
        return start..<count
    }
}
