import Testing

@testable import ApplicationAdoption

/// The rules are those of YAML 1.2, as far as XcodeGen's projects use it.
@Suite("Reading YAML")
struct YAMLTests {
    /// The value in the form of Swift's literals.
    private func text(_ value: YAMLValue) -> String {
        switch value {
        case .scalar(let text): "\"\(text.replacing("\n", with: "\\n"))\""
        case .sequence(let elements): "[\(elements.map(text).joined(separator: ", "))]"
        case .mapping(let entries):
            "{\(entries.map { "\($0.key): \(text($0.value))" }.joined(separator: ", "))}"
        }
    }

    @Test(
        "Mappings, sequences and texts are read in all their forms",
        arguments: [
            ("", "{}"), ("# only\n---\n", "{}"), ("a: 1", "{a: \"1\"}"),
            ("a:\n  b: 1\n  c:\n    d: 2\ne: 3", "{a: {b: \"1\", c: {d: \"2\"}}, e: \"3\"}"),
            (
                "a:\n  - 1\n  - b: 2\n    c: 3\n  -\n    d: 4",
                "{a: [\"1\", {b: \"2\", c: \"3\"}, {d: \"4\"}]}"
            ),
            ("a:\n- 1\n- 2\nb: 3", "{a: [\"1\", \"2\"], b: \"3\"}"),
            ("a: [1, \"b, c\", {d: 2}, []]", "{a: [\"1\", \"b, c\", {d: \"2\"}, []]}"),
            ("a: {}\nb:", "{a: {}, b: \"\"}"),
            ("a:\n  [\n    b, # c\n    d,\n  ]\ne: 1", "{a: [\"b\", \"d\"], e: \"1\"}"),
            (
                "a: \"b: # c\" # d\n'e f': 'it''s'\n\"g\": \"h\\\"i\"",
                "{a: \"b: # c\", e f: \"it's\", g: \"h\"i\"}"
            ),
            ("a: http://b#c\nd: b # c", "{a: \"http://b#c\", d: \"b\"}"),
            ("a: |\n  b\n   c\n\n  # d\ne: 1", "{a: \"b\\n c\\n\\n# d\", e: \"1\"}"),
            ("a: >-\n  b\n  c\nd: 1", "{a: \"b c\", d: \"1\"}"),
            ("a: b\n  c d\ne: 1", "{a: \"b c d\", e: \"1\"}"),
            ("a: &x\n  b: 1\nc: *x", "{a: {b: \"1\"}, c: {b: \"1\"}}"),
            (
                "a: &x {b: 1, c: 2}\nd:\n  <<: *x\n  c: 3",
                "{a: {b: \"1\", c: \"2\"}, d: {b: \"1\", c: \"3\"}}"
            ),
            ("a: &x {b: 1}\nc: [*x, \"*x\"]", "{a: {b: \"1\"}, c: [{b: \"1\"}, \"*x\"]}"),
            ("a: 1\r\nb: 2\r\n", "{a: \"1\", b: \"2\"}"), ("a: 1\na: 2", "{a: \"2\"}"),
            ("a: ~\nb: null", "{a: \"\", b: \"\"}"),
            ("a: $(B:lower)\nc: ${d}", "{a: \"$(B:lower)\", c: \"${d}\"}"),
        ])
    func forms(_ yaml: String, _ expected: String) throws {
        #expect(text(try YAMLReader.read(yaml, at: "a")) == expected)
    }

    @Test(
        "A mistake names its line",
        arguments: [
            ("a: 1\nb", "2: Expected a key with a colon, but found \"b\"."),
            ("a: [1, 2", "1: A bracket is not closed."),
            ("a:\n  b: 1\n c: 2", "3: The line is not part of what stands before."),
            ("a: *b", "1: There is no anchor b."),
        ])
    func mistakes(_ yaml: String, _ expected: String) {
        let failure = #expect(throws: YAMLFailure.self) { try YAMLReader.read(yaml, at: "a") }
        #expect(failure.map { "\($0.line): \($0.text)" } == expected)
    }

    @Test("Nesting and copies without an end are mistakes, not the end of the program")
    func hostile() {
        let deep = (0..<300).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
        #expect(throws: YAMLFailure.self) { try YAMLReader.read(deep, at: "a") }
        #expect(throws: YAMLFailure.self) {
            try YAMLReader.read("a: " + String(repeating: "[", count: 100_000), at: "a")
        }
        #expect(throws: YAMLFailure.self) {
            try YAMLReader.read(String(repeating: "- ", count: 50_000) + "a: 1\n b", at: "a")
        }
        let doubling = (0..<60).map { "a\($0 + 1): &x\($0 + 1) [*x\($0), *x\($0)]" }
        #expect(throws: YAMLFailure(text: "Anchors are copied too often.", line: 16)) {
            try YAMLReader.read("a0: &x0 1\n" + doubling.joined(separator: "\n"), at: "a")
        }
    }

    @Test(
        "A file that is changed anywhere is read, or a mistake, but never ends the program", arguments: 0..<20
    )
    func broken(_ seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let bytes = Array(XcodeGenTests.project.utf8)
        for _ in 0..<20 {
            var changed = bytes
            for _ in 0...numbers.next(below: 4) {
                changed[numbers.next(below: bytes.count)] = numbers.element(
                    of: Array("\n :-[]{}\"'#&*<|>a".utf8))
            }
            changed.removeLast(numbers.next(below: 60))
            _ = try? YAMLReader.read(String(decoding: changed, as: UTF8.self), at: "a")
        }
    }
}
