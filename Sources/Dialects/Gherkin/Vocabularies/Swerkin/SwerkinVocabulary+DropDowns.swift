internal import Swerkin

// Fields whose keyboard is a picker.
extension SwerkinVocabulary {
    static func addDropDowns(to steps: inout Gherkin.Definitions) {
        addSelecting(to: &steps)
        addSetting(to: &steps)
        steps.define("I select the default value from drop down {string}") { (id: String) in
            catalogue.ISelectDefaultValueFromDropDown(id)
        }
        steps.define("I select the default value from drop down with label {string}") { (label: String) in
            catalogue.ISelectDefaultValueFromDropDown(withLabel: label)
        }
        steps.define("I select the default value from drop down {string} with label {string}") {
            (id: String, label: String) in catalogue.ISelectDefaultValueFromDropDown(id, withLabel: label)
        }
        steps.define("I select the default value from drop down {string} with value {string}") {
            (id: String, value: String) in catalogue.ISelectDefaultValueFromDropDown(id, withValue: value)
        }
        steps.define("I select the empty value from drop down {string}") { (id: String) in
            catalogue.ISelectEmptyValueFromDropDown(id)
        }
        steps.define("I select the empty value from drop down with label {string}") { (label: String) in
            catalogue.ISelectEmptyValueFromDropDown(withLabel: label)
        }
    }

    private static func addSelecting(to steps: inout Gherkin.Definitions) {
        steps.define("I select {string} from drop down {string}") { (item: String, id: String) in
            catalogue.ISelectFromDropDown(id, item: item)
        }
        steps.define("I select from drop down {string}:") { (id: String, table: Gherkin.Table) in
            catalogue.ISelectFromDropDown(id, items: table.rows.flatMap { $0 })
        }
        steps.define("I select {string} from drop down with label {string}") {
            (item: String, label: String) in catalogue.ISelectFromDropDown(withLabel: label, item: item)
        }
        steps.define("I select {string} from drop down with value {string}") {
            (item: String, value: String) in catalogue.ISelectFromDropDown(withValue: value, item: item)
        }
        steps.define("I select {string} from drop down {string} with label {string}") {
            (item: String, id: String, label: String) in
            catalogue.ISelectFromDropDown(id, withLabel: label, item: item)
        }
    }

    private static func addSetting(to steps: inout Gherkin.Definitions) {
        steps.define("I set drop down {string} to value {string}") { (id: String, item: String) in
            catalogue.ISetDropDown(id, toValue: item)
        }
        steps.define("I set drop down with label {string} to value {string}") {
            (label: String, item: String) in catalogue.ISetDropDown(withLabel: label, toValue: item)
        }
        steps.define("I set drop down with value {string} to value {string}") {
            (value: String, item: String) in catalogue.ISetDropDown(withValue: value, toValue: item)
        }
        steps.define("I set drop down {string} with label {string} to value {string}") {
            (id: String, label: String, item: String) in
            catalogue.ISetDropDown(id, withLabel: label, toValue: item)
        }
    }
}
