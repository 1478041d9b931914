internal import Swerkin

// Screens, and what is printed.
extension SwerkinVocabulary {
    static func addSetup(to steps: inout Gherkin.Definitions) {
        steps.define("I am on screen {string}") { (name: String) in with(name) { setup.IAmOnScreen($0) } }
        steps.define("I render screen {string}") { (name: String) in
            with(name) { catalogue.IRender(screen: $0) }
        }
        steps.define("I navigate from screen {string} to screen {string}") { (from: String, to: String) in
            with(from) { start in
                with(to) { catalogue.INavigate(fromScreen: start, toScreen: $0) }
            }
        }
        steps.define("I wait to see screen {string}") { (name: String) in
            with(name) { catalogue.IWaitToSeeScreen($0) }
        }
        steps.define("I print all labels") { catalogue.IPrintAllLabels() }
        steps.define("I print all identifiers") { catalogue.IPrintAllIdentifiers() }
        steps.define("I print all labels and identifiers") { catalogue.IPrintAllLabelsAndIdentifiers() }
    }
}
