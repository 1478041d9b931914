import FailureReporting
internal import TABTestKit
import TimeLapse
import XCUIAutomation

// What is on the screen, in which state, and waiting for it.
extension TABTestKitVocabulary {
    static func addSeeing(to steps: inout Gherkin.Definitions) {
        steps.define(elements)
        steps.define(states)
        steps.define(places)
        steps.define("I wait up to {float} second(s) for {element}") {
            (seconds: Double, element: any Element) in element.waitFor(.exists, timeout: seconds)
        }
        steps.define("I wait up to {float} second(s) for {element} to disappear") {
            (seconds: Double, element: any Element) in element.waitFor(not: .exists, timeout: seconds)
        }
        steps.define("I wait up to {float} second(s) for {element} to be {state}") {
            (seconds: Double, element: any Element, state: StatePhrase) in
            wait(for: element, state, upTo: seconds)
        }
        steps.define("I wait {float} second(s)") { (seconds: Double) in
            guard VirtualWait.allows(seconds) else {
                return AutomationFailure("\(seconds) is not a duration in seconds, to wait.").record()
            }
            TimeLapse.advance(by: .seconds(seconds))
        }
    }

    private static let elements: Elements = [
        "I see {element}": { contexts.see($0) },
        "I do\\ not/don't see {element}": { contexts.doNotSee($0) },
        "I wait for {element}": { $0.waitFor(.exists) },
        "I wait for {element} to disappear": { $0.waitFor(not: .exists) },
        "{element} exists": { contexts.state(of: $0, is: .exists) },
        "{element} does not exist": { contexts.state(of: $0, isNot: .exists) },
    ]

    private static let states: ElementsAnd<StatePhrase> = [
        "I wait for {element} to be {state}": { wait(for: $0, $1, upTo: 30) },
        "{element} is {state}": { check($0, $1) },
        "{element} is not {state}": { check($0, $1.negated) },
    ]

    private static let places: ElementsAnd<any Element> = [
        "{element} is visible in {element}": { contexts.state(of: $0, is: .visibleIn($1)) },
        "{element} is not visible in {element}": { contexts.state(of: $0, isNot: .visibleIn($1)) },
    ]

    private static func wait(for element: any Element, _ phrase: StatePhrase, upTo seconds: Double) {
        if phrase.isNegated {
            element.waitFor(not: phrase.state, timeout: seconds)
        } else {
            element.waitFor(phrase.state, timeout: seconds)
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
