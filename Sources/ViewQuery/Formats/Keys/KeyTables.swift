import TimeLapse

/// The keys that a world has: the framework's, and what was registered in it.
@MainActor
final class KeyTables: WorldPart {
    typealias Entry = KeyRegistry.Entry
    typealias Table = [String: Entry]

    /// The keys that each class has beyond its superclass's.
    var own: [ObjectIdentifier: Table]
    /// All keys of each class that was asked, until another is registered.
    var complete: [ObjectIdentifier: Table] = [:]
    /// For each name the worst of the origins that it ever had.
    private(set) var origins: [String: Entry.Origin]
    var propertyNames: [AnyKeyPath: String]
    /// The classes from which the framework's properties are named.
    var namedRoots: Set<ObjectIdentifier>

    /// The framework's keys alone, for all worlds in which none was registered.
    private static let builtIn = KeyTables(
        own: BuiltInKeys.tables, propertyNames: BuiltInKeys.propertyNames())
    /// Whether a key was ever registered: before that no world need be asked.
    private static var areRegistered = false

    private init(own: [ObjectIdentifier: Table], propertyNames: [AnyKeyPath: String]) {
        self.own = own
        self.propertyNames = propertyNames
        (origins, namedRoots) = ([:], [])
        for table in own.values {
            for (name, entry) in table { note(name, entry.origin) }
        }
    }

    /// Makes a world's own, with the framework's in it.
    init() {
        let builtIn = Self.builtIn
        own = builtIn.own
        origins = builtIn.origins
        propertyNames = builtIn.propertyNames
        namedRoots = builtIn.namedRoots
    }

    /// Those of the current world.
    static var current: KeyTables {
        areRegistered ? World.current.existingPart(KeyTables.self) ?? builtIn : builtIn
    }

    /// Those of the current world, to register in.
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

    /// All keys of a class, its superclass's among them.
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
