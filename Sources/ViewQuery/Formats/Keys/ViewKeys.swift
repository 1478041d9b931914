import HeadlessUIKit

/// The names by which formats read properties of objects, such as `tag` and `isHidden` of views.
///
/// The framework's classes have keys for their properties. A test registers further keys before the first format that
/// uses them:
///
/// ```swift
/// ViewKeys.register("rowCount", of: ListView.self) { $0.rows.count }
/// ViewKeys.register("rows", \ListView.rows)
/// allViews(matching(format: "rowCount > 3 AND rows[0].title == 'First'"))
/// ```
///
/// A key is valid for the class and its subclasses, each of which can have its own key of the same name, and for the test
/// that registers it, not for the next one. A suite registers its keys in its `init`. Registering a name again for the
/// same class replaces the key. The value may be a number, a text, a list, a class, any object, or `nil`; other values can
/// be compared for equality and order, if their type supports it.
@MainActor
public enum ViewKeys {
    /// Lets formats read `name` of the objects of a class.
    ///
    /// - Parameters:
    ///   - name: as written in a format; a name that is not an identifier can only be passed for `%K`.
    ///   - objectClass: any class, of views or of other objects; its subclasses have the key, too.
    ///   - read: called each time that a format needs the value.
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

    /// The name by which formats read a property; `nil` if it has none.
    ///
    /// The key path may start at the class that has the property or, for the framework's, at any subclass.
    public static func name(of property: AnyKeyPath) -> String? {
        KeyRegistry.name(of: property)
    }
}
