import FailureReporting
import Foundation
import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Comparing the accessibility tree with a text") struct AccessibilityTreeMatchTests {
    private func build() -> UIWindow {
        let window = UIWindow.createWindowForTesting()
        UILabel().named("title", 0, 0, 100, 20, in: window).text = "Inbox"
        window.subviews[0].accessibilityTraits = .header
        let list = UIView().named("list", 0, 20, 390, 400, in: window)
        list.accessibilityContainerType = .list
        list.accessibilityLabel = "Messages"
        let ada = UIView().named("ada", 0, 0, 390, 44, in: list).seen(as: "Ada", [.button, .selected])
        ada.accessibilityValue = "3 new"
        ada.accessibilityHint = "Opens the letters"
        UIView().named("", 0, 44, 390, 44, in: list).seen(
            as: "Grace \"Amazing\" Hopper", [.button, .notEnabled])
        UIView().named("", 0, 44, 390, 44, in: list).seen(as: "Edsger", .button)
        UIView().named("", 0, 444, 390, 44, in: window).seen(
            as: "Compose a letter that is far longer than a line of the report", .button)
        return window
    }

    private nonisolated static let whole = #"""
        header "Inbox"
        list "Messages"
          button "Ada" value "3 new" hint "Opens the letters" selected
          button "Grace \"Amazing\" Hopper" disabled
          button "Edsger"
        button "Compose a letter that is far longer than a line of the report"
        """#

    private func failures(_ expected: String, _ extent: AccessibilityTreeExtent = .whole) -> [String] {
        var texts: [String] = []
        inOwnApplication {
            _ = build()
            var isMatch = true
            texts = FailureCollector.failures { isMatch = matchesAccessibilityTree(expected, extent) }.map(
                \.text)
            #expect(isMatch == texts.isEmpty)
        }
        return texts
    }

    @Test(
        "Texts with the same lines, or with gaps, match the whole tree",
        arguments: [
            whole,
            whole.replacing("\"3 new\"", with: #"/^\d+ new$/"#),
            whole.replacing("header \"Inbox\"", with: "header \"Inbox\" #title"),
            whole.replacing("  ", with: "     "),
            "\n" + whole.replacing("\n", with: "\n\n") + "\n   \n",
            "…\nbutton /Compose/",
            "header /box/\n…",
            "header \"Inbox\"\nlist \"Messages\"\n  …\n  button \"Edsger\"\n  ...\n...",
            "header \"Inbox\"\nlist \"Messages\"\n  …\nbutton /./",
        ])
    func matches(text: String) {
        #expect(failures(text) == [])
    }

    @Test("The printed tree matches")
    func printed() {
        inOwnApplication {
            let window = build()
            #expect(window.matchesAccessibilityTree(window.accessibilityTreeText()))
            #expect(window.subviews[1].matchesAccessibilityTree(window.subviews[1].accessibilityTreeText()))
        }
    }

    @Test(
        "Texts with lines of a part, or with gaps, match a part of the tree",
        arguments: [
            "button \"Ada\"", "button \"Edsger\"\nbutton /Compose/",
            "list\n  button selected\n  button disabled",
            "list\n  button \"Edsger\"", "header\nbutton hint /letters/", "list \"Messages\"\n…\nbutton",
        ])
    func parts(text: String) {
        #expect(failures(text, .part) == [])
    }

    @Test("A whole tree that differs shows the lines that do, and those around them")
    func difference() {
        let expected = Self.whole.replacing("\"3 new\"", with: "\"4 new\"")
            .replacing("  button \"Edsger\"\n", with: "")
        #expect(
            failures(expected) == [
                #"""
                The accessibility tree of the key window, UIWindow (0 0; 390 844) differs from the expected one (- expected, + actual).
                Line 3, button "Ada" value "4 new" hint "Opens the letters" selected, is button "Ada" #ada value "3 new" hint "Opens the letters" selected: value is "3 new", wanted "4 new".
                    header "Inbox" #title
                    list "Messages" #list
                  -   button "Ada" value "4 new" hint "Opens the letters" selected
                  +   button "Ada" #ada value "3 new" hint "Opens the letters" selected
                      button "Grace \"Amazing\" Hopper" disabled
                  +   button "Edsger"
                    button "Compose a letter that is far longer tha…"
                """#
            ])
    }

    @Test(
        "A whole tree is told exactly",
        arguments: [
            ("nothing besides", ""),
            ("a value that is not said", whole.replacing(" value \"3 new\"", with: "")),
            ("a state that is not said", whole.replacing(" selected", with: "")),
            ("another identifier", whole.replacing("\"Edsger\"", with: "\"Edsger\" #edsger")),
            ("another role", whole.replacing("header", with: "button")),
            ("another order", "…\nbutton \"Edsger\"\n…\nbutton \"Ada\"\n…"),
            ("another depth", whole.replacing("  button \"Ed", with: "button \"Ed")),
            ("children that are not said", "header \"Inbox\"\nlist \"Messages\"\n…"),
        ])
    func exact(name: String, text: String) {
        #expect(failures(text).count == 1, "\(name)")
    }

    @Test("A part that is not there says which, where it was looked for, and the nearest miss")
    func missingPart() {
        #expect(
            failures("list\n  button \"Ada\"\n  button \"Grace\" disabled", .part).map(Self.head) == [
                #"""
                The accessibility tree of the key window, UIWindow (0 0; 390 844) does not contain line 3, button "Grace" disabled.
                Nearest: button "Grace \"Amazing\" Hopper" disabled: label is "Grace \"Amazing\" Hopper", wanted "Grace".
                It was expected after button "Ada" #ada value "3 new" hint "Opens the letters" selected.
                """#
            ])
        #expect(
            failures("link", .part).map(Self.head) == [
                "The accessibility tree of the key window, UIWindow (0 0; 390 844) does not contain line 1, link."
            ])
        #expect(failures("list\n  button /Compose/", .part).count == 1)
        #expect(failures("list\n  list\n    button \"Ada\"", .part).count == 1)
    }

    private static func head(_ text: String) -> String {
        String(
            text.prefix(upTo: text.range(of: "\nWhat assistive technology sees")?.lowerBound ?? text.endIndex)
        )
    }

    @Test(
        "A text that cannot be read is a failure with the line",
        arguments: [
            ("knob \"A\"", #"there is no role or container "knob""#),
            ("button \"A", "has no end; a \" is missing"),
            ("button /A(/", "/A(/ is not a regular expression"),
            ("button \"A\" \"B\"", "a second label"),
            ("button \"A\" value 3", "a text in quotes, or a regular expression between slashes, is missing"),
            ("button \"A\" enabled", #""enabled" is neither"#),
            ("\tbutton", "not by tabs"),
        ])
    func unreadable(line: String, problem: String) {
        let texts = failures("header \"Inbox\"\n" + line)
        #expect(texts.count == 1)
        #expect(texts[0].hasPrefix("Line 2 of the expected accessibility tree cannot be read: "))
        #expect(texts[0].contains(problem))
        #expect(texts[0].hasSuffix("\n  \(line)"))
    }

    @Test("A part of no lines would be in every tree")
    func emptyPart() {
        #expect(
            failures(" \n…", .part) == [
                "The expected part of the accessibility tree has no lines, so every tree would have it."
            ])
    }

    @Test("A large tree is compared line by line, and one that differs at both ends is one failure")
    func large() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let count = Rounds.of(3000, share: 10)
            for index in 0..<count { window.addSubview(UIView().seen(as: "\(index)")) }
            let text = window.accessibilityTreeText()
            #expect(matchesAccessibilityTree(text))
            #expect(matchesAccessibilityTree("…\nbutton \"\(count - 1)\""))
            let failures = FailureCollector.failures {
                matchesAccessibilityTree("button \"a\"\n" + text + "\nbutton \"b\"")
            }
            #expect(failures.count == 1)
        }
    }

    @Test("Lines that are left out and lines that are there match as a plain search says", arguments: 0..<60)
    func random(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            var labels: [String] = []
            for _ in 0..<numbers.next(below: 7) {
                labels.append(numbers.element(of: ["a", "b", "c"]))
                window.addSubview(UIView().seen(as: labels.last ?? ""))
            }
            let wanted = (0...numbers.next(below: 5)).map { _ in
                numbers.element(of: ["a", "b", "c", "…"])
            }
            let text = wanted.map { $0 == "…" ? $0 : "button \"\($0)\"" }.joined(separator: "\n")
            var isMatch = false
            let failures = FailureCollector.failures { isMatch = matchesAccessibilityTree(text) }
            #expect(isMatch == Self.matches(wanted[...], labels[...]), "\(wanted) \(labels)")
            #expect(isMatch == failures.isEmpty)
            for failure in failures {
                #expect(failure.text.contains("\n  + ") || failure.text.contains("\n  - "))
            }
        }
    }

    private static func matches(_ wanted: ArraySlice<String>, _ labels: ArraySlice<String>) -> Bool {
        guard let first = wanted.first else { return labels.isEmpty }
        if first == "…" {
            return (0...labels.count).contains { matches(wanted.dropFirst(), labels.dropFirst($0)) }
        }
        return labels.first == first && matches(wanted.dropFirst(), labels.dropFirst())
    }
}
