internal import Swerkin

// What elements, images and labels should be like.
extension SwerkinVocabulary {
    static func addElements(to steps: inout Gherkin.Definitions) {
        addLabelsOfElements(to: &steps)
        steps.define("I should see element {string}") { (id: String) in catalogue.IShouldSeeElement(id) }
        steps.define("I should not see element {string}") { (id: String) in
            catalogue.IShouldNotSeeElement(id)
        }
        steps.define("I should see element {string} with label {string}") { (id: String, label: String) in
            catalogue.IShouldSeeElement(id, withLabel: label)
        }
        steps.define("I should see element {string} with partial label {string}") {
            (id: String, part: String) in catalogue.IShouldSeeElement(id, withPartialLabel: part)
        }
        steps.define("I should see element {string} with label matching pattern {string}") {
            (id: String, pattern: String) in
            catalogue.IShouldSeeElement(id, withLabelMatchingPattern: pattern)
        }
        steps.define("I should see element {string} with trait {trait}") {
            (id: String, trait: UIAccessibilityTraits) in catalogue.IShouldSeeElement(id, withTrait: trait)
        }
        steps.define("I should see element {string} with value {string}") { (id: String, value: String) in
            catalogue.IShouldSeeElement(id, withValue: value)
        }
        steps.define("I should see image {string}") { (id: String) in catalogue.IShouldSeeImage(id) }
        steps.define("I should not see image {string}") { (id: String) in catalogue.IShouldNotSeeImage(id) }
        steps.define("I should see image {string} with label {string}") { (id: String, label: String) in
            catalogue.IShouldSeeImage(id, withLabel: label)
        }
        steps.define("I should see label {string} with text {string}") { (id: String, text: String) in
            catalogue.IShouldSeeLabel(id, withText: text)
        }
        steps.define("I should see label {string} containing text {string}") { (id: String, text: String) in
            catalogue.IShouldSeeLabel(id, containingText: text)
        }
    }

    private static func addLabelsOfElements(to steps: inout Gherkin.Definitions) {
        steps.define("I should see element with label {string}") { (label: String) in
            catalogue.IShouldSeeElement(withLabel: label)
        }
        steps.define("I should see element with label that starts with {string}") { (prefix: String) in
            catalogue.IShouldSeeElement(startsWithLabel: prefix)
        }
        steps.define("I should see element with label that ends with {string}") { (suffix: String) in
            catalogue.IShouldSeeElement(endsWithLabel: suffix)
        }
        steps.define("I should see element with partial label {string}") { (part: String) in
            catalogue.IShouldSeeElement(withPartialLabel: part)
        }
        steps.define("I should see element with label matching pattern {string}") { (pattern: String) in
            catalogue.IShouldSeeElement(withLabelMatchingPattern: pattern)
        }
        steps.define("I should see element containing value {string}") { (value: String) in
            catalogue.IShouldSeeElement(containingValue: value)
        }
        steps.define("I should not see element containing value {string}") { (value: String) in
            catalogue.IShouldNotSeeElement(containingValue: value)
        }
        steps.define("I should not see element with label {string}") { (label: String) in
            catalogue.IShouldNotSeeElement(withLabel: label)
        }
        steps.define("I should not be able to see element with label {string}") { (label: String) in
            catalogue.IShouldNotBeAbleToSeeElement(withLabel: label)
        }
        steps.define("I should not be able to touch element with text {string}") { (text: String) in
            catalogue.IShouldNotBeAbleToTouchElement(withText: text)
        }
        steps.define("I should be able to touch element with text {string}") { (text: String) in
            catalogue.IShouldBeAbleToTouchElement(withText: text)
        }
    }
}
