extension Gherkin.Table {
    /// The rows below the first as values, whose properties are the columns that the first row names.
    ///
    /// ```swift
    /// struct User: Decodable {
    ///     let name: String
    ///     let age: Int?
    /// }
    /// let users = try table.decode(User.self)
    /// ```
    ///
    /// Columns are found by the name of a property, also with other capitals and with spaces: `First name` is
    /// `firstName`. An empty cell is `nil` for an optional. Texts, numbers, `Bool` and enumerations with raw values can be
    /// read; of a table with one column, these alone, too: `decode(Int.self)`. Other columns are left out.
    ///
    /// - Throws: what cannot be read, with row and column.
    /// - Complexity: O(*n*) in the cells.
    public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> [Value] {
        guard let header = rows.first else { return [] }
        let columns = TableColumns(header)
        return try rows.indices.dropFirst().map { index in
            let row = TableRowValues(columns: columns, cells: rows[index], number: index + 1)
            return try TableRowDecoder(row).value(type)
        }
    }
}

/// What a closure can take a table as.
protocol TableReadable {
    init(reading table: Gherkin.Table) throws
}

extension Gherkin.Table: TableReadable {
    init(reading table: Gherkin.Table) { self = table }
}

extension Array: TableReadable where Element: Decodable {
    init(reading table: Gherkin.Table) throws {
        // The rows as they are.
        if let rows = table.rows as? [Element] {
            self = rows
        } else {
            self = try table.decode(Element.self)
        }
    }
}
