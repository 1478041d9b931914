import Foundation
import Testing

@testable import Gherkin

@Suite("Rows of tables as values") struct TableDecodingTests {
    private enum Colour: String, Decodable { case red, blue }
    private enum Size: Int, Decodable { case small = 1, large = 2 }

    private struct Thing: Decodable, Equatable {
        let name: String
        let count: Int
        let price: Double?
        let isNew: Bool?
        let colour: Colour?
        let size: Size?
        let weight: Decimal?
        let letter: String?
    }

    private struct Text: Decodable, Equatable {
        let text: String

        init(from decoder: any Decoder) throws {
            text = try "<" + decoder.singleValueContainer().decode(String.self)
        }
    }

    private struct Links: Decodable, Equatable {
        let text: Text
        let url: URL?
        let half: Float
        let byte: UInt8?
        let size: CGFloat?
    }

    private func table(_ lines: String...) -> Gherkin.Table {
        Gherkin.Table(
            rows: lines.map {
                $0.split(separator: "|", omittingEmptySubsequences: false).map { $0.filter { $0 != "_" } }
            })
    }

    /// What a body throws.
    private func error(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    @Test("Properties are columns; empty cells and missing columns are nil")
    func properties() throws {
        let table = Gherkin.Table(rows: [
            ["Name", "count", "Is new", "PRICE", "colour", "size", "weight", "other"],
            ["Pen", "3", "true", "1.5", "red", "2", "1.25", "x"], ["", "-1", "", "", "", "", "", ""],
        ])
        #expect(
            try table.decode() == [
                Thing(
                    name: "Pen", count: 3, price: 1.5, isNew: true, colour: .red, size: .large, weight: 1.25,
                    letter: nil),
                Thing(
                    name: "", count: -1, price: nil, isNew: nil, colour: nil, size: nil, weight: nil,
                    letter: nil),
            ])
    }

    @Test("Types that read themselves from one text, and addresses, can be cells")
    func ownTypes() throws {
        let table = Gherkin.Table(rows: [
            ["text", "url", "half", "byte", "size"], ["a", "https://example.com", "0.5", "255", "1.5"],
        ])
        let links = try table.decode(Links.self)
        #expect(links.map(\.text.text) == ["<a"] && links.map(\.url) == [URL(string: "https://example.com")])
        #expect(links.map(\.half) == [0.5] && links.map(\.byte) == [255] && links.map(\.size) == [1.5])
    }

    @Test("A table of one column is read as values")
    func values() throws {
        #expect(try table("count", "1", "2").decode(Int.self) == [1, 2])
        #expect(try table("name", "a", "_").decode(String?.self) == ["a", nil])
        #expect(try table("name", "a").decode(Text.self).map(\.text) == ["<a"])
        #expect(try table("colour", "red").decode(Colour.self) == [.red])
        #expect(try table("on", "true", "false").decode(Bool.self) == [true, false])
    }

    @Test("A table without rows, or with the names alone, has no values")
    func empty() throws {
        #expect(try Gherkin.Table(rows: []).decode(Int.self) == [])
        #expect(try table("name|count").decode(Thing.self) == [])
    }

    @Test("What cannot be read has its row and column")
    func errors() {
        #expect(
            error { _ = try table("name|count", "a|1", "b|many").decode(Thing.self) }
                == "Row 3, column \"count\": \"many\" is not a value of Int.")
        #expect(
            error { _ = try table("name|count", "a|_").decode(Thing.self) }
                == "Row 2, column \"count\": \"\" is not a value of Int.")
        #expect(
            error { _ = try table("name|amount", "a|1").decode(Thing.self) }
                == "The table has no column \"count\". Its first row names: \"name\", \"amount\".")
        #expect(
            error { _ = try table("name|count|colour", "a|1|green").decode(Thing.self) }
                == "Row 2, column \"colour\": \"green\" is not a value of Colour.")
        #expect(
            error { _ = try table("name|count|isNew", "a|1|yes").decode(Thing.self) }
                == "Row 2, column \"isNew\": \"yes\" is not a value of Bool.")
        #expect(
            error { _ = try table("name|count|weight", "a|1|1x").decode(Thing.self) }
                == "Row 2, column \"weight\": \"1x\" is not a value of Decimal.")
        #expect(
            error { _ = try table("a|b", "1|2").decode(Int.self) }
                == "Int is one value, but the table has 2 columns. Try: a structure with a property for each."
        )
    }

    private struct Dated: Decodable { let born: Date }
    private struct Listed: Decodable { let names: [String] }
    private struct Nested: Decodable { let thing: Links }

    @Test("Dates, lists and structures in cells are refused in words")
    func refused() {
        #expect(
            error { _ = try table("born", "2001-01-01").decode(Dated.self) }
                == "Column \"born\": Date cannot be read from a cell. Try: read it as String, and convert that."
        )
        #expect(
            error { _ = try table("names", "a, b").decode(Listed.self) }
                == "Column \"names\": Array<String> cannot be read from a cell. Try: read it as String, and convert that."
        )
        #expect(
            error { _ = try table("thing", "a").decode(Nested.self) }
                == "Column \"thing\": Links cannot be read from a cell. Try: read it as String, and convert that."
        )
        #expect(
            error { _ = try table("a|b", "1|2").decode([String].self) }
                == "A row is read as a structure with properties, or all rows as [[String]]: not as a list.")
    }
}
