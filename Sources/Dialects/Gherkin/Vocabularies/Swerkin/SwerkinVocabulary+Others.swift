internal import Swerkin

// Steps about screens, and those that take something else than texts.
extension SwerkinVocabulary {
    static let screens: Texts = [
        "I am on screen {string}": { with($0) { given.IAmOnScreen($0) } },
        "I render screen {string}": { with($0) { step.IRender(screen: $0) } },
        "I wait to see screen {string}": { with($0) { step.IWaitToSeeScreen($0) } },
    ]

    static func addSteps(to steps: inout Gherkin.Definitions) {
        steps.define("I navigate from screen {string} to screen {string}") { (from: String, to: String) in
            with(from) { start in
                with(to) { step.INavigate(fromScreen: start, toScreen: $0) }
            }
        }
        steps.define("I select from drop down {string}:") { (id: String, table: Gherkin.Table) in
            step.ISelectFromDropDown(id, items: table.rows.flatMap { $0 })
        }
        steps.define("I enter into multi-line text field {string}:") {
            (id: String, text: Gherkin.DocString) in
            step.IEnterIntoMultiLineTextField(id, text: text.content)
        }
        steps.define(
            "I enter {string} into text field {string} {int} time(s) and see it {int} time(s)"
        ) { (text: String, id: String, times: Int, seen: Int) in
            step.IEnterIntoTextField(id, text: text, numberOfTimes: times, andSeeItNumberOfTimes: seen)
        }
        steps.define("I swipe {swipe direction}") { (direction: KIFSwipeDirection) in step.ISwipe(direction) }
        steps.define("I swipe {swipe direction} on element {string}") {
            (direction: KIFSwipeDirection, id: String) in step.ISwipe(direction, onElement: id)
        }
        steps.define("I should see element {string} with trait {trait}") {
            (id: String, trait: UIAccessibilityTraits) in step.IShouldSeeElement(id, withTrait: trait)
        }
        steps.define("I toggle switch {string} {on or off}") { (id: String, isOn: Bool) in
            step.IToggleSwitch(id, to: isOn)
        }
        steps.define("I wait for {int} second(s)") { (seconds: Int) in step.IWaitForSeconds(seconds) }
    }

    static func addPlainSteps(to steps: inout Gherkin.Definitions) {
        steps.define("I swipe to the left") { step.ISwipeToTheLeft() }
        steps.define("I swipe to the right") { step.ISwipeToTheRight() }
        steps.define("I go back") { step.IGoBack() }
        steps.define("I touch Allow in the system alert") { step.ITouchAllowSystemAlert() }
        steps.define("I dismiss the modal") { step.IDismissModal() }
        steps.define("I dismiss the popover element") { step.IDismissPopoverElement() }
        steps.define("I dismiss the keyboard") { step.IDismissKeyboard() }
        steps.define("I wait to see an/the alert") { step.IWaitToSeeAlert() }
        steps.define("I print all labels") { step.IPrintAllLabels() }
        steps.define("I print all identifiers") { step.IPrintAllIdentifiers() }
        steps.define("I print all labels and identifiers") { step.IPrintAllLabelsAndIdentifiers() }
    }
}
