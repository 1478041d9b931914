import Testing

@testable import ApplicationAdoption

/// The form is that of Apple's archived Property List Programming Guide, "Old-Style ASCII Property Lists".
@Suite("Reading property lists in the form of Xcode's projects")
struct OpenStepPropertyListTests {
    private func read(_ text: String) throws -> OpenStepPropertyList {
        try OpenStepPropertyList(Array(text.utf8))
    }

    @Test(
        "Strings stand with and without quotation marks",
        arguments: [
            ("abc", "abc"), ("a/b.c_$d", "a/b.c_$d"), ("\"a b\"", "a b"), ("'a b'", "a b"), ("\"\"", ""),
            (#""a\"b\\c\nd\te""#, "a\"b\\c\nd\te"), (#""\U00e4\u00f6""#, "äö"), (#""\Ud83d\Ude00""#, "😀"),
            (#""\101\12""#, "A\n"), ("\"a\\\nb\"", "a\nb"), ("Größe", "Größe"), ("http://a", "http://a"),
            ("/* a */ b // c", "b"), ("\u{FEFF}a", "a"),
        ])
    func strings(_ text: String, _ expected: String) throws {
        let list = try read(text)
        #expect(list.root.string == expected)
        #expect(list.cut == nil)
    }

    @Test("Arrays and dictionaries nest, with comments, and with or without a last comma or semicolon")
    func nesting() throws {
        let list = try read("{ a = (1, /* x */ 2,); b = { c = <0f A0>; d = (); } ; e = (3) // y\n }")
        #expect(
            list.root.unplaced == [
                "a": ["1", "2"],
                "b": ["c": PropertyListValue(content: .data([0x0F, 0xA0])), "d": []],
                "e": ["3"],
            ])
    }

    @Test("Each key and value has its line")
    func lines() throws {
        let list = try read("{\n  a = 1;\n  /* \n */ b = (\n    2,\n  );\n}\n")
        #expect(list.root.dictionary?.entries.map(\.line) == [2, 4])
        #expect(list.root.dictionary?["b"]?.array?.first?.line == 5)
    }

    @Test("Of two values with a key, as a merge can leave them, the later one counts")
    func twice() throws {
        #expect(try read("{ a = 1; b = 2; a = 3; }").root.unplaced == ["a": "3", "b": "2"])
    }

    @Test(
        "A file that is cut off is read as far as it goes, and says what is open",
        arguments: [
            ("{\n a = 1;\n b = (\n  2,\n", "5: the array \"b\" of line 3, the dictionary of line 1"),
            ("{\n a = \"b c\n", "3: the string of line 2, the dictionary of line 1"),
            ("{\n a = {\n b", "3: the dictionary \"a\" of line 2, the dictionary of line 1"),
            ("{ a = 1", "1: the dictionary of line 1"), ("{ a =", "1: the dictionary of line 1"),
            ("{} /* a\n", "2: the comment of line 1"), ("(<0a", "1: the data of line 1, the array of line 1"),
        ])
    func cut(_ text: String, _ expected: String) throws {
        let cut = try #require(try read(text).cut)
        #expect("\(cut.line): \(cut.open.joined(separator: ", "))" == expected)
    }

    @Test("What stands before the end of a file that is cut off is there")
    func beforeTheCut() throws {
        #expect(try read("{ a = (1, 2").root.unplaced == ["a": ["1", "2"]])
        #expect(try read("{ a = 1; b = { c = 2; d = ").root.unplaced == ["a": "1", "b": ["c": "2"]])
    }

    @Test(
        "A mistake names its line, and what was expected",
        arguments: [
            ("{\n a 1;\n}", "2: Expected \"=\" after the key a, but found \"1\"."),
            ("{\n a = 1\n b = 2;\n}", "3: Expected \";\" after the value of a, but found \"b\"."),
            ("(1 2)", "1: Expected \",\" after an element, but found \"2\"."),
            ("{ a = ; }", "1: Expected a value, but found \";\"."),
            ("{} x", "1: Expected the end, but found \"x\"."),
            ("<0g>", "1: Expected a hexadecimal digit, but found \"g\"."),
            ("{\n<<<<<<< HEAD\n a = 1;\n", "2: The file has the marks of a merge conflict."),
            ("{\n a = 1;\n=======\n", "3: The file has the marks of a merge conflict."),
        ])
    func mistakes(_ text: String, _ expected: String) {
        let failure = #expect(throws: OpenStepPropertyList.Failure.self) { try read(text) }
        #expect(failure.map { "\($0.line): \($0.text)" } == expected)
    }

    @Test("Values nested without an end are a mistake, not the end of the program")
    func deep() {
        let failure = #expect(throws: OpenStepPropertyList.Failure.self) {
            try read(String(repeating: "(", count: 1_000_000))
        }
        #expect(failure?.text == "Values are nested deeper than 200 levels.")
    }

    @Test("Bytes that are not UTF-8 are replaced")
    func wrongBytes() throws {
        let list = try OpenStepPropertyList([UInt8]("{ a = \"".utf8) + [0xFF, 0xC3] + [UInt8]("\"; }".utf8))
        #expect(list.root.dictionary?["a"]?.string == "\u{FFFD}\u{FFFD}")
    }
}
