import Foundation
import Testing

@testable import Gherkin

@MainActor @Suite("Definitions of steps") struct DefinitionTests {
    private enum Colour: String, Decodable { case red, blue }
    private struct Friend: Decodable { let name: String }

    /// What a definition notes of a step.
    private func notes(of step: String, _ build: (inout Gherkin.Definitions, Notes) -> Void) async throws
        -> [String]
    {
        let notes = Notes()
        let ran = try await Ran("* \(step)", Gherkin.Definitions { build(&$0, notes) })
        return notes.lines + ran.failures
    }

    @Test("Numbers are of any type of numbers, and texts of enumerations, too")
    func types() async throws {
        #expect(
            try await notes(of: "1 2 3 4.5 6 red") { steps, notes in
                steps.define("{int} {int} {byte} {float} {double} {word}") {
                    (a: UInt8, b: Double, c: Int, d: CGFloat, e: Decimal, f: Colour) in
                    notes.add("\(a) \(b) \(c) \(d) \(e) \(f)")
                }
            } == ["1 2.0 3 4.5 6 red"])
        #expect(
            try await notes(of: "12345678901234567890 0.10 'a' b") { steps, notes in
                steps.define("{biginteger} {bigdecimal} {string} {}") {
                    (a: Decimal, b: String, c: Substring, d: String?) in
                    notes.add("\(a) \(b) \(c) \(d ?? "nil")")
                }
            } == ["12345678901234567890 0.10 a b"])
    }

    @Test("A regular expression, as text or as Swift's, gives its groups")
    func regularExpressions() async throws {
        #expect(
            try await notes(of: "I have 3 green things") { steps, notes in
                steps.define(matching: #"^I have (\d+)(?: (\w+))? things?$"#) { (count: Int, kind: String?) in
                    notes.add("\(count) \(kind ?? "nil")")
                }
            } == ["3 green"])
        #expect(
            try await notes(of: "I have 1 thing") { steps, notes in
                steps.define(/^I have (\d+)(?: (\w+))? things?$/) { (count: Int, kind: String?) in
                    notes.add("\(count) \(kind ?? "nil")")
                }
            } == ["1 nil"])
        #expect(
            try await notes(of: "on: true, blue") { steps, notes in
                steps.define(/(?<first>true|false), (\w+)/) { (isOn: Bool, colour: Colour) in
                    notes.add("\(isOn) \(colour)")
                }
            } == ["true blue"])
        #expect(
            try await notes(of: "I have 3 things:\n| a |") { steps, notes in
                steps.define(/\d+/) { (table: [[String]]) in notes.add("\(table)") }
            } == ["[[\"a\"]]"])
    }

    @Test("A type of parameters makes values of its own texts, or of its first group")
    func parameters() async throws {
        #expect(
            try await notes(of: "blue and <red>") { steps, notes in
                steps.define("{colour} and {marked}") { (a: Colour, b: Colour?) in
                    notes.add("\(a) \(b.map { "\($0)" } ?? "nil")")
                }
                steps.parameter("colour", matching: "red|blue") { Colour(rawValue: $0) }
                steps.parameter("marked", matching: "<(.*)>|\\[(.*)\\]") { Colour(rawValue: $0) }
            } == ["blue red"])
    }

    @Test("Tables and doc strings come last, in that order, as one of several types")
    func arguments() async throws {
        let both = "a:\n  | name |\n  | Ada  |\n  \"\"\"text\n  b\n  \"\"\""
        #expect(
            try await notes(of: both) { steps, notes in
                steps.define("a:") { (table: Gherkin.Table, text: Gherkin.DocString) in
                    notes.add("\(table.rows) \(text.mediaType ?? "nil") \(text.content)")
                }
            } == ["[[\"name\"], [\"Ada\"]] text b"])
        #expect(
            try await notes(of: both) { steps, notes in
                steps.define("{word}:") { (name: String, friends: [Friend], text: String) in
                    notes.add("\(name) \(friends.map(\.name)) \(text)")
                }
            } == ["a [\"Ada\"] b"])
    }

    @Test("Definitions are put together, each once")
    func including() async throws {
        let colours = Gherkin.Definitions { steps in
            steps.parameter("colour", matching: "red|blue") { Colour(rawValue: $0) }
            steps.define("it is {colour}") { (_: Colour) in }
        }
        let notes = Notes()
        // Its type is in the others.
        let lights = Gherkin.Definitions { steps in
            steps.define("the light is {colour}") { (colour: Colour) in notes.add("\(colour)") }
        }
        var all = colours + lights + colours
        #expect(all.description == "it is {colour}\nthe light is {colour}")
        #expect(try await Ran("* the light is red\n* it is blue", all).failures == [])
        #expect(try await Ran("* the light is red\n* it is blue", lights.including(colours)).failures == [])
        #expect(notes.lines == ["red", "red"])
        all += Gherkin.Definitions { $0.define("a") {} }
        #expect("\(all)" == "a\nit is {colour}\nthe light is {colour}")
        #expect("\(Gherkin.Definitions())" == "")
    }

    @Test(
        "Types of one name in two places are a failure at the line of the second; each pattern keeps its own")
    func conflict() async throws {
        let (line, other) = (#line + 2, #line + 3)
        let one = Gherkin.Definitions { $0.parameter("colour", matching: "red") { Colour(rawValue: $0) } }
        let two = Gherkin.Definitions { $0.parameter("colour", matching: "blue") { Colour(rawValue: $0) } }
        #expect(line + 1 == other)
        let text =
            "DefinitionTests.swift:\(line): There is a type of parameters named {colour} already, at DefinitionTests.swift:\(line - 1). Try: another name.\nIn: Eating"
        #expect(try await Ran("* a", one + two + two).failures == [text])
    }

    @Test("What is wrong with definitions is recorded at their lines, before any step runs")
    func problems() async throws {
        let line = #line + 2
        let definitions = Gherkin.Definitions { steps in
            steps.define("a {colour}") { (_: Colour) in }
            steps.define("a (b") {}
            steps.define(matching: "(a") {}
            steps.parameter("int", matching: "a") { $0 }
            steps.parameter("a/b", matching: "a") { $0 }
            steps.parameter("c", matching: "[") { $0 }
            steps.parameter("d", matching: "a*") { $0 }
            steps.define("a") {}
        }
        let ran = try await Ran("* a", definitions)
        let types =
            "{}, {bigdecimal}, {biginteger}, {byte}, {double}, {float}, {int}, {long}, {short}, {string}, {word}"
        #expect(
            ran.failures
                == [
                    "\(line + 3): There is a type of parameters named {int} already, which is always there. Try: another name.",
                    "\(line + 4): The name of the type of parameters {a/b} must not contain \"/\".",
                    "\(line + 5): The regular expression \"[\" of the type of parameters {c} is invalid.",
                    "\(line + 6): The regular expression \"a*\" of the type of parameters {d} must not match an empty text.",
                    "\(line): There is no type of parameters named {colour}; the types are \(types), in column 3 of the step's pattern \"a {colour}\".",
                    "\(line + 1): The bracket of optional text is not closed. Write \"\\(\" for the bracket itself, in column 3 of the step's pattern \"a (b\".",
                    "\(line + 2): The regular expression \"(a\" is invalid, in the step's pattern \"(a\".",
                ].map { "DefinitionTests.swift:\($0)\nIn: Eating" })
        #expect(ran.report.hasPrefix("Scenario: Eating\n") && !ran.report.contains("* a"))
    }
}
