internal import Swerkin

// What text fields should be like.
extension SwerkinVocabulary {
    static func addTextFields(to steps: inout Gherkin.Definitions) {
        steps.define("I should see text field {string}") { (id: String) in catalogue.IShouldSeeTextField(id) }
        steps.define("I should not see text field {string}") { (id: String) in
            catalogue.IShouldNotSeeTextField(id)
        }
        steps.define("I should see multi-line text field {string}") { (id: String) in
            catalogue.IShouldSeeMultiLineTextField(id)
        }
        steps.define("I should not see multi-line text field {string}") { (id: String) in
            catalogue.IShouldNotSeeMultiLineTextField(id)
        }
        steps.define("I should see text field {string} with text {string}") { (id: String, text: String) in
            catalogue.IShouldSeeTextField(id, withText: text)
        }
        steps.define("I should see text field with label {string} and text {string}") {
            (label: String, text: String) in catalogue.IShouldSeeTextField(withLabel: label, withText: text)
        }
        steps.define("I should see text field {string} with value {string}") { (id: String, value: String) in
            catalogue.IShouldSeeTextField(id, withValue: value)
        }
        steps.define("I should see text field with label {string} and value {string}") {
            (label: String, value: String) in catalogue.IShouldSeeTextField(withLabel: label, andValue: value)
        }
        steps.define("I should see text field {string} with label {string}") { (id: String, label: String) in
            catalogue.IShouldSeeTextField(id, withLabel: label)
        }
        steps.define("I should see text field {string} with placeholder {string}") {
            (id: String, placeholder: String) in
            catalogue.IShouldSeeTextField(id, withPlaceholder: placeholder)
        }
        steps.define("I should see that text field {string} {is} enabled") { (id: String, isEnabled: Bool) in
            catalogue.IShouldSeeTextField(id, isEnabled: isEnabled)
        }
        steps.define("I should see that text field {string} {is} focused") { (id: String, isFocused: Bool) in
            catalogue.IShouldSeeTextField(id, isFocused: isFocused)
        }
        steps.define("I should see that text field with label {string} {is} focused") {
            (label: String, isFocused: Bool) in
            catalogue.IShouldSeeTextField(withLabel: label, isFocused: isFocused)
        }
        steps.define("I should see that text field with field name {string} {is} focused") {
            (name: String, isFocused: Bool) in
            catalogue.IShouldSeeTextField(withFieldName: name, isFocused: isFocused)
        }
    }
}
