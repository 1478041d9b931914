import HeadlessUIKit
import ViewQuery

/// What kind of view a step means.
enum ElementKind: Sendable {
    case element
    case button
    case barButton
    case textField
    case multiLineTextField
    case label
    /// A label that says what is wrong with the text of a field.
    case inlineError
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
        case .inlineError: "inline error"
        case .image: "image"
        case .row: "row"
        case .toggle: "switch"
        }
    }

    /// The kind behind its article: `an image`.
    var nameWithArticle: String { "aeiou".contains(name.prefix(1)) ? "an \(name)" : "a \(name)" }

    /// Whether an element is of the kind.
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
