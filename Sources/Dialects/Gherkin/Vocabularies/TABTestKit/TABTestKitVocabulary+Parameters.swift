import FailureReporting
import HeadlessUIKit
internal import TABTestKit

// The types of parameters that the steps use.
extension TABTestKitVocabulary {
    static func addParameters(to steps: inout Gherkin.Definitions) {
        let kinds = ElementKind.all.map { $0.names[0] }.joined(separator: ", ")
        add(
            "element", matching: ElementPhrase.pattern,
            values: "the button \"Log in\", cell 3 in the table, and so on. The kinds: \(kinds)", to: &steps
        ) { try ElementPhrase($0).element() }
        // Another kind, such as the keyboard, is not dismissed in these words.
        let dismissable = ElementKind.all.filter { $0.type is any Dismissable.Type }
        add(
            "alert or sheet", matching: ElementPhrase.pattern(of: dismissable),
            values: "an \(dismissable.map { $0.names[0] }.joined(separator: ", "))", to: &steps
        ) { try ElementPhrase($0).element() }
        steps.addWords("state", StatePhrase.all)
        steps.addWords("direction", directions)
        steps.addWords("orientation", orientations)
        steps.addWords("appearance", ["light": XCUIDevice.Appearance.light, "dark": .dark])
        steps.addWords("keyboard type", keyboardTypes)
    }

    /// Adds a type of parameters with words for its values.
    private static func add<Value>(
        _ name: String, matching pattern: String, values: String, to steps: inout Gherkin.Definitions,
        line: UInt = #line, column: UInt = #column, _ transform: @escaping @Sendable (String) throws -> Value?
    ) {
        steps.add(
            ParameterType(
                name: name, pattern: pattern, fit: .only(Value.self), values: values,
                site: CallSite(#fileID, #filePath, line, column)
            ) { try transform($0.text) })
    }

    private static let directions: [String: ElementAttributes.Direction] = [
        "up": .upwards, "down": .downwards, "left": .left, "right": .right,
    ]

    private static let orientations: [String: UIDeviceOrientation] = [
        "portrait": .portrait, "portrait upside down": .portraitUpsideDown, "landscape left": .landscapeLeft,
        "landscape right": .landscapeRight,
    ]

    private static let keyboardTypes: [String: TABTestKit::Keyboard.KeyboardType] = [
        "regular": .regular, "number pad": .numberPad, "decimal pad": .decimalPad,
        "email address": .emailAddress, "numbers and punctuation": .numbersAndPunctuation,
        "phone pad": .phonePad, "twitter": .twitter, "URL": .url, "web search": .webSearch,
    ]
}

/// A state in a word, some of which are opposites of others.
struct StatePhrase: Sendable {
    let state: ElementAttributes.State
    var isNegated = false

    static let all: [String: StatePhrase] = [
        "enabled": StatePhrase(state: .enabled), "disabled": StatePhrase(state: .enabled, isNegated: true),
        "visible": StatePhrase(state: .visible), "hidden": StatePhrase(state: .visible, isNegated: true),
        "hittable": StatePhrase(state: .hittable), "selected": StatePhrase(state: .selected),
        "focused": StatePhrase(state: .hasKeyboardFocus),
    ]

    var negated: StatePhrase { StatePhrase(state: state, isNegated: !isNegated) }
}
