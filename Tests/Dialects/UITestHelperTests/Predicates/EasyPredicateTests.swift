import Foundation
import HeadlessUIKit
import Robot
import TestSupport
import Testing
import UITestHelper

@MainActor @Suite("Predicates and their texts", .robot) struct EasyPredicateTests {
    nonisolated static let texts: [(EasyPredicate, String)] = [
        (.exists(true), "exists = true"),
        (.exists(false), "exists = false"),
        (.isEnabled(true), "isEnabled = true"),
        (.isHittable(false), "isHittable = false"),
        (.isSelected(true), "isSelected = true"),
        (.label(.equals, "abc"), "label = 'abc'"),
        (.label(.notEqual, "abc"), "label != 'abc'"),
        (.label(.beginsWith, "abc"), "label BEGINSWITH 'abc'"),
        (.label(.contains, "abc"), "label CONTAINS 'abc'"),
        (.label(.endsWith, "abc"), "label ENDSWITH 'abc'"),
        (.label(.like, "a*"), "label LIKE 'a*'"),
        (.label(.matches, #"a\d"#), #"label MATCHES 'a\\d'"#),
        (.label(.other("CONTAINS[c]"), "ABC"), "label CONTAINS[c] 'ABC'"),
        (.label(.equals, "it's \\ \n\t\r\""), #"label = 'it\'s \\ \n\t\r"'"#),
        (.identifier("o'clock"), #"identifier = 'o\'clock'"#),
        (.type(.button), "elementType = 9"),
        (.type(.any), "elementType = 0"),
        (.other("label.length > 3"), "label.length > 3"),
    ]

    @Test("Each predicate has its text, which is also its raw value's", arguments: texts)
    func text(predicate: EasyPredicate, text: String) {
        #expect(predicate.regularString == text)
        #expect(predicate.rawValue.rawValue == text)
        #expect(EasyPredicate(rawValue: predicate.rawValue) == predicate)
        #expect(PredicateRawValue(rawValue: text) == predicate.rawValue)
    }

    @Test(
        "A condition without a case of its own is kept as a format",
        arguments: [
            (
                PredicateRawValue.bool(key: .exists, comparison: .notEqual, value: true),
                EasyPredicate.exists(false)
            ),
            (.bool(key: .isEnabled, comparison: .other("<>"), value: true), .other("isEnabled <> true")),
            (
                .string(key: .identifier, comparison: .beginsWith, value: "a"),
                .other("identifier BEGINSWITH 'a'")
            ),
            (.custom(regular: "exists = true"), .exists(true)),
        ])
    func otherConditions(rawValue: PredicateRawValue, predicate: EasyPredicate) {
        #expect(EasyPredicate(rawValue: rawValue) == predicate)
    }

    @Test(
        "Each operator has its comparison, and any other is kept",
        arguments: [
            ("=", Comparison.equals), ("!=", .notEqual), ("BEGINSWITH", .beginsWith), ("CONTAINS", .contains),
            ("ENDSWITH", .endsWith), ("LIKE", .like), ("MATCHES", .matches), ("IN", .other("IN")),
        ])
    func comparisons(text: String, comparison: Comparison) {
        #expect(Comparison(rawValue: text) == comparison)
        #expect(comparison.rawValue == text)
        #expect(Comparison.other(text) == comparison)
    }

    // MARK: Evaluation

    /// Shows a button "Save", a disabled one "it's \ 7" with the identifier "o'clock", and a selected one "Saved" below
    /// another view.
    private func showButtons() {
        let window = UIWindow.createWindowForTesting()
        let titles = ["Save", #"it's \ 7"#, "Saved"]
        let buttons = titles.enumerated().map { index, title in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: 20, y: 100 + 50 * index, width: 100, height: 44)
            window.addSubview(button)
            return button
        }
        buttons[1].isEnabled = false
        buttons[1].accessibilityIdentifier = "o'clock"
        buttons[2].isSelected = true
        window.addSubview(UIView(frame: buttons[2].frame))
    }

    nonisolated static let matches: [(EasyPredicate, [String])] = [
        (.exists(true), ["Save", #"it's \ 7"#, "Saved"]),
        (.exists(false), []),
        (.isEnabled(true), ["Save", "Saved"]),
        (.isEnabled(false), [#"it's \ 7"#]),
        (.isHittable(true), ["Save", #"it's \ 7"#]),
        (.isHittable(false), ["Saved"]),
        (.isSelected(true), ["Saved"]),
        (.isSelected(false), ["Save", #"it's \ 7"#]),
        (.label(.equals, "Save"), ["Save"]),
        (.label(.notEqual, "Save"), [#"it's \ 7"#, "Saved"]),
        (.label(.beginsWith, "Save"), ["Save", "Saved"]),
        (.label(.contains, "av"), ["Save", "Saved"]),
        (.label(.contains, "t's"), [#"it's \ 7"#]),
        (.label(.contains, #" \ "#), [#"it's \ 7"#]),
        (.label(.endsWith, "d"), ["Saved"]),
        (.label(.like, "S*e?"), ["Saved"]),
        (.label(.matches, #".*\d"#), [#"it's \ 7"#]),
        (.label(.other("BEGINSWITH[c]"), "sAVE"), ["Save", "Saved"]),
        (.identifier("o'clock"), [#"it's \ 7"#]),
        (.type(.button), ["Save", #"it's \ 7"#, "Saved"]),
        (.type(.switch), []),
        (.other("label.length = 5"), ["Saved"]),
        (.isEnabled(true).and(.isSelected(true)), ["Saved"]),
        (.isEnabled(false).or(.isSelected(true)), [#"it's \ 7"#, "Saved"]),
        (.label(.beginsWith, "S").not, [#"it's \ 7"#]),
        ([.isEnabled(true), .isHittable(true)].merged(), ["Save"]),
        ([.isEnabled(true), .isHittable(true)].merged(withLogic: .not), [#"it's \ 7"#, "Saved"]),
        ([.label(.equals, "Save"), .identifier("o'clock")].merged(withLogic: .or), ["Save", #"it's \ 7"#]),
        ([EasyPredicate]().merged(), ["Save", #"it's \ 7"#, "Saved"]),
        ([EasyPredicate]().merged(withLogic: .or), []),
        ([EasyPredicate]().merged(withLogic: .not), []),
    ]

    @Test("Each predicate finds the elements that meet it", arguments: matches)
    func matching(predicate: EasyPredicate, labels: [String]) {
        showButtons()
        let buttons = app.buttons
        #expect(buttons.matching(predicate: predicate).allElementsBoundByIndex.map(\.label) == labels)
        #expect(buttons.filter(predicate: predicate).count == labels.count)
        #expect(
            buttons.allElementsBoundByIndex.elements(predicates: [predicate], logic: .and, timeout: 0).map(
                \.label) == labels)
    }

    @Test(
        "Several predicates are joined by their logic",
        arguments: [
            (NSCompoundPredicate.LogicalType.and, ["Saved"]), (.or, ["Save", "Saved"]),
            (.not, ["Save", #"it's \ 7"#]),
        ])
    func logic(logic: NSCompoundPredicate.LogicalType, labels: [String]) {
        showButtons()
        let predicates: [EasyPredicate] = [.label(.beginsWith, "S"), .isSelected(true)]
        #expect(
            app.buttons.matching(predicates: predicates, logic: logic).allElementsBoundByIndex.map(\.label)
                == labels)
        #expect(
            app.buttons.matching(predicates.toPredicate(logic)).allElementsBoundByIndex.map(\.label) == labels
        )
    }

    @Test("A format that cannot be read is a failure, and holds for nothing")
    func unreadable() {
        showButtons()
        let texts = failureTexts {
            #expect(app.buttons.matching(predicate: .label(.other("STARTSWITH"), "S")).count == 0)
        }
        #expect(
            texts == [
                """
                NSPredicate(format:) cannot read this format:
                  label STARTSWITH 'S'
                        ^ expected a comparison here, such as == or CONTAINS
                """
            ])
    }
}
