import TimeLapse

/// The keys of a world: the framework's, and those registered in it.
@MainActor
final class KeyTables: WorldPart {
    typealias Entry = KeyRegistry.Entry
    typealias Table = [String: Entry]

    /// The keys of each class, without its superclass's.
    var own: [ObjectIdentifier: Table]
    /// All keys of each class that was read, until another key is registered.
    var complete: [ObjectIdentifier: Table] = [:]
    /// For each name the least reliable of its origins.
    private(set) var origins: [String: Entry.Origin]
    var propertyNames: [AnyKeyPath: String]
    /// The classes for which the framework's properties have names.
    var namedRoots: Set<ObjectIdentifier>

    /// The framework's keys, for all worlds without registered ones.
    private static let builtIn = KeyTables(
        own: BuiltInKeys.tables, propertyNames: BuiltInKeys.propertyNames())
    /// Whether a key was ever registered; before that all worlds share ``builtIn``.
    private static var areRegistered = false

    private init(own: [ObjectIdentifier: Table], propertyNames: [AnyKeyPath: String]) {
        self.own = own
        self.propertyNames = propertyNames
        (origins, namedRoots) = ([:], [])
        for table in own.values {
            for (name, entry) in table { note(name, entry.origin) }
        }
    }

    /// Makes a world's own tables, with the framework's keys.
    init() {
        let builtIn = Self.builtIn
        own = builtIn.own
        origins = builtIn.origins
        propertyNames = builtIn.propertyNames
        namedRoots = builtIn.namedRoots
    }

    static var current: KeyTables {
        areRegistered ? World.current.existingPart(KeyTables.self) ?? builtIn : builtIn
    }

    /// The tables of the current world, for registering keys.
    static var ownOfWorld: KeyTables {
        areRegistered = true
        return World.current.part(KeyTables.self)
    }

    func note(_ name: String, _ origin: Entry.Origin) {
        switch (origins[name], origin) {
        case (.foreign, _), (.unannounced, .announced): break
        default: origins[name] = origin
        }
    }

    /// All keys of a class, with its superclass's.
    func table(of objectClass: AnyClass) -> Table {
        let identity = ObjectIdentifier(objectClass)
        if let known = complete[identity] { return known }
        var keys: Table = [:]
        if let superclass = _getSuperclass(objectClass) { keys = table(of: superclass) }
        keys.merge(own[identity] ?? [:]) { $1 }
        complete[identity] = keys
        return keys
    }
}
