import HeadlessUIKit

/// The role of an element, as assistive technology announces it.
///
/// An element can have several roles: a header that can be pressed is a button and a header. Conditions accept any of
/// them; ``AccessibleElement/role`` is the first in this table, in which interactive roles come before readable ones.
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
/// A `UIButton`, `UIImageView`, `UILabel` or `UITextView` without a role by its traits has the role of its class.
public enum AccessibilityRole: String, CaseIterable, Sendable, CustomStringConvertible {
    /// A control that is switched on and off.
    case toggle
    /// A tab of a tab bar.
    case tab
    /// A link.
    case link
    /// A button.
    case button
    /// A search field.
    case searchField
    /// A text field that hides its text.
    case secureTextField
    /// A text field, or a text view that can be edited.
    case textField
    /// A control whose value can be incremented and decremented.
    case adjustable
    /// A key of a keyboard.
    case keyboardKey
    /// A tab bar.
    case tabBar
    /// The header of a section.
    case header
    /// An image.
    case image
    /// A text that does not change.
    case staticText
    /// An element without a particular role.
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
        for role in allCases where role.isGiven(by: traits, of: object) { roles.append(role) }
        return roles.isEmpty ? [byClass(of: object)] : roles
    }

    @MainActor
    static func has(_ role: AccessibilityRole, _ object: any AccessibilityObject) -> Bool {
        let traits = object.accessibilityTraits
        if role.isGiven(by: traits, of: object) { return true }
        guard byClass(of: object) == role else { return false }
        for other in allCases where other.isGiven(by: traits, of: object) { return false }
        return true
    }

    /// Whether an object has the role by its traits, or by what it is.
    @MainActor
    private func isGiven(by traits: UIAccessibilityTraits, of object: any AccessibilityObject) -> Bool {
        switch self {
        case .tab: traits.contains(.button) && object.isInTabBar
        case .secureTextField: (object as? any UIView & UITextInput)?.isSecureTextField ?? false
        case .textField: (object as? any UIView & UITextInput)?.isTextField ?? false
        default: if let trait { traits.contains(trait) } else { false }
        }
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
