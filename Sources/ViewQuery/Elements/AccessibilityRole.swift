import HeadlessUIKit

/// What an element is for assistive technology, as it would say it.
///
/// An element can have several roles: a header that is pressed is a button and a header. Conditions accept any of
/// them; where one is named, it is the first in this table, in which what one acts on comes before what one reads.
///
/// | Role | An element has it by |
/// |---|---|
/// | ``toggle`` | the trait `toggleButton` |
/// | ``tab`` | the trait `button`, right inside a container with the trait `tabBar` |
/// | ``link`` | the trait `link` |
/// | ``button`` | the trait `button` |
/// | ``searchField`` | the trait `searchField` |
/// | ``secureTextField`` | being a `UITextField` or a `UITextView` that hides its text |
/// | ``textField`` | being a `UITextField`, or a `UITextView` that can be edited |
/// | ``adjustable`` | the trait `adjustable` |
/// | ``keyboardKey`` | the trait `keyboardKey` |
/// | ``tabBar`` | the trait `tabBar` |
/// | ``header`` | the trait `header` |
/// | ``image`` | the trait `image` |
/// | ``staticText`` | the trait `staticText` |
/// | ``other`` | none of these |
///
/// A `UIButton`, `UIImageView`, `UILabel` or `UITextView` that none of its traits gives a role is one by its class.
public enum AccessibilityRole: String, CaseIterable, Sendable, CustomStringConvertible {
    /// It is switched on and off.
    case toggle
    /// It is one of a bar of tabs.
    case tab
    /// It leads elsewhere.
    case link
    /// It is pressed.
    case button
    /// It is where a search is typed.
    case searchField
    /// It is where a text is typed that nobody may read.
    case secureTextField
    /// It is where a text is typed.
    case textField
    /// Its value goes up and down.
    case adjustable
    /// It is a key of a keyboard.
    case keyboardKey
    /// It is a bar of tabs.
    case tabBar
    /// It heads a section.
    case header
    /// It is a picture.
    case image
    /// It is a text that does not change.
    case staticText
    /// It is nothing in particular.
    case other

    /// The role's name in code.
    public var description: String { rawValue }

    /// The trait that gives the role by itself, if one does.
    private var trait: UIAccessibilityTraits? {
        switch self {
        case .toggle: .toggleButton
        case .link: .link
        case .button: .button
        case .searchField: .searchField
        case .adjustable: .adjustable
        case .keyboardKey: .keyboardKey
        case .tabBar: .tabBar
        case .header: .header
        case .image: .image
        case .staticText: .staticText
        case .tab, .secureTextField, .textField, .other: nil
        }
    }

    /// The roles of an object, the first in the table first; never none.
    @MainActor
    static func roles(of object: any AccessibilityObject) -> [AccessibilityRole] {
        let traits = object.accessibilityTraits
        var roles: [AccessibilityRole] = []
        for role in allCases {
            let isHeld =
                switch role {
                case .tab: traits.contains(.button) && object.isInTabBar
                case .secureTextField: (object as? any UIView & UITextInput)?.isSecureTextField ?? false
                case .textField: (object as? any UIView & UITextInput)?.isTextField ?? false
                default: role.trait.map(traits.contains) ?? false
                }
            if isHeld { roles.append(role) }
        }
        return roles.isEmpty ? [byClass(of: object)] : roles
    }

    @MainActor
    private static func byClass(of object: any AccessibilityObject) -> AccessibilityRole {
        switch object {
        case is UIButton: .button
        case is UIImageView: .image
        case is UILabel, is UITextView: .staticText
        default: .other
        }
    }
}

extension UITextInput where Self: UIView {
    fileprivate var isTextField: Bool { self is UITextField || (self as? UITextView)?.isEditable ?? false }

    fileprivate var isSecureTextField: Bool { isTextField && isSecureTextEntry }
}

extension AccessibilityObject {
    fileprivate var isInTabBar: Bool {
        let container: AnyObject? =
            switch self {
            case let view as UIView: view.superview
            case let element as UIAccessibilityElement: element.accessibilityContainer
            default: nil
            }
        return (container as? any AccessibilityObject)?.accessibilityTraits.contains(.tabBar) ?? false
    }
}
