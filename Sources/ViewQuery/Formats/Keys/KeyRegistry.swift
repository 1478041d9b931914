import HeadlessUIKit

/// The keys of all classes: the framework's, and those that were registered in the current world.
///
/// Keys that one test registers do not exist for the next one.
@MainActor
enum KeyRegistry {
    /// A key of a class.
    struct Entry {
        /// Whose code reads the value, and whether its changes are announced.
        enum Origin {
            /// The framework, which announces each change.
            case announced
            /// The framework, which does not.
            case unannounced
            /// Custom code.
            case foreign
        }

        var origin: Origin
        /// Whether it is another spelling of a key, which reports omit.
        var isAlias = false
        var read: @MainActor (AnyObject) -> FormatValue
    }

    static func register(_ name: String, of objectClass: AnyClass, _ entry: Entry) {
        let tables = KeyTables.ownOfWorld
        tables.own[ObjectIdentifier(objectClass), default: [:]][name] = entry
        tables.note(name, entry.origin)
        tables.complete = [:]
    }

    // MARK: Reading

    /// The value of `value` for a key.
    ///
    /// An object whose class does not have the key has `nil` for it, if any class has it.
    static func read(_ name: String, of value: FormatValue) throws(FormatProblem) -> FormatValue {
        guard case .object(let object) = value else { return try ValueKeys.read(name, of: value) }
        if let object = object as? FormatObject { return try object.value(for: name) }
        let tables = KeyTables.current
        if let entry = tables.table(of: type(of: object))[name] { return entry.read(object) }
        if tables.origins[name] != nil { return .null }
        throw .unknownKey(name, owner: "\(type(of: object))", keys: names(of: type(of: object)))
    }

    // MARK: About keys

    /// Whether all classes with the key announce each change of it.
    static func isAnnounced(_ name: String) -> Bool {
        switch KeyTables.current.origins[name] {
        case .announced, nil: true
        case .unannounced, .foreign: false
        }
    }

    /// The names of the keys that a class has, without other spellings of them; in no particular order.
    static func names(of objectClass: AnyClass) -> [String] {
        KeyTables.current.table(of: objectClass).filter { !$0.value.isAlias }.map(\.key)
    }

    static func isKnown(_ name: String) -> Bool {
        KeyTables.current.origins[name] != nil || ValueKeys.names.contains(name)
    }

    static var names: [String] { KeyTables.current.origins.keys.sorted() }

    static func isForeign(_ name: String) -> Bool {
        KeyTables.current.origins[name] == .foreign
    }

    static func name(_ property: AnyKeyPath, _ name: String) {
        KeyTables.ownOfWorld.propertyNames[property] = name
    }

    static func name(of property: AnyKeyPath) -> String? {
        let tables = KeyTables.current
        if let name = tables.propertyNames[property] { return name }
        // Key paths from a subclass and from its superclass are not equal.
        let root = type(of: property).rootType
        guard tables.namedRoots.insert(ObjectIdentifier(root)).inserted else { return nil }
        tables.propertyNames.merge(BuiltInKeys.propertyNames(from: root)) { registered, _ in registered }
        return tables.propertyNames[property]
    }
}
