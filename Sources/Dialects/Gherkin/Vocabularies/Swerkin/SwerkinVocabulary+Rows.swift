internal import Swerkin

// What rows of tables should be like.
extension SwerkinVocabulary {
    static func addRows(to steps: inout Gherkin.Definitions) {
        steps.define("I should see row with identifier {string}") { (id: String) in
            catalogue.IShouldSeeRow(withIdentifier: id)
        }
        steps.define("I should see row with label {string}") { (label: String) in
            catalogue.IShouldSeeRow(withLabel: label)
        }
        steps.define("I should see row with identifier {string} and label {string}") {
            (id: String, label: String) in catalogue.IShouldSeeRow(withIdentifier: id, withLabel: label)
        }
        steps.define("I should see that row with identifier {string} {is} enabled") {
            (id: String, isEnabled: Bool) in catalogue.IShouldSeeRow(withIdentifier: id, isEnabled: isEnabled)
        }
        steps.define("I should see that row with label {string} {is} enabled") {
            (label: String, isEnabled: Bool) in
            catalogue.IShouldSeeRow(withLabel: label, isEnabled: isEnabled)
        }
        steps.define("I should see row with identifier {string} and title {string}") {
            (id: String, title: String) in catalogue.IShouldSeeRow(withIdentifier: id, withTitle: title)
        }
        steps.define("I should see row with label {string} and title {string}") {
            (label: String, title: String) in catalogue.IShouldSeeRow(withLabel: label, withTitle: title)
        }
    }
}
