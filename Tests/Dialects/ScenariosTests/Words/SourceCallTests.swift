import Foundation
import SourceReading
import Testing

@testable import Scenarios

/// Calls that are read from a text, at a line and a column.
@Suite("Calls in the source") struct SourceCallTests {
    /// The call at the first `(` or `{` behind the mark `•`, as `name|arguments|closure`; `nil` for none.
    private func call(_ marked: String, _ keyword: String = "Given") -> String? {
        let lines = SourceFiles.split(Array(marked.utf8))
        let mark = Array("•".utf8)
        for (number, line) in lines.enumerated() {
            let bytes = Array(line)
            guard let place = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else {
                continue
            }
            var plain = lines
            plain[number] = (bytes[..<place] + bytes[(place + mark.count)...])[...]
            return text(
                SourceCall(in: plain, line: UInt(number) + 1, column: UInt(place) + 1, after: keyword))
        }
        return nil
    }

    private func text(_ call: SourceCall?) -> String? {
        call.map { "\($0.name)|\($0.arguments ?? "-")|\($0.closure ?? "-")" }
    }

    @Test(
        "A call in the source has its name, arguments and closure",
        arguments: [
            ("Given•(I: see(x))", "Given|I: see(x)|-"),
            ("    try Given•(I: see(x)) // now (", "Given|I: see(x)|-"),
            ("Given.IAmOn•(\"login\")", "IAmOn|\"login\"|-"),
            ("Given.`I am on` •(\"login\")", "`I am on`|\"login\"|-"),
            ("Given.IAmOn<Screen<Int>>•(x)", "IAmOn|x|-"),
            ("Given.übersicht•()", "übersicht||-"),
            ("Given •{ see(x) }", "Given|-| see(x) "),
            ("Given•() { see(x) }", "Given|-| see(x) "),
            ("Given.IAmOn•(x) { see(x) }", "IAmOn|x|-"),
            ("Given\n    .IAmOn•(\n        x)", "IAmOn|\n        x|-"),
            ("Given•(I: see(\r\n    x))\r\n", "Given|I: see(\n    x)|-"),
            ("a\nGiven•(I: see(\")\"))\nb", "Given|I: see(\")\")|-"),
            ("•(x)", "|x|-"),
            ("given•(x)", "given|x|-"),
            ("ü > •(x)", "|x|-"),
        ])
    func parts(_ marked: String, _ parts: String) {
        #expect(call(marked) == parts)
    }

    @Test(
        "Where the column is that of another line, the call of the keyword is found",
        arguments: [
            ("•Given(I: see(x)); tap(y)", "Given|I: see(x)|-"),
            ("Given.IAmOn(x, f•(y))", "IAmOn|x, f(y)|-"),
            ("tap•(y); Given.IAmOn(x)", "IAmOn|x|-"),
            ("•tap(y); Given.IAmOn { x }", "IAmOn|-| x "),
            ("NotGivenAnything(y); Given(z)•", "Given|z|-"),
        ])
    func search(_ marked: String, _ parts: String) {
        #expect(call(marked) == parts)
    }

    @Test(
        "Code that is not a call is read as none",
        arguments: ["•Given", "Given•(I: see(x)", "Given•(\"", "Given•(/* )", "•", "•)", "Given•{", "`•("])
    func none(_ marked: String) {
        #expect(call(marked) == nil)
    }

    @Test("A line or column out of range is no call, nor one in the middle of a character")
    func range() {
        let lines = SourceFiles.split(Array("ü🚀ü\nGiven(x)\n".utf8))
        for line: UInt in [0, 1, 3, 4, 1000, .max] {
            for column: UInt in [0, 1, 2, 3, 6, 8, 9, 100, .max] {
                #expect(SourceCall(in: lines, line: line, column: column, after: "Given") == nil)
            }
        }
        #expect(text(SourceCall(in: lines, line: 2, column: .max, after: "Given")) == "Given|x|-")
        #expect(SourceCall(in: [], line: 1, column: 1, after: "Given") == nil)
    }

    @Test("A text that is not UTF-8 is read with marks in its place")
    func notUTF8() {
        let bytes = [0xFF, 0x80] + Array("Given(".utf8) + [0xFE] + Array(")".utf8)
        let call = SourceCall(in: SourceFiles.split(bytes), line: 1, column: 8, after: "Given")
        #expect(call?.arguments == "\u{FFFD}")
    }

    @Test("A call that goes on for too long is none, and its search ends early")
    func huge() {
        let spaces = String(repeating: " ", count: 50_000)
        #expect(call(spaces + "Given•(x)" + spaces) == "Given|x|-")
        #expect(call("Given•(" + spaces + ")") == nil)
        #expect(call(spaces + spaces + "Given•(x)") == nil)
        #expect(call("Given•(" + String(repeating: "\n", count: 30) + "x)") != nil)
        #expect(call("Given•(" + String(repeating: "\n", count: 31) + "x)") == nil)
    }

    @Test("Any text at any column is read without a trap")
    func fragments() {
        let source = Array("Given.`a`<b>(\"\\(c\"/*é🚀*/#\"\"\"\n{[`".utf8)
        for start in source.indices {
            let lines = SourceFiles.split(Array(source[start...]) + Array(source[..<start]))
            for line in 1...2 {
                for column in 0...source.count {
                    _ = SourceCall(in: lines, line: UInt(line), column: UInt(column), after: "Given")
                        .map { SourceExpression($0.arguments ?? $0.closure ?? "").words }
                }
            }
        }
    }

    @Test("Lines end as the compiler has it")
    func lines() {
        func count(_ text: String) -> Int { SourceFiles.split(Array(text.utf8)).count }
        #expect(count("a\nb\n") == 3 && count("a\r\nb") == 2 && count("a\rb") == 2)
        #expect(count("a\u{2028}b\u{0C}c") == 1 && count("") == 1)
        #expect(SourceFiles.lines(of: "/nowhere/Steps.swift") == nil)
        #expect(SourceFiles.lines(of: #filePath)?.count ?? 0 > 100)
    }
}
