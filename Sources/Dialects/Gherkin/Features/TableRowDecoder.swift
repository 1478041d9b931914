import Foundation

/// Decodes a row of a table: a structure by the columns' names, or the only cell as a value.
struct TableRowDecoder: Decoder {
    private let row: TableRowValues
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ row: TableRowValues) {
        self.row = row
    }

    /// The row as a value: of a type that a cell can be, the only one.
    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if TextReading.kind(of: type) != nil {
            let (name, cell) = try onlyCell(type)
            return try CellDecoder(cell, in: name, of: row).value(type)
        }
        return try Value(from: self)
    }

    private func onlyCell(_ type: any Any.Type) throws -> (name: String, cell: String) {
        guard row.columns.names.count == 1, row.cells.count == 1 else {
            throw TableError(
                description: "\(type) is one value, but the table has \(row.columns.names.count) columns. "
                    + "Try: a structure with a property for each.")
        }
        return (row.columns.names[0], row.cells[0])
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(RowContainer<Key>(row: row))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw TableError(
            description:
                "A row is read as a structure with properties, or all rows as [[String]]: not as a list.")
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        let (name, cell) = try onlyCell(String.self)
        return CellDecoder(cell, in: name, of: row)
    }
}

/// The cells of a row by their properties.
private struct RowContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let row: TableRowValues
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { row.columns.names.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { row.cell(key.stringValue) != nil }

    /// An empty cell is `nil`, where a value is optional.
    func decodeNil(forKey key: Key) throws -> Bool { row.cell(key.stringValue)?.isEmpty ?? true }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        let name = key.stringValue
        guard let cell = row.cell(name) else { throw TableError.missing(name, of: row) }
        return try CellDecoder(cell, in: name, of: row).value(type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        throw TableError.type([String: String].self, in: key.stringValue)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw TableError.type([String].self, in: key.stringValue)
    }

    func superDecoder() throws -> any Decoder { TableRowDecoder(row) }

    func superDecoder(forKey key: Key) throws -> any Decoder { TableRowDecoder(row) }
}

/// Decodes a cell as one value.
private struct CellDecoder: Decoder, SingleValueDecodingContainer {
    private let text: String
    private let column: String
    private let row: TableRowValues
    private var type: any Any.Type = String.self
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ text: String, in column: String, of row: TableRowValues) {
        self.text = text
        self.column = column
        self.row = row
    }

    /// The cell as a value of a type that can be read from text, or that reads itself from one.
    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if TextReading.kind(of: type) != nil {
            if text.isEmpty, TextReading.unwrapped(type) != nil, let none = Any?.none as? Value {
                return none
            }
            guard let value = TextReading.value(of: text, as: type) as? Value else {
                throw TableError.cell(text, in: column, of: row, type)
            }
            return value
        }
        // Its own decoding takes a number, which no cell shows.
        guard type != Date.self, type != Data.self else { throw TableError.type(type, in: column) }
        var decoder = self
        decoder.type = type
        return try Value(from: decoder)
    }

    func decodeNil() -> Bool { text.isEmpty }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard TextReading.kind(of: type) != nil else { throw TableError.type(type, in: column) }
        return try value(type)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw TableError.type(self.type, in: column)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw TableError.type(self.type, in: column)
    }
}
