import Testing

@testable import Swerkin

@Suite("Patterns of labels") struct SoughtPatternTests {
    @Test(
        "A text that is not a regular expression matches nothing",
        arguments: ["(", "[a", "*", "a)|(b"])
    func invalid(_ pattern: String) {
        let condition = SoughtText.pattern(pattern)
        #expect(!condition.matches("a") && !condition.matches(pattern) && !condition.matches(""))
        #expect(!condition.isValid)
    }

    @Test("Other conditions, and good patterns, are valid", arguments: ["", "a", "a|b", #"\d{2,}"#])
    func valid(_ text: String) {
        for condition in [
            SoughtText.exactly(text), .prefix(text), .suffix(text), .containing(text), .pattern(text),
        ] {
            #expect(condition.isValid)
        }
    }

    @Test(
        "What a step calls nothing is an empty text",
        arguments: [
            ("nothing", SoughtText.exactly(""), SoughtText.exactly("")),
            ("", .exactly(""), .exactly("")),
            ("Nothing", .exactly("Nothing"), .containing("Nothing")),
            ("nothing here", .exactly("nothing here"), .containing("nothing here")),
        ])
    func nothing(_ text: String, _ written: SoughtText, _ part: SoughtText) {
        #expect(SoughtText.written(text) == written)
        #expect(SoughtText.part(text) == part)
    }

    @Test(
        "An element that only an empty text describes is not looked for",
        arguments: [
            (SoughtElement(), false), (SoughtElement(id: ""), true),
            (SoughtElement(id: "a", label: ""), false),
            (SoughtElement(id: "", label: "A"), true), (SoughtElement(label: ""), true),
            (SoughtElement(label: "", value: "1"), false), (SoughtElement(value: ""), true),
            (SoughtElement(.textField, value: ""), false), (SoughtElement(.textField, label: ""), true),
            (SoughtElement(label: "", traits: .button), false), (SoughtElement(fieldName: ""), true),
        ])
    func vague(_ sought: SoughtElement, _ isVague: Bool) {
        #expect(sought.isVague == isVague)
    }
}
