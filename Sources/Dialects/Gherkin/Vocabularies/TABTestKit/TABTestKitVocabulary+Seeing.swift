import FailureReporting
internal import TABTestKit
import TimeLapse

// What is on the screen, and waiting for it.
extension TABTestKitVocabulary {
    static func addSeeing(to steps: inout Gherkin.Definitions) {
        steps.define("I see {element}") { (element: any Element) in contexts.see(element) }
        steps.define("I do\\ not/don't see {element}") { (element: any Element) in contexts.doNotSee(element)
        }
        steps.define("I wait for {element}") { (element: any Element) in element.waitFor(.exists) }
        steps.define("I wait for {element} to disappear") { (element: any Element) in
            element.waitFor(not: .exists)
        }
        steps.define("I wait for {element} to be {state}") { (element: any Element, state: StatePhrase) in
            wait(for: element, state, upTo: 30)
        }
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
                return VocabularyFailure("\(seconds) is not a duration in seconds, to wait.").record()
            }
            TimeLapse.advance(by: .seconds(seconds))
        }
    }

    private static func wait(for element: any Element, _ phrase: StatePhrase, upTo seconds: Double) {
        if phrase.isNegated {
            element.waitFor(not: phrase.state, timeout: seconds)
        } else {
            element.waitFor(phrase.state, timeout: seconds)
        }
    }
}
