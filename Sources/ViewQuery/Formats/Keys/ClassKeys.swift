/// The keys of a class of the framework, which its subclasses inherit.
@MainActor
struct ClassKeys {
    let objectClass: AnyClass
    /// The keys by key paths from a class; `nil` unless that is ``objectClass`` or a subclass.
    let keys: @MainActor (Any.Type) -> KeyList?

    init(_ objectClass: AnyClass, _ keys: @escaping @MainActor (Any.Type) -> KeyList?) {
        self.objectClass = objectClass
        self.keys = keys
    }

    /// The keys of each class, without its superclass's; of two keys of one name the later.
    static func tables(of classes: [ClassKeys]) -> [ObjectIdentifier: [String: KeyRegistry.Entry]] {
        var tables: [ObjectIdentifier: [String: KeyRegistry.Entry]] = [:]
        for one in classes {
            let table = one.keys(one.objectClass)?.table ?? [:]
            tables[ObjectIdentifier(one.objectClass), default: [:]].merge(table) { $1 }
        }
        return tables
    }
}
