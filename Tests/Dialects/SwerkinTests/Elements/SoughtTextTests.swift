import Testing

@testable import Swerkin

@Suite("Texts that steps look for") struct SoughtTextTests {
    @Test(
        "A text meets a condition, or does not",
        arguments: [
            (SoughtText.exactly("Save"), "Save", true), (.exactly("Save"), "save", false),
            (.exactly("Two\nlines"), "Two lines", true), (.exactly("Two lines"), "Two\nlines", true),
            (.exactly(""), nil, true), (.exactly("Save"), nil, false),
            (.prefix("Sa"), "Save", true), (.prefix("ve"), "Save", false),
            (.suffix("ve"), "Save", true), (.suffix("Sa"), "Save", false),
            (.containing("av"), "Save", true), (.containing("vA"), "Save", false),
            (.containing(""), "Save", true), (.containing(""), nil, true),
            (.pattern("S.*e"), "Save", true), (.pattern("S."), "Save", false),
            (.pattern("a|Save"), "Save", true),
            (.pattern("("), "(", false), (.pattern(""), nil, true),
        ] as [(SoughtText, String?, Bool)])
    func matching(_ condition: SoughtText, _ text: String?, _ expected: Bool) {
        #expect(condition.matches(text) == expected)
    }

    @Test(
        "A condition is named by what it is about",
        arguments: [
            (SoughtText.exactly("A"), #"label "A""#), (.prefix("A"), #"label prefix "A""#),
            (.suffix("A"), #"label suffix "A""#), (.containing("A"), #"partial label "A""#),
            (.pattern("A"), #"label matching "A""#),
        ])
    func words(_ condition: SoughtText, _ expected: String) {
        #expect(condition.words("label") == expected)
    }
}
