import Foundation
import Testing

@testable import TimeLapse

@Suite("Files of texts") struct StringsFileTests {
    // Apple's "Resource Programming Guide", "String Resources", has comments, quotes and escapes.
    @Test(
        "Keys, texts, comments and escapes are read",
        arguments: [
            ("", [:]), ("\u{FEFF}/* only a comment */", [:]), (#""a" = "b";"#, ["a": "b"]),
            (
                "// one\n\"a\"=\"b\" ; /* two; \"c\" = \"d\"; */\nplain.key-1 = word;",
                ["a": "b", "plain.key-1": "word"]
            ),
            (#""a"; 'it' = 'is "so"';"#, ["a": "a", "it": #"is "so""#]),
            (#""\"q\"" = "1\n2\t3\\4\r\'";"#, ["\"q\"": "1\n2\t3\\4\r'"]),
            (#""u" = "\U00e9\u00E8\U{1F600}\UD83D\UDE00\101\q";"#, ["u": "éè😀😀Aq"]),
            (#""a" = "first"; "a" = "last";"#, ["a": "last"]), ("{ a = b; c = d }", ["a": "b", "c": "d"]),
            ("\"two\nlines\" = \"x // no comment\";", ["two\nlines": "x // no comment"]),
        ] as [(String, [String: String])])
    func texts(_ text: String, _ texts: [String: String]) throws {
        #expect(try StringsFile(text).texts == texts)
    }

    @Test(
        "A mistake is told with its line",
        arguments: [
            (#""a" = "b""#, #"line 1: expected ";", found the end of the file"#),
            ("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";", #"line 3: expected ";", found """"#),
            ("\r\n\r\n\"a\" = ;", #"line 3: expected a text, found ";""#),
            ("\n\"a\" = \"b", "line 2: expected a quote at the end of a text, found the end of the file"),
            ("\"a\" = \"b\";\n/* c", #"line 2: expected "*/" after a comment, found the end of the file"#),
            ("= x;", #"line 1: expected a key, found "=""#),
            ("{ a = b; ", #"line 1: expected "}", found the end of the file"#),
        ])
    func mistakes(_ text: String, _ description: String) {
        let error = #expect(throws: StringsSyntaxError.self) { try StringsFile(text) }
        #expect(error?.description == description)
    }

    @Test("UTF-8 and UTF-16 are told apart, with and without a byte order mark")
    func encodings() throws {
        let text = #""key" = "žluťoučký 😀";"#
        let mark = Data([0xEF, 0xBB, 0xBF])
        let files: [Data] = [
            Data(text.utf8), mark + Data(text.utf8), try #require(text.data(using: .utf16)),
            try #require(text.data(using: .utf16BigEndian)),
            try #require(text.data(using: .utf16LittleEndian)),
            Data([0xFE, 0xFF]) + (try #require(text.data(using: .utf16BigEndian))),
        ]
        for file in files { #expect(try plain(TextFile.strings(file)) == ["key": "žluťoučký 😀"]) }
        #expect(throws: TextEncodingError.self) { try TextFile.strings(Data([0x22, 0xC3, 0x28, 0x22])) }
    }

    @Test("Property lists are read, in XML and in the binary format")
    func propertyLists() throws {
        let list: [String: Any] = ["a": "b", "n": 3]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
            #expect(try plain(TextFile.strings(data)) == ["a": "b"])
        }
    }

    private func plain(_ entries: [String: TextEntry]) -> [String: String] {
        entries.compactMapValues { if case .plain(let text) = $0 { text } else { nil } }
    }

    @Test("Any texts come back as they were written", arguments: 1...40 as ClosedRange<UInt64>)
    func roundTrip(_ seed: UInt64) throws {
        var random = LinearNumbers(state: seed)
        var texts: [String: String] = [:]
        for _ in 0..<20 { texts[random.text()] = random.text() }
        let lines = texts.sorted { $0.key < $1.key }.map {
            random.quoted($0.key) + " = " + random.quoted($0.value) + ";"
        }
        let comments = ["\n", " // \"x\" = \"y\";\n", "/* ; */", "\r\n\t"]
        let file = lines.reduce("") { $0 + $1 + comments[random.next(4)] }
        #expect(try StringsFile(file).texts == texts)
    }

    @Test("No bytes crash the reader", arguments: 1...60 as ClosedRange<UInt64>)
    func garbage(_ seed: UInt64) {
        var random = LinearNumbers(state: seed)
        let pieces = [
            "\"", "\\", "=", ";", "{", "}", "/*", "*/", "//", "\\U", "\\u{", "a", "\n", "'", "\u{0}",
        ]
        let text = (0..<60).map { _ in pieces[random.next(pieces.count)] }.joined()
        _ = try? TextFile.strings(Data(text.utf8))
        _ = try? TextFile.stringsdict(Data(text.utf8), language: "en")
        _ = try? TextCatalog(Data(text.utf8))
    }
}

/// Numbers that are the same on every run.
private struct LinearNumbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    mutating func text() -> String {
        let characters: [Character] = [
            "a", "\"", "\\", "\n", "\r\n", "é", "😀", "'", ";", "=", "/", "*", "%", " ", "\u{7}", "語",
        ]
        return String((0..<next(12)).map { _ in characters[next(characters.count)] })
    }

    /// A text in quotes, with escapes where there must be some, and where there may be.
    mutating func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { escaped($0) }.joined() + "\""
    }

    private mutating func escaped(_ scalar: Unicode.Scalar) -> String {
        switch (scalar, next(3)) {
        case ("\"", _), ("\\", _): "\\\(scalar)"
        case ("\n", 0): "\\n"
        case (_, 1): "\\u{\(String(scalar.value, radix: 16))}"
        case (_, 2): String(scalar).utf16.map { "\\U" + ("000" + String($0, radix: 16)).suffix(4) }.joined()
        default: String(scalar)
        }
    }
}
