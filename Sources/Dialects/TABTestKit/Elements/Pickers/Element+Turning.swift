import FailureReporting
import XCUIAutomation

extension Element where Self: ValueRepresentable, Value == String {
    func turn(to text: String, of picker: String, _ title: (String) -> String) {
        act(when: [.exists]) { element in
            let title = title(text)
            guard title != value else {
                return AutomationFailure("\(picker) is already in state \(text): \(name).").record()
            }
            element.adjust(toPickerWheelValue: title)
        }
    }
}
