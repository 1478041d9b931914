/// A property of a class that nibs can set, or a method that makes a controller for a segue.
///
/// Objective-C finds them by their names; here a class lists them. In files that the plugin `PortUIKit` compiles, the
/// lists are made from `@IBOutlet`, `@IBInspectable` and `@IBSegueAction`:
///
/// ```swift
/// final class ProfileViewController: UIViewController {
///     var nameLabel: UILabel!
///
///     override class var nibMembers: [NibMember] {
///         super.nibMembers + [.outlet("nameLabel", \ProfileViewController.nameLabel)]
///     }
/// }
/// ```
@MainActor
public struct NibMember {
    /// What became of a value that was to be set.
    package enum Outcome {
        case done
        /// The property has another type, which is named.
        case wrongType(String)
    }

    package enum Kind { case outlet, inspectable, segueAction }

    /// The name in the file: of the property, or the selector of the method.
    package let name: String
    package let kind: Kind
    private let root: any AnyObject.Type
    private let set: (@MainActor (AnyObject, Any?) -> Outcome)?
    private let make: (@MainActor (AnyObject, NSCoder, Any?, String?) -> AnyObject?)?

    /// An outlet, or an outlet collection, whose property is an array.
    ///
    /// - Parameters:
    ///   - name: the name of the property, as the file has it.
    ///   - property: the property.
    public static func outlet<Root: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Root, Value>
    ) -> NibMember {
        NibMember(name, .outlet, property) { $0 as? Value }
    }

    /// An outlet, or an outlet collection, whose property is an optional array.
    public static func outlet<Root: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Root, Value?>
    ) -> NibMember {
        NibMember(name, .outlet, property) { $0 as? Value }
    }

    /// A property that the attributes inspector of Xcode sets.
    ///
    /// - Parameters:
    ///   - name: the key path in the file.
    ///   - property: the property; numbers are converted to its type.
    public static func inspectable<Root: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Root, Value>
    ) -> NibMember {
        NibMember(name, .inspectable, property) { InspectableValue.convert($0) }
    }

    /// An optional property that the attributes inspector of Xcode sets.
    public static func inspectable<Root: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Root, Value?>
    ) -> NibMember {
        NibMember(name, .inspectable, property) { InspectableValue.convert($0) }
    }

    private init<Root: AnyObject, Value>(
        _ name: String, _ kind: Kind, _ property: ReferenceWritableKeyPath<Root, Value>,
        _ convert: @escaping (Any) -> Value?
    ) {
        (self.name, self.kind, root, make) = (name, kind, Root.self, nil)
        set = { object, value in
            guard let object = object as? Root else { return .wrongType("\(Root.self)") }
            guard let value, let converted = convert(value) else { return .wrongType("\(Value.self)") }
            object[keyPath: property] = converted
            return .done
        }
    }

    private init<Root: AnyObject, Value>(
        _ name: String, _ kind: Kind, _ property: ReferenceWritableKeyPath<Root, Value?>,
        _ convert: @escaping (Any) -> Value?
    ) {
        (self.name, self.kind, root, make) = (name, kind, Root.self, nil)
        set = { object, value in
            guard let object = object as? Root else { return .wrongType("\(Root.self)") }
            let converted = value.flatMap(convert)
            guard value == nil || converted != nil else { return .wrongType("\(Value.self)") }
            object[keyPath: property] = converted
            return .done
        }
    }

    /// A method that makes an object for a segue.
    ///
    /// - Parameters:
    ///   - selector: the method's name in Objective-C.
    ///   - make: calls the method of an object, with a coder, and the sender and the identifier of the segue.
    init<Root: AnyObject>(
        segueAction selector: String,
        _ make: @escaping @MainActor (Root, NSCoder, Any?, String?) -> AnyObject?
    ) {
        (name, kind, root, set) = (selector, .segueAction, Root.self, nil)
        self.make = { object, coder, sender, identifier in
            (object as? Root).flatMap { make($0, coder, sender, identifier) }
        }
    }

    // MARK: Use

    /// Whether it is a member of a class, its own or an inherited one.
    package func belongs(to type: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let type = current {
            if ObjectIdentifier(type) == ObjectIdentifier(root) { return true }
            current = _getSuperclass(type)
        }
        return false
    }

    /// Sets the property of an object.
    package func set(_ value: Any?, of object: AnyObject) -> Outcome {
        set?(object, value) ?? .wrongType("a method")
    }

    /// Makes the object of a segue; `nil` if the method leaves it to the storyboard.
    func make(for object: AnyObject, _ coder: NSCoder, sender: Any?, identifier: String?) -> AnyObject? {
        make?(object, coder, sender, identifier)
    }
}
