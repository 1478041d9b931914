import HeadlessUIKit
import ViewQuery

/// What kind of view a step means, by its name in failures.
enum ElementKind: String, Sendable {
    case element
    case button
    case barButton = "bar button"
    case textField = "text field"
    case multiLineTextField = "multi-line text field"
    case label
    /// A label that says what is wrong with the text of a field.
    case inlineError = "inline error"
    case image
    case row
    case toggle = "switch"
    case picker
    case scrollView = "scroll view"

    var article: String { self == .element || self == .image || self == .inlineError ? "an" : "a" }

    @MainActor
    func matches(_ element: AccessibleElement) -> Bool {
        let object = element.object
        return switch self {
        case .element: true
        // A tab, a menu's action and a part that a view draws itself are buttons by their trait.
        case .button:
            object is UIButton
                || element.traits.contains(.button) && !element.traits.contains(.toggleButton)
        case .barButton: (object as? UIButton)?.isInBar ?? false
        case .textField: object is UITextField
        case .multiLineTextField: object is UITextView
        case .label, .inlineError: object is UILabel
        case .image: object is UIImageView
        case .row: object is UITableViewCell
        case .toggle: object is UISwitch
        case .picker: object is UIPickerView
        // The wheels of a picker and the lines of a text view scroll, too, but are something else to a user.
        case .scrollView: object is UIScrollView && !(object is PickerWheel) && !(object is UITextView)
        }
    }
}

extension UIView {
    fileprivate var isInBar: Bool {
        lineage.dropFirst().contains { $0 is UINavigationBar || $0 is UIToolbar }
    }
}
