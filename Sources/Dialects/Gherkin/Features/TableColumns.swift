/// The names of a table's columns.
struct TableColumns {
    let names: [String]
    private let indexes: [String: Int]

    init(_ names: [String]) {
        self.names = names
        indexes = Dictionary(
            zip(names.map(Self.folded), names.indices), uniquingKeysWith: { first, _ in first })
    }

    func index(of property: String) -> Int? {
        names.firstIndex(of: property) ?? indexes[Self.folded(property)]
    }

    /// A name without spaces, hyphens, underscores and capitals.
    private static func folded(_ name: String) -> String {
        name.filter { !$0.isWhitespace && $0 != "_" && $0 != "-" }.lowercased()
    }
}

/// The cells of a row, by the names of their columns.
struct TableRowValues {
    let columns: TableColumns
    let cells: [String]
    /// The row, counted from 1.
    let number: Int

    func cell(_ property: String) -> String? {
        columns.index(of: property).flatMap { cells.indices.contains($0) ? cells[$0] : nil }
    }
}

/// What cannot be read from a table.
struct TableError: Error, Hashable, CustomStringConvertible {
    let description: String

    static func cell(_ text: String, in column: String, of row: TableRowValues, _ type: any Any.Type)
        -> TableError
    {
        TableError(
            description: "Row \(row.number), column \(column.quoted): "
                + "\(text.shortened.quoted) is not a value of \(type).")
    }

    static func type(_ type: any Any.Type, in column: String) -> TableError {
        TableError(
            description: "Column \(column.quoted): \(type) cannot be read from a cell. "
                + "Try: read it as String, and convert that.")
    }

    static func missing(_ property: String, of row: TableRowValues) -> TableError {
        let names = row.columns.names.map(\.quoted).joined(separator: ", ")
        return TableError(
            description:
                "The table has no column \(property.quoted). Its first row names: \(names).")
    }
}
