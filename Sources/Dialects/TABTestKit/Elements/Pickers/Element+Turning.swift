import FailureReporting
import XCUIAutomation

extension Element where Self: ValueRepresentable, Value == String {
    /// Turns a picker's wheel to a row; the one that is selected already is a failure.
    func turn(to text: String, of picker: String, _ title: (String) -> String) {
        act(when: [.exists]) { element in
            let title = title(text)
            guard title != value else {
                return ElementFailure("\(picker) is already in state \(text): \(name).").record()
            }
            element.adjust(toPickerWheelValue: title)
        }
    }
}
