import Foundation

/// Keys of a framework class, each for a property.
@MainActor
struct KeyList<Root: AnyObject> {
    private(set) var table: [String: KeyRegistry.Entry] = [:]
    private(set) var propertyNames: [AnyKeyPath: String] = [:]

    /// Adds a key, and other spellings of it.
    ///
    /// - Parameter isAnnounced: whether the tree's generation grows when the property's value changes.
    mutating func add<Value: FormatReadable>(
        _ name: String, _ aliases: String..., for property: KeyPath<Root, Value>, isAnnounced: Bool = true
    ) {
        propertyNames[property] = name
        add([name] + aliases, isAnnounced: isAnnounced) { $0[keyPath: property].formatValue }
    }

    /// Names a property of a property; a format reads it by the keys of the two.
    mutating func name<Value>(_ name: String, for property: KeyPath<Root, Value>) {
        propertyNames[property] = name
    }

    /// Adds a key for a property of a type that has a raw value.
    mutating func add<Value: RawRepresentable>(
        _ name: String, raw property: KeyPath<Root, Value>, isAnnounced: Bool = true
    ) {
        propertyNames[property] = name
        add([name], isAnnounced: isAnnounced) { FormatValue(any: $0[keyPath: property].rawValue) }
    }

    /// Adds a key for a property of any type; one that is called `isOn` is also called `on`, as in Objective-C.
    mutating func add<Value>(_ name: String, any property: KeyPath<Root, Value>, isAnnounced: Bool = false) {
        propertyNames[property] = name
        var names = [name]
        let rest = name.dropFirst(2)
        if name.hasPrefix("is"), let first = rest.first, first.isUppercase {
            names.append(first.lowercased() + rest.dropFirst())
        }
        add(names, isAnnounced: isAnnounced) { FormatValue(any: $0[keyPath: property]) }
    }

    /// Adds a key that is not a property.
    mutating func add(
        _ names: [String], isAnnounced: Bool = true, read: @escaping @MainActor (Root) -> FormatValue
    ) {
        for name in names {
            table[name] = KeyRegistry.Entry(
                origin: isAnnounced ? .announced : .unannounced, isAlias: name != names[0]
            ) { object in
                (object as? Root).map(read) ?? .null
            }
        }
    }
}
