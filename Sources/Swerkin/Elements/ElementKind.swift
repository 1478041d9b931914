import HeadlessUIKit

/// What kind of view a step means.
enum ElementKind: Sendable {
    case element
    case button
    case barButton
    case textField
    case multiLineTextField
    case label
    case image
    case row
    case toggle

    /// The kind in words, as failures name it.
    var name: String {
        switch self {
        case .element: "element"
        case .button: "button"
        case .barButton: "bar button"
        case .textField: "text field"
        case .multiLineTextField: "multi-line text field"
        case .label: "label"
        case .image: "image"
        case .row: "row"
        case .toggle: "switch"
        }
    }

    /// Whether an object is of the kind.
    @MainActor
    func matches(_ object: AnyObject) -> Bool {
        switch self {
        case .element: true
        case .button: object is UIButton
        case .barButton: (object as? UIButton)?.isInBar ?? false
        case .textField: object is UITextField
        case .multiLineTextField: object is UITextView
        case .label: object is UILabel
        case .image: object is UIImageView
        case .row: object is UITableViewCell
        case .toggle: object is UISwitch
        }
    }
}

extension UIView {
    /// Whether the view is in a navigation bar or a toolbar.
    fileprivate var isInBar: Bool {
        var view = superview
        while let step = view {
            if step is UINavigationBar || step is UIToolbar { return true }
            view = step.superview
        }
        return false
    }
}
