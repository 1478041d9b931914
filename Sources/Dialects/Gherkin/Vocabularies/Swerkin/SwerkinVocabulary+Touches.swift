internal import Swerkin

// Buttons, rows and other elements that are touched, and swipes.
extension SwerkinVocabulary {
    static func addTouches(to steps: inout Gherkin.Definitions) {
        steps.define("I touch button {string}") { (id: String) in catalogue.ITouchButton(id) }
        steps.define("I touch button with label {string}") { (label: String) in
            catalogue.ITouchButton(withLabel: label)
        }
        steps.define("I touch button {string} with label {string}") { (id: String, label: String) in
            catalogue.ITouchButton(id, withLabel: label)
        }
        steps.define("I touch bar button with label {string}") { (label: String) in
            catalogue.ITouchButtonBarButton(withLabel: label)
        }
        steps.define("I touch row with identifier {string}") { (id: String) in
            catalogue.ITouchRow(withIdentifier: id)
        }
        steps.define("I touch row with label {string}") { (label: String) in
            catalogue.ITouchRow(withLabel: label)
        }
        steps.define("I touch element {string}") { (id: String) in catalogue.ITouchElement(id) }
        steps.define("I touch element with label {string}") { (label: String) in
            catalogue.ITouchElement(withLabel: label)
        }
        steps.define("I long press element {string}") { (id: String) in catalogue.ILongPressElement(id) }
        steps.define("I long press element with label {string}") { (label: String) in
            catalogue.ILongPressElement(withLabel: label)
        }
        steps.define("I touch the middle of {string}") { (id: String) in catalogue.ITouchMiddleOf(id) }
        steps.define("I tap checkbox {string}") { (id: String) in catalogue.ITapCheckbox(id) }
        steps.define("I toggle switch {string} {on or off}") { (id: String, isOn: Bool) in
            catalogue.IToggleSwitch(id, to: isOn)
        }
    }

    static func addMoves(to steps: inout Gherkin.Definitions) {
        steps.define("I swipe {swipe direction}") { (direction: KIFSwipeDirection) in
            catalogue.ISwipe(direction)
        }
        steps.define("I swipe {swipe direction} on element {string}") {
            (direction: KIFSwipeDirection, id: String) in catalogue.ISwipe(direction, onElement: id)
        }
        steps.define("I swipe to the left") { catalogue.ISwipeToTheLeft() }
        steps.define("I swipe to the right") { catalogue.ISwipeToTheRight() }
        steps.define("I go back") { catalogue.IGoBack() }
        steps.define("I touch Allow in the system alert") { catalogue.ITouchAllowSystemAlert() }
        steps.define("I dismiss the modal") { catalogue.IDismissModal() }
        steps.define("I dismiss the popover element") { catalogue.IDismissPopoverElement() }
    }
}
