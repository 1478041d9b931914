import Foundation
import HeadlessUIKit

/// The keys of all classes.
///
/// It is one for the process because a key belongs to its class, as a method does, and it only grows. The
/// framework's keys are in it from the start.
@MainActor
enum KeyRegistry {
    /// A key of a class.
    struct Entry {
        /// Who answers, and whether the tree tells when the answer changes.
        enum Origin {
            /// The framework, which announces each change.
            case announced
            /// The framework, which does not.
            case unannounced
            /// Somebody else.
            case foreign
        }

        var origin: Origin
        /// Whether it is another spelling of a key, which a report leaves out.
        var isAlias = false
        var read: @MainActor (AnyObject) -> FormatValue

        init(origin: Origin, isAlias: Bool = false, read: @escaping @MainActor (AnyObject) -> FormatValue) {
            self.origin = origin
            self.isAlias = isAlias
            self.read = read
        }
    }

    private typealias Table = [String: Entry]

    /// The keys that each class has beyond its superclass's.
    private static var own = BuiltInKeys.tables
    /// All keys of each class that was asked, until another is registered.
    private static var complete: [ObjectIdentifier: Table] = [:]
    /// For each name the worst of the origins that it ever had.
    private static var origins = builtInOrigins()
    private static var propertyNames = BuiltInKeys.propertyNames()
    /// The classes from which the framework's properties are named.
    private static var namedRoots: Set<ObjectIdentifier> = []

    static func register(_ name: String, of objectClass: AnyClass, _ entry: Entry) {
        own[ObjectIdentifier(objectClass), default: [:]][name] = entry
        note(name, entry.origin, in: &origins)
        complete = [:]
    }

    private static func builtInOrigins() -> [String: Entry.Origin] {
        var origins: [String: Entry.Origin] = [:]
        for table in own.values {
            for (name, entry) in table { note(name, entry.origin, in: &origins) }
        }
        return origins
    }

    private static func note(_ name: String, _ origin: Entry.Origin, in origins: inout [String: Entry.Origin])
    {
        switch (origins[name], origin) {
        case (.foreign, _), (.unannounced, .announced): break
        default: origins[name] = origin
        }
    }

    // MARK: Reading

    /// The value that `value` has for a key.
    ///
    /// An object whose class does not have the key has nothing for it, if any class has it.
    static func read(_ name: String, of value: FormatValue) throws(FormatProblem) -> FormatValue {
        guard case .object(let object) = value else { return try ValueKeys.read(name, of: value) }
        let keys = table(of: type(of: object))
        if let entry = keys[name] { return entry.read(object) }
        if origins[name] != nil { return .null }
        throw .unknownKey(name, owner: "\(type(of: object))", keys: names(of: type(of: object)))
    }

    private static func table(of objectClass: AnyClass) -> Table {
        let identity = ObjectIdentifier(objectClass)
        if let known = complete[identity] { return known }
        var keys: Table = [:]
        if let superclass = _getSuperclass(objectClass) { keys = table(of: superclass) }
        keys.merge(own[identity] ?? [:]) { $1 }
        complete[identity] = keys
        return keys
    }

    // MARK: Asking about keys

    /// Whether whatever has the key announces each change of it.
    static func isAnnounced(_ name: String) -> Bool {
        switch origins[name] {
        case .announced, nil: true
        case .unannounced, .foreign: false
        }
    }

    /// The names of the keys that a class has, without other spellings of them; in no particular order.
    static func names(of objectClass: AnyClass) -> [String] {
        table(of: objectClass).filter { !$0.value.isAlias }.map(\.key)
    }

    /// Whether anything at all has the key.
    static func isKnown(_ name: String) -> Bool {
        origins[name] != nil || ValueKeys.names.contains(name)
    }

    /// The names of all keys that classes have.
    static var names: [String] { origins.keys.sorted() }

    /// Whether somebody else's code may answer for the key.
    static func isForeign(_ name: String) -> Bool {
        origins[name] == .foreign
    }

    static func name(_ property: AnyKeyPath, _ name: String) {
        propertyNames[property] = name
    }

    static func name(of property: AnyKeyPath) -> String? {
        if let name = propertyNames[property] { return name }
        // A path knows the class it starts at, and one from a subclass is not equal to one from its superclass.
        let root = type(of: property).rootType
        guard namedRoots.insert(ObjectIdentifier(root)).inserted else { return nil }
        propertyNames.merge(BuiltInKeys.propertyNames(from: root)) { registered, _ in registered }
        return propertyNames[property]
    }
}
