/// Keys of a framework class, each for a property.
@MainActor
struct KeyList {
    typealias Properties<Root> = KeyValuePairs<String, PartialKeyPath<Root>>

    private(set) var table: [String: KeyRegistry.Entry] = [:]
    private(set) var propertyNames: [AnyKeyPath: String] = [:]

    init() {}

    /// A list with a key for each property; one that is called `isOn` is also called `on`, as in Objective-C.
    ///
    /// - Parameters:
    ///   - announced: the properties that change the tree's generation whenever they change.
    ///   - unannounced: all others.
    ///   - aliases: other spellings, by their keys.
    ///   - parts: properties of properties, which only get names; a format reads them by the keys of the two.
    init<Root: AnyObject>(
        of root: Root.Type, announced: Properties<Root> = [:], unannounced: Properties<Root> = [:],
        aliases: [String: String] = [:], parts: Properties<Root> = [:]
    ) {
        for (properties, isAnnounced) in [(announced, true), (unannounced, false)] {
            for (name, property) in properties {
                propertyNames[property] = name
                let names = [name, Self.objectiveCName(of: name), aliases[name]].compactMap(\.self)
                add(names, isAnnounced: isAnnounced, read: Self.reader(of: property))
            }
        }
        for (name, property) in parts { propertyNames[property] = name }
    }

    private static func objectiveCName(of name: String) -> String? {
        let rest = name.dropFirst(2)
        guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return nil }
        return first.lowercased() + rest.dropFirst()
    }

    /// Adds a key with several spellings that is not a property, or not by its name.
    ///
    /// - Parameter isAnnounced: whether the tree's generation grows when the value changes.
    mutating func add<Root: AnyObject>(
        _ names: [String], isAnnounced: Bool = true, read: @escaping Reader<Root>
    ) {
        for name in names {
            table[name] = KeyRegistry.Entry(
                origin: isAnnounced ? .announced : .unannounced, isAlias: name != names[0]
            ) { object in
                (object as? Root).map(read) ?? .null
            }
        }
    }

    // MARK: Reading

    typealias Reader<Root> = @MainActor (Root) -> FormatValue

    /// Reads a property; what its type tells of the conversion is found out here, not at each reading.
    private static func reader<Root>(of property: PartialKeyPath<Root>) -> Reader<Root> {
        func reader<Value>(_: Value.Type) -> Reader<Root> {
            let property = unsafeDowncast(property, to: KeyPath<Root, Value>.self)
            if let readable = Value.self as? any FormatReadable.Type { return readableReader(readable) }
            if let raw = Value.self as? any RawRepresentable.Type { return rawReader(raw) }
            return { FormatValue(any: $0[keyPath: property]) }
        }
        func readableReader<Value: FormatReadable>(_: Value.Type) -> Reader<Root> {
            let property = unsafeDowncast(property, to: KeyPath<Root, Value>.self)
            return { $0[keyPath: property].formatValue }
        }
        func rawReader<Value: RawRepresentable>(_: Value.Type) -> Reader<Root> {
            let property = unsafeDowncast(property, to: KeyPath<Root, Value>.self)
            return { FormatValue(any: $0[keyPath: property].rawValue) }
        }
        return _openExistential(type(of: property).valueType, do: reader)
    }
}
