public import Foundation

/// A dictionary whose keys or objects can be held weakly.
///
/// ```swift
/// let names = NSMapTable<UIView, NSString>.weakToStrongObjects()
/// names.setObject("Header", forKey: header)
/// names.object(forKey: header)  // "Header"
/// ```
///
/// Keys are in the order in which they were added. Entries whose key or object is freed are gone.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [TableReference: (serial: Int, value: TableReference)] = [:]
    private var nextSerial = 0
    /// How many entries there may be before those of freed objects are removed.
    private var limit = 16

    /// Makes an empty table.
    ///
    /// - Parameter initialCapacity: makes no difference.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
    }

    /// Makes a table that retains keys and objects.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Makes a table that holds keys weakly, and retains the objects.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }

    /// Makes a table that retains keys, and holds the objects weakly.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    /// Makes a table that holds keys and objects weakly.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// How many entries exist.
    open var count: Int { entries.count { $0.key.object != nil && $0.value.value.object != nil } }

    /// The object of a key; `nil` if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return entries[TableReference(aKey, lookUp)]?.value.object as? ObjectType
    }

    /// Sets the object of a key; `nil` removes it.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        guard let anObject else { return removeObject(forKey: aKey) }
        removeFreed()
        let value = TableReference(anObject, valueOptions)
        let key = TableReference(aKey, lookUp)
        if let serial = entries[key]?.serial {
            entries[key] = (serial, value)
        } else {
            entries[TableReference(aKey, keyOptions)] = (nextSerial, value)
            nextSerial += 1
        }
    }

    /// Removes a key with its object.
    open func removeObject(forKey aKey: KeyType?) {
        if let aKey { entries[TableReference(aKey, lookUp)] = nil }
    }

    /// Removes all entries.
    open func removeAllObjects() { entries = [:] }

    /// An enumerator of the keys that exist now.
    open func keyEnumerator() -> NSEnumerator { ObjectList(existing.map { $0.key }) }

    /// An enumerator of the objects that exist now; `nil` if there are none.
    open func objectEnumerator() -> NSEnumerator? {
        let objects = existing.map { $0.value }
        return objects.isEmpty ? nil : ObjectList(objects)
    }

    /// The entries that exist and whose keys are `Hashable`.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        existing.reduce(into: [:]) { entries, entry in
            guard let key = entry.key as? any Hashable else { return }
            entries[AnyHashable(key)] = entry.value as? ObjectType
        }
    }

    private var lookUp: NSPointerFunctions.Options { keyOptions.subtracting(.copyIn) }

    /// The entries that exist, in order.
    private var existing: [(key: AnyObject, value: AnyObject)] {
        entries.sorted { $0.value.serial < $1.value.serial }.compactMap { key, entry in
            guard let key = key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }

    private func removeFreed() {
        guard entries.count >= limit else { return }
        entries = entries.filter { $0.key.object != nil && $0.value.value.object != nil }
        limit = max(16, entries.count * 2)
    }
}
