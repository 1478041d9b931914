internal import TABTestKit

// Typing, and the keyboard.
extension TABTestKitVocabulary {
    static func addTyping(to steps: inout Gherkin.Definitions) {
        steps.define("I type {string} into {element}") { (text: String, element: any Element) in
            edit(element) { contexts.type(text, into: $0) }
        }
        steps.define("I type into {element}:") { (element: any Element, text: Gherkin.DocString) in
            edit(element) { contexts.type(text.content, into: $0) }
        }
        steps.define("I delete {int} character(s) from {element}") { (count: Int, element: any Element) in
            edit(element) { contexts.delete(count, charactersFrom: $0) }
        }
        steps.define("the keyboard type is {keyboard type}") { (type: TABTestKit::Keyboard.KeyboardType) in
            contexts.keyboardType(is: type)
        }
    }

    private static func edit(_ element: any Element, _ body: (any Editable) -> Void) {
        use(element as? any Editable, element, to: "be typed into", if: { $0 is any Editable.Type }, body)
    }
}
