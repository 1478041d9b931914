import Foundation
import HeadlessUIKit

/// The names by which formats read what objects have, as `tag` and `isHidden` do for views.
///
/// The framework's classes have theirs. A class that a test wants to ask for more gets more, in the test and before the
/// first format that uses them:
///
/// ```swift
/// ViewKeys.register("rowCount", of: ListView.self) { $0.rows.count }
/// ViewKeys.register("rows", \ListView.rows)
/// allViews(matching(format: "rowCount > 3 AND rows[0].title == 'First'"))
/// ```
///
/// A key is there for the class and its subclasses, of which each can have its own under the same name, and for the
/// test that registers it: the next one does not see it. A suite registers its keys in its `init`. Registering a name
/// again for the same class replaces it. What is read may be a number, a text, a list, a class, any object, or `nil` for nothing; of
/// other values equality and order can be asked, if their type has them.
@MainActor
public enum ViewKeys {
    /// Lets formats read `name` of the objects of a class.
    ///
    /// - Parameters:
    ///   - name: as a format writes it; one that is no identifier can be given for `%K` only.
    ///   - objectClass: any class, of views or of what hangs from them; its subclasses have the key too.
    ///   - read: asked each time that a format needs the value.
    public static func register<Object: AnyObject, Value>(
        _ name: String, of objectClass: Object.Type, _ read: @escaping @MainActor (Object) -> Value
    ) {
        KeyRegistry.register(
            name, of: objectClass,
            KeyRegistry.Entry(origin: .foreign) { object in
                (object as? Object).map { FormatValue(any: read($0)) } ?? .null
            })
    }

    /// Lets formats read a property of the objects of a class by `name`, which is also its ``name(of:)``.
    public static func register<Object: AnyObject, Value>(_ name: String, _ property: KeyPath<Object, Value>)
    {
        KeyRegistry.name(property, name)
        register(name, of: Object.self) { $0[keyPath: property] }
    }

    /// The name by which formats read a property; `nil` if it was registered with none.
    ///
    /// The key path may start at the class that has the property or, for the framework's, at any subclass.
    public static func name(of property: AnyKeyPath) -> String? {
        KeyRegistry.name(of: property)
    }
}
