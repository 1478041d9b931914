import FailureReporting
import Scenarios
internal import Swerkin

/// The steps of Swerkin's catalogue, each in the words of its function: `ITouchButton(withLabel:)` is
/// `I touch button with label "Save"`.
enum SwerkinVocabulary {
    typealias Texts = Gherkin.Definitions.Rows<String>
    typealias PairsOfTexts = Gherkin.Definitions.RowsOfTwo<String, String>
    typealias TriplesOfTexts = Gherkin.Definitions.RowsOfThree<String, String, String>
    typealias TextsAndStates = Gherkin.Definitions.RowsOfTwo<String, Bool>

    /// Swerkin's steps, as what the running step of the feature does.
    static let step = Steps(partOf: .when)
    /// Those that only `Given` has.
    static let given = Steps(partOf: .given)

    static func add(to steps: inout Gherkin.Definitions) {
        addParameters(to: &steps)
        for table in [
            screens, touches, typing, dropDowns, waits, buttons, rows, elements, textFields,
        ] { steps.define(table) }
        for table in [
            touchesOfTwo, entering, valuesOfDropDowns, textsOfButtons, textsOfRows, textsOfElements,
            textsOfTextFields,
        ] { steps.define(table) }
        for table in [enteringAndMore, valuesOfNamedDropDowns] { steps.define(table) }
        for table in [statesOfButtons, statesOfRows, statesOfTextFields] { steps.define(table) }
        addSteps(to: &steps)
        addPlainSteps(to: &steps)
    }

    private static func addParameters(to steps: inout Gherkin.Definitions) {
        steps.addWords("is", ["is": true, "is not": false])
        steps.addWords("on or off", ["on": true, "off": false])
        steps.addWords(
            "swipe direction",
            ["left": KIFSwipeDirection.left, "right": .right, "up": .up, "down": .down])
        steps.addWords("trait", traits)
    }

    private static let traits: [String: UIAccessibilityTraits] = [
        "adjustable": .adjustable, "button": .button, "header": .header, "image": .image,
        "keyboard key": .keyboardKey, "link": .link, "not enabled": .notEnabled,
        "search field": .searchField, "selected": .selected, "static text": .staticText,
        "summary element": .summaryElement, "tab bar": .tabBar,
        "updates frequently": .updatesFrequently,
    ]

    static func screen(_ name: String) -> (any PresentableScreen)? {
        guard let testCase = step.requireTestCase() else { return nil }
        let known = KnownScreens(of: testCase)
        if let screen = known.screen(named: name) { return screen }
        known.failure(for: name).record()
        return nil
    }

    static func with(_ name: String, _ body: (any PresentableScreen) -> Void) {
        if let screen = screen(name) { body(screen) }
    }
}
