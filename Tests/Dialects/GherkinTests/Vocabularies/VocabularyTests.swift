import TestSupport
import Testing

@testable import Gherkin

@MainActor @Suite("The vocabulary") struct VocabularyTests {
    private static let vocabulary = Gherkin.Definitions.standard

    /// Texts of steps that an expression matches: for each parameter, several values.
    private static func examples(of expression: CucumberExpression) -> [String] {
        let values = [
            "int": ["1", "12"], "float": ["2", "0.5"],
            "string": ["\"Ada's\"", "'\"in the table\" is enabled'"],
            "element": [
                "the button \"Log in\"", "cell 3 in the table \"List\"", "the tab bar",
                "a text field \"is on\"",
                "wheel 2 in the picker \"Size\" in the view 'in \"it\"'",
            ],
            "state": StatePhrase.all.keys.sorted(), "direction": ["up", "down", "left", "right"],
            "orientation": ["portrait", "portrait upside down", "landscape left"],
            "appearance": ["light", "dark"],
            "keyboard type": ["regular", "number pad", "URL"],
            "alert or sheet": ["the alert", "an action sheet \"the keyboard\"", "the share sheet"],
            "is": ["is", "is not"], "on or off": ["on", "off"],
            "swipe direction": ["left", "right", "up", "down"],
            "trait": ["button", "not enabled", "keyboard key"],
        ]
        return (0..<7).map { number in
            expression.nodes.enumerated().map { index, node in
                switch node {
                case .text(let text): return text
                case .optional(let text): return number % 2 == 0 ? text : ""
                case .alternatives(let branches):
                    return branches[number % branches.count].map {
                        if case .text(let text) = $0 { text } else { "" }
                    }
                    .joined()
                case .parameter(let name, _):
                    let values = values[name] ?? []
                    return values.isEmpty ? "no example" : values[(number + index) % values.count]
                }
            }.joined()
        }
    }

    @Test("Each pattern's examples match that pattern alone")
    func ambiguity() throws {
        #expect(Self.vocabulary.allProblems.map(\.description) == [])
        #expect(Self.vocabulary.definitions.count > 200)
        for definition in Self.vocabulary.definitions {
            for text in Self.examples(of: try CucumberExpression(definition.source)) {
                let step = Gherkin.Step(keyword: "*", text: text, line: 1, docString: nil, table: nil)
                let matching = Self.vocabulary.matching(step)
                #expect(matching.map(\.source) == [definition.source], "\(text)")
            }
        }
    }

    @Test("Changed examples match one pattern at most, and are steps or failures")
    func mutations() throws {
        var numbers = SeededNumbers(seed: 5)
        let texts = try Self.vocabulary.definitions.flatMap {
            Self.examples(of: try CucumberExpression($0.source))
        }
        let others: [Substring] = ["\"", "'", "\\", "in the", "is", "not", "0"]
        let words = texts.flatMap { text in text.split(separator: " ") } + others
        for _ in 0..<Rounds.of(8000) {
            var changed = numbers.element(of: texts).split(separator: " ")
            for _ in 0...numbers.next(below: 3) {
                let place = numbers.next(below: changed.count + 1)
                if numbers.onceIn(2), place < changed.count {
                    changed.remove(at: place)
                } else {
                    changed.insert(numbers.element(of: words), at: place)
                }
            }
            let step = Gherkin.Step(
                keyword: "*", text: changed.joined(separator: " "), line: 1, docString: nil, table: nil)
            let matching = Self.vocabulary.definitions.filter { $0.matches(step) }
            #expect(matching.count <= 1, "\(step.text): \(matching.map(\.source))")
            _ = try? matching.first?.arguments(of: step)
            if numbers.onceIn(20) { _ = Self.vocabulary.near(step) }
        }
    }

    @Test("Each closure takes what its pattern gives")
    func fits() throws {
        for definition in Self.vocabulary.definitions {
            for text in Self.examples(of: try CucumberExpression(definition.source)).prefix(1) {
                let isList = definition.source == "I select from drop down {string}:"
                let docString =
                    definition.source.hasSuffix(":") && !isList ? Gherkin.DocString(content: "a") : nil
                let table = isList ? Gherkin.Table(rows: [["a", "b"]]) : nil
                let step = Gherkin.Step(keyword: "*", text: text, line: 1, docString: docString, table: table)
                let arguments = try definition.arguments(of: step)
                #expect(definition.action.fits(arguments), "\(definition.source)")
                _ = try definition.action.call(arguments)
            }
        }
    }

    @Test("The vocabulary is listed as one line for each pattern, sorted")
    func catalogue() {
        let lines = Self.vocabulary.description.split(separator: "\n")
        #expect(lines == lines.sorted() && lines.count == Self.vocabulary.definitions.count)
        #expect(lines.contains("I tap {element}") && Set(lines).count == lines.count)
    }

    private func phrase(_ text: String) -> String {
        do {
            return try ElementPhrase(text).element().phrase
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "Elements are what they are, their name or number, and what they are in",
        arguments: [
            ("the button \"Log in\"", "the button \"Log in\""), ("a button 'it\\'s'", "the button \"it's\""),
            ("button 2 \"Delete\"", "the button 2 \"Delete\""), ("cell 3", "the cell 3"),
            ("cell 1", "the cell"),
            ("an image", "the image"), ("the switch \"in the table\"", "the switch \"in the table\""),
            (
                "the button \"a\" in cell 3 in the table \"b\" in the view \"c\"",
                "the button \"a\" in the cell 3 in the table \"b\" in the view \"c\""
            ),
            ("wheel 2 in the picker \"a\"", "the wheel 2 in the picker \"a\""),
            ("wheel 1 in the date picker \"a\"", "the wheel in the date picker \"a\""),
            ("the tab \"a\"", "the button \"a\" in the tab bar"),
            ("the tab \"a\" in the tab bar \"b\"", "the button \"a\" in the tab bar \"b\""),
            ("the system alert \"a\"", "the alert \"a\" in the home screen"),
            ("the sheet \"a\"", "the action sheet \"a\""),
            ("the key \"a\"", "the key \"a\" in the keyboard"),
            ("the keyboard button \"a\"", "the key \"a\" in the keyboard"),
            ("the segmented control \"a\"", "the segmented control in the view \"a\""),
            ("the nav bar", "the navigation bar"),
            ("the share sheet", "the activity sheet \"ActivityListView\""),
            ("the icon \"a\"", "the icon \"a\" in the home screen"),
            // What is missing.
            ("the button", "Which button is not said. Try: the button \"…\""),
            (
                "the label 2 \"a\"",
                "Elements of the kind label have no number, but found \"the label 2 \\\"a\\\"\". Try: the label \"…\""
            ),
            ("cell 0", "Elements are counted from 1, but found \"cell 0\"."),
            (
                "cell 99999999999999999999",
                "Elements are counted from 1, but found \"cell 99999999999999999999\"."
            ),
            ("wheel 1", "A wheel is in a picker or a date picker. Try: wheel 1 in the picker \"…\""),
        ])
    func elements(_ text: String, _ expected: String) {
        #expect(phrase(text) == expected)
        // What failures call it can be said, too.
        if expected.hasPrefix("the ") { #expect(phrase(expected) == expected) }
    }

    @Test("An element that is named without its name fails with what to say")
    func incomplete() async throws {
        let ran = try await Ran("* I tap the button", .standard)
        #expect(
            ran.failures == [
                """
                Eating.feature:3: * I tap the button: failed.
                Which button is not said. Try: the button "…"
                It is for the closure of "I tap {element}" (of the vocabulary).
                In: Eating
                """
            ])
    }

    @Test("A definition that says the same as the vocabulary is ambiguous")
    func ambiguousWithVocabulary() async throws {
        let line = #line + 2
        let steps = Gherkin.Definitions { steps in
            steps.define("I see the {word} {string}") { (_: String, _: String) in }
        }
        let ran = try await Ran("* I see the button 'a'", .standard + steps)
        #expect(
            ran.failures == [
                """
                Eating.feature:3: * I see the button 'a': failed.
                2 definitions match this step:
                  "I see {element}" (of the vocabulary)
                  "I see the {word} {string}" (VocabularyTests.swift:\(line))
                Try: other words in one of them, or remove one.
                In: Eating
                """
            ])
    }

    @Test("Words that are not an element fail with the kinds of elements")
    func unknownKind() async throws {
        let ran = try await Ran("* I rotate the device to landscape\n* I tap the buton 'a'", .standard)
        #expect(
            ran.failures == [
                """
                Eating.feature:3: * I rotate the device to landscape: failed.
                No definition matches this step.
                The words are those of "I rotate the device to {orientation}", but not what stands for its parameters.
                {orientation} takes landscape left, landscape right, portrait, portrait upside down.
                1 more step of this scenario has none, either.
                Try:
                    steps.define("I rotate the device to landscape") {
                        // What the step does.
                    }
                    steps.define("I tap the buton {string}") { (text: String) in
                        // What the step does.
                    }
                In: Eating
                """
            ])
        let other = try await Ran("* I tap the buton 'a'", .standard)
        #expect(
            other.failures.first?.hasPrefix(
                """
                Eating.feature:3: * I tap the buton 'a': failed.
                No definition matches this step.
                The words are those of "I tap {element}", but not what stands for its parameters.
                {element} takes the button "Log in", cell 3 in the table, and so on. The kinds: button, switch, slider,
                """) == true)
    }

    @Test("What is not dismissed fails with what is, and the keyboard has a step of its own")
    func dismissing() async throws {
        let ran = try await Ran("* I dismiss the table", .standard)
        #expect(
            ran.failures.first?.hasPrefix(
                """
                Eating.feature:3: * I dismiss the table: failed.
                No definition matches this step.
                The words are those of "I dismiss {alert or sheet}", but not what stands for its parameters.
                {alert or sheet} takes an alert, system alert, action sheet, activity sheet.
                """) == true, "\(ran.failures)")
        let step = Gherkin.Step(
            keyword: "*", text: "I dismiss the keyboard", line: 1, docString: nil, table: nil)
        #expect(Self.vocabulary.matching(step).map(\.source) == ["I dismiss the keyboard"])
    }

    @Test(
        "An element that is not able to do something fails with what is",
        arguments: [
            (
                "I tap the label \"a\"",
                "The label \"a\" cannot be tapped.\nElements that can: button, switch, text field, secure text field, text view, icon, cell, tab, key, keyboard button"
            ),
            (
                "I type 'a' into the button \"b\"",
                "The button \"b\" cannot be typed into.\nElements that can: text field, secure text field, text view"
            ),
            (
                "I scroll down in cell 2",
                "The cell 2 cannot be scrolled.\nElements that can: text view, scroll view, web view, table, collection view"
            ),
            (
                "I turn the slider \"a\" on",
                "The slider \"a\" cannot be turned on.\nElements that can: switch"
            ),
            (
                "I adjust the switch \"a\" to 0.5",
                "The switch \"a\" cannot be adjusted to a number.\nElements that can: slider"
            ),
            (
                "I adjust the slider \"a\" to 'b'",
                "The slider \"a\" cannot be adjusted to a text.\nElements that can: wheel"
            ),
            (
                "I increment the slider \"a\"",
                "The slider \"a\" cannot be incremented or decremented.\nElements that can: stepper"
            ),
            (
                "the value of the switch \"a\" is 'b'",
                "The switch \"a\" cannot have a value like b.\nElements that can: button, page indicator, wheel, label, header, text field, secure text field, text view, image, tab"
            ),
            (
                "the button \"a\" is on",
                "The button \"a\" cannot have a value like on.\nElements that can: switch"
            ),
            (
                "the value of the label \"a\" is 1",
                "The label \"a\" cannot have a value like 1.0.\nElements that can: slider"
            ),
            (
                "the title of the tab bar is 'a'",
                "The tab bar cannot have a title.\nElements that can: navigation bar"
            ),
            (
                "the message of the sheet \"a\" is 'b'",
                "The action sheet \"a\" cannot have a message.\nElements that can: alert, system alert"
            ),
            ("the table has 3 tabs", "The table cannot have tabs.\nElements that can: tab bar"),
            (
                "the view \"a\" has 1 cell",
                "The view \"a\" cannot have cells.\nElements that can: table, collection view"
            ),
            ("I open the URL \"a b\"", "\"a b\" is not a URL. Try: \"https://example.com\""),
            ("I wait -1 seconds", "-1.0 is not a duration in seconds, to wait."),
        ])
    func unable(_ step: String, _ failure: String) async throws {
        let ran = try await Ran("* \(step)", .standard)
        #expect(ran.failures == ["Eating.feature:3: * \(step): failed.\n\(failure)\nIn: Eating"])
    }
}
