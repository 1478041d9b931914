import HeadlessUIKit

/// The keys of the framework's classes, in Swift's spelling and in Objective-C's.
///
/// Each public property of a view is one, by ``GeneratedKeys``. The keys here take precedence: they are not properties, or
/// not of views, or are read in a special way, or announce their changes.
@MainActor
enum BuiltInKeys {
    /// The keys of each class, without its superclass's.
    static let tables = ClassKeys.tables(of: GeneratedKeys.classes + classes)

    static let classes: [ClassKeys] = [
        ClassKeys(NSObject.self) { _ in ofObject },
        ClassKeys(UIResponder.self) { ($0 as? any UIResponderKeys.Type)?.builtInKeysOfResponder },
        ClassKeys(UIView.self) { ($0 as? any UIViewKeys.Type)?.builtInKeysOfView },
        ClassKeys(UIView.self) { ($0 as? any UIViewKeys.Type)?.accessibilityKeysOfView },
        ClassKeys(UIWindow.self) { ($0 as? any UIWindowKeys.Type)?.builtInKeysOfWindow },
        ClassKeys(UILabel.self) { ($0 as? any UILabelKeys.Type)?.builtInKeysOfLabel },
        ClassKeys(UIImageView.self) { ($0 as? any UIImageViewKeys.Type)?.builtInKeysOfImageView },
        ClassKeys(UIControl.self) { ($0 as? any UIControlKeys.Type)?.builtInKeysOfControl },
        ClassKeys(UIButton.self) { ($0 as? any UIButtonKeys.Type)?.builtInKeysOfButton },
        ClassKeys(UITextField.self) { ($0 as? any UITextFieldKeys.Type)?.builtInKeysOfTextField },
        ClassKeys(UIScrollView.self) { ($0 as? any UIScrollViewKeys.Type)?.builtInKeysOfScrollView },
        ClassKeys(UITextView.self) { ($0 as? any UITextViewKeys.Type)?.builtInKeysOfTextView },
        ClassKeys(UIViewController.self) { ($0 as? any UIViewControllerKeys.Type)?.keysOfViewController },
        ClassKeys(UIFont.self) { $0 is UIFont.Type ? ofFont : nil },
        ClassKeys(UIImage.self) { $0 is UIImage.Type ? ofImage : nil },
    ]

    /// The names of properties, by key paths from the classes that have them.
    static func propertyNames() -> [AnyKeyPath: String] {
        var names: [AnyKeyPath: String] = [:]
        for one in classes { names.merge(propertyNames(from: one.objectClass)) { first, _ in first } }
        return names
    }

    /// The names of all properties that a class has, by key paths from that class.
    static func propertyNames(from root: Any.Type) -> [AnyKeyPath: String] {
        var names: [AnyKeyPath: String] = [:]
        for one in classes + GeneratedKeys.classes {
            if let keys = one.keys(root) { names.merge(keys.propertyNames) { first, _ in first } }
        }
        return names
    }
}
