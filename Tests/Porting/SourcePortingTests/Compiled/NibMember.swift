import Foundation

// What HeadlessUIKit declares, which these tests do not import.
@preconcurrency @MainActor
protocol NibMemberProvider: AnyObject {
    static var nibMembers: [NibMember] { get }
}

protocol SelectorProvider {
    static var selectors: [Selector] { get }
}

/// A property that a nib can set, as far as rewritten code needs it.
@MainActor
struct NibMember {
    let name: String
    /// Sets the property of an object; returns whether the object has it.
    let set: (_ object: AnyObject, _ value: Any?) -> Bool

    static func outlet<Root: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Root, Value>
    ) -> NibMember { NibMember(name, property) }

    static func inspectable<Root: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Root, Value>
    ) -> NibMember { NibMember(name, property) }

    private init<Root: AnyObject, Value>(_ name: String, _ property: ReferenceWritableKeyPath<Root, Value>) {
        self.name = name
        set = { object, value in
            guard let object = object as? Root, let value = value as? Value else { return false }
            object[keyPath: property] = value
            return true
        }
    }
}
