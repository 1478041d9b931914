internal import Swerkin

// What buttons and inline errors should be like.
extension SwerkinVocabulary {
    static func addButtons(to steps: inout Gherkin.Definitions) {
        steps.define("I should see button {string}") { (id: String) in catalogue.IShouldSeeButton(id) }
        steps.define("I should see button with label {string}") { (label: String) in
            catalogue.IShouldSeeButton(withLabel: label)
        }
        steps.define("I should see button {string} with label {string}") { (id: String, label: String) in
            catalogue.IShouldSeeButton(id, withLabel: label)
        }
        steps.define("I should see button {string} containing text {string}") { (id: String, text: String) in
            catalogue.IShouldSeeButton(id, containsText: text)
        }
        steps.define("I should not see button {string}") { (id: String) in catalogue.IShouldNotSeeButton(id) }
        steps.define("I should see that button {string} {is} enabled") { (id: String, isEnabled: Bool) in
            catalogue.IShouldSeeButton(id, isEnabled: isEnabled)
        }
        steps.define("I should see that button with label {string} {is} enabled") {
            (label: String, isEnabled: Bool) in
            catalogue.IShouldSeeButton(withLabel: label, isEnabled: isEnabled)
        }
        steps.define("I should see that button {string} {is} highlighted") {
            (id: String, isHighlighted: Bool) in catalogue.IShouldSeeButton(id, isHighlighted: isHighlighted)
        }
    }

    static func addInlineErrors(to steps: inout Gherkin.Definitions) {
        steps.define("I should see inline error {string}") { (id: String) in
            catalogue.IShouldSeeInlineError(id)
        }
        steps.define("I should not see inline error {string}") { (id: String) in
            catalogue.IShouldNotSeeInlineError(id)
        }
        steps.define("I should see inline error {string} with text {string}") { (id: String, text: String) in
            catalogue.IShouldSeeInlineError(id, withText: text)
        }
        steps.define("I should not see inline error {string} with text {string}") {
            (id: String, text: String) in catalogue.IShouldNotSeeInlineError(id, withText: text)
        }
        steps.define("I should see inline error with label {string}") { (label: String) in
            catalogue.IShouldSeeInlineError(withLabel: label)
        }
        steps.define("I should not see inline error with label {string}") { (label: String) in
            catalogue.IShouldNotSeeInlineError(withLabel: label)
        }
        steps.define("I should see inline error {string} containing text {string}") {
            (id: String, text: String) in catalogue.IShouldSeeInlineError(id, containingText: text)
        }
    }
}
