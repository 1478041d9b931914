internal import TABTestKit

// The states of elements.
extension TABTestKitVocabulary {
    static func addStates(to steps: inout Gherkin.Definitions) {
        steps.define("{element} is {state}") { (element: any Element, state: StatePhrase) in
            check(element, state)
        }
        steps.define("{element} is not {state}") { (element: any Element, state: StatePhrase) in
            check(element, state.negated)
        }
        steps.define("{element} exists") { (element: any Element) in
            contexts.state(of: element, is: .exists)
        }
        steps.define("{element} does not exist") { (element: any Element) in
            contexts.state(of: element, isNot: .exists)
        }
        steps.define("{element} is visible in {element}") { (element: any Element, other: any Element) in
            contexts.state(of: element, is: .visibleIn(other))
        }
        steps.define("{element} is not visible in {element}") { (element: any Element, other: any Element) in
            contexts.state(of: element, isNot: .visibleIn(other))
        }
    }

    private static func check(_ element: any Element, _ phrase: StatePhrase) {
        if phrase.isNegated {
            contexts.state(of: element, isNot: phrase.state)
        } else {
            contexts.state(of: element, is: phrase.state)
        }
    }
}
