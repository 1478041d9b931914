internal import TABTestKit

// Scrolling.
extension TABTestKitVocabulary {
    typealias Direction = ElementAttributes.Direction

    static func addScrolling(to steps: inout Gherkin.Definitions) {
        steps.define("I scroll {direction} in {element}") { (direction: Direction, element: any Element) in
            scroll(element) { $0.scroll(direction) }
        }
        steps.define("I scroll {direction} in {element} until I see {element}") {
            (direction: Direction, element: any Element, other: any Element) in
            scroll(element) { contexts.scroll($0, direction, until: other, is: .exists, .visible) }
        }
        steps.define("I scroll {direction} in {element} until {element} is {state}") {
            (direction: Direction, element: any Element, other: any Element, state: StatePhrase) in
            scroll(element, direction, until: other, state)
        }
        steps.define("I scroll {direction} in {element} until {element} is not {state}") {
            (direction: Direction, element: any Element, other: any Element, state: StatePhrase) in
            scroll(element, direction, until: other, state.negated)
        }
        steps.define("I scroll {direction} in {element} until the value of {element} is {string}") {
            (direction: Direction, element: any Element, other: any Element, value: String) in
            scroll(element) { contexts.scroll($0, direction, until: other, valueIs: value) }
        }
    }

    private static func scroll(_ element: any Element, _ body: (any Scrollable) -> Void) {
        use(element as? any Scrollable, element, to: "be scrolled", if: { $0 is any Scrollable.Type }, body)
    }

    private static func scroll(
        _ element: any Element, _ direction: Direction, until other: any Element, _ phrase: StatePhrase
    ) {
        scroll(element) {
            if phrase.isNegated {
                contexts.scroll($0, direction, until: other, isNot: phrase.state)
            } else {
                contexts.scroll($0, direction, until: other, is: phrase.state)
            }
        }
    }
}
