import Foundation
import HeadlessUIKit

/// The keys of the framework's classes, in Swift's spelling and in Objective-C's.
///
/// Each public property of a view is one, by ``GeneratedKeys``. The keys here take precedence: they are not properties, or
/// not of views, or are read in a special way, or announce their changes.
@MainActor
enum BuiltInKeys {
    /// The keys of each class, without its superclass's.
    static let tables = GeneratedKeys.tables.merging(ownTables) { generated, own in
        generated.merging(own) { $1 }
    }

    /// The keys that are defined here.
    static let ownTables: [ObjectIdentifier: [String: KeyRegistry.Entry]] =
        [
            ObjectIdentifier(NSObject.self): ofObject().table,
            ObjectIdentifier(UIResponder.self): ofResponder(UIResponder.self).table,
            ObjectIdentifier(UIView.self): ofView(UIView.self).table,
            ObjectIdentifier(UIWindow.self): ofWindow(UIWindow.self).table,
            ObjectIdentifier(UILabel.self): ofLabel(UILabel.self).table,
            ObjectIdentifier(UIImageView.self): ofImageView(UIImageView.self).table,
            ObjectIdentifier(UIControl.self): ofControl(UIControl.self).table,
            ObjectIdentifier(UIButton.self): ofButton(UIButton.self).table,
            ObjectIdentifier(UITextField.self): ofTextField(UITextField.self).table,
            ObjectIdentifier(UIScrollView.self): ofScrollView(UIScrollView.self).table,
            ObjectIdentifier(UITextView.self): ofTextView(UITextView.self).table,
            ObjectIdentifier(UIViewController.self): ofViewController(UIViewController.self).table,
            ObjectIdentifier(UIFont.self): ofFont().table,
            ObjectIdentifier(UIImage.self): ofImage().table,
        ]

    /// The names of properties, by key paths from the classes that have them.
    static func propertyNames() -> [AnyKeyPath: String] {
        let roots: [Any.Type] = [
            UIResponder.self, UIView.self, UIWindow.self, UILabel.self, UIImageView.self, UIControl.self,
            UIButton.self, UITextField.self, UIScrollView.self, UITextView.self,
            UIViewController.self,
        ]
        var names = ofFont().propertyNames
        names.merge(ofImage().propertyNames) { first, _ in first }
        for root in roots { names.merge(propertyNames(from: root)) { first, _ in first } }
        return names
    }

    /// The names of all properties that a class has, by key paths from that class.
    static func propertyNames(from root: Any.Type) -> [AnyKeyPath: String] {
        var names: [AnyKeyPath: String] = [:]
        func add(_ others: [AnyKeyPath: String]) { names.merge(others) { first, _ in first } }
        if let type = root as? any ResponderRoot.Type { add(responderNames(type)) }
        if let type = root as? any ViewRoot.Type { add(viewNames(type)) }
        if let type = root as? any WindowRoot.Type { add(windowNames(type)) }
        if let type = root as? any LabelRoot.Type { add(labelNames(type)) }
        if let type = root as? any ImageViewRoot.Type { add(imageViewNames(type)) }
        if let type = root as? any ControlRoot.Type { add(controlNames(type)) }
        if let type = root as? any ButtonRoot.Type { add(buttonNames(type)) }
        if let type = root as? any TextFieldRoot.Type { add(textFieldNames(type)) }
        if let type = root as? any ScrollViewRoot.Type { add(scrollViewNames(type)) }
        if let type = root as? any TextViewRoot.Type { add(textViewNames(type)) }
        if let type = root as? any ViewControllerRoot.Type { add(viewControllerNames(type)) }
        add(GeneratedKeys.propertyNames(from: root))
        return names
    }

    private static func responderNames<R: ResponderRoot>(_ type: R.Type) -> [AnyKeyPath: String] {
        ofResponder(type).propertyNames
    }
    private static func viewNames<V: ViewRoot>(_ type: V.Type) -> [AnyKeyPath: String] {
        ofView(type).propertyNames
    }
    private static func windowNames<V: WindowRoot>(_ type: V.Type) -> [AnyKeyPath: String] {
        ofWindow(type).propertyNames
    }
    private static func labelNames<V: LabelRoot>(_ type: V.Type) -> [AnyKeyPath: String] {
        ofLabel(type).propertyNames
    }
    private static func imageViewNames<V: ImageViewRoot>(_ type: V.Type) -> [AnyKeyPath: String] {
        ofImageView(type).propertyNames
    }
    private static func controlNames<V: ControlRoot>(_ type: V.Type) -> [AnyKeyPath: String] {
        ofControl(type).propertyNames
    }
    private static func buttonNames<V: ButtonRoot>(_ type: V.Type) -> [AnyKeyPath: String] {
        ofButton(type).propertyNames
    }
    private static func textFieldNames<V: TextFieldRoot>(_ type: V.Type) -> [AnyKeyPath: String] {
        ofTextField(type).propertyNames
    }
    private static func scrollViewNames<V: ScrollViewRoot>(_ type: V.Type) -> [AnyKeyPath: String] {
        ofScrollView(type).propertyNames
    }
    private static func textViewNames<V: TextViewRoot>(_ type: V.Type) -> [AnyKeyPath: String] {
        ofTextView(type).propertyNames
    }
    private static func viewControllerNames<C: ViewControllerRoot>(_ type: C.Type) -> [AnyKeyPath: String] {
        ofViewController(type).propertyNames
    }
}

// A class that is known only at run time can be a type argument through a protocol.
private protocol ResponderRoot: UIResponder {}
private protocol ViewRoot: UIView {}
private protocol WindowRoot: UIWindow {}
private protocol LabelRoot: UILabel {}
private protocol ImageViewRoot: UIImageView {}
private protocol ControlRoot: UIControl {}
private protocol ButtonRoot: UIButton {}
private protocol TextFieldRoot: UITextField {}
private protocol ScrollViewRoot: UIScrollView {}
private protocol TextViewRoot: UITextView {}
private protocol ViewControllerRoot: UIViewController {}

extension UIResponder: ResponderRoot {}
extension UIView: ViewRoot {}
extension UIWindow: WindowRoot {}
extension UILabel: LabelRoot {}
extension UIImageView: ImageViewRoot {}
extension UIControl: ControlRoot {}
extension UIButton: ButtonRoot {}
extension UITextField: TextFieldRoot {}
extension UIScrollView: ScrollViewRoot {}
extension UITextView: TextViewRoot {}
extension UIViewController: ViewControllerRoot {}
