internal import Swerkin

// Waiting for elements.
extension SwerkinVocabulary {
    static func addWaits(to steps: inout Gherkin.Definitions) {
        steps.define("I wait to see element {string}") { (id: String) in catalogue.IWaitToSeeElement(id) }
        steps.define("I wait to see element with label {string}") { (label: String) in
            catalogue.IWaitToSeeElement(withLabel: label)
        }
        steps.define("I wait to see element with label prefix {string}") { (prefix: String) in
            catalogue.IWaitToSeeElement(withLabelPrefix: prefix)
        }
        steps.define("I wait to see element with label suffix {string}") { (suffix: String) in
            catalogue.IWaitToSeeElement(withLabelSuffix: suffix)
        }
        steps.define("I wait to see element with partial label {string}") { (part: String) in
            catalogue.IWaitToSeeElement(withPartialLabel: part)
        }
        steps.define("I wait to see element with value {string}") { (value: String) in
            catalogue.IWaitToSeeElement(withValue: value)
        }
        steps.define("I wait to see tappable element {string}") { (id: String) in
            catalogue.IWaitToSeeTappableElement(id)
        }
        steps.define("I wait to see tappable element with label {string}") { (label: String) in
            catalogue.IWaitToSeeTappableElement(withLabel: label)
        }
        steps.define("I wait until I do not see element {string}") { (id: String) in
            catalogue.IWaitUntilIDoNotSeeElement(id)
        }
        steps.define("I wait until I do not see element with label {string}") { (label: String) in
            catalogue.IWaitUntilIDoNotSeeElement(withLabel: label)
        }
        steps.define("I scroll down until I see element with label {string}") { (label: String) in
            catalogue.IScrollDownUntilISeeElement(withLabel: label)
        }
        steps.define("I wait for {int} second(s)") { (seconds: Int) in catalogue.IWaitForSeconds(seconds) }
        steps.define("I wait to see an/the alert") { catalogue.IWaitToSeeAlert() }
    }
}
