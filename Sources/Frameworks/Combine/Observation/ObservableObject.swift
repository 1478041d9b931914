import Synchronization

/// An object that tells its observers before it changes.
///
/// A class need do nothing but mark its properties with `@Published`. For other ones it calls
/// `objectWillChange.send()` itself.
public protocol ObservableObject: AnyObject {
    /// The kind of publisher that tells of changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Publishes before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Publishes before one of the properties with `@Published` changes, those of superclasses as well.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = Self.properties(of: self)
        let publisher =
            properties.lazy.compactMap(\.objectWillChange).first ?? ObjectPublishers.publisher(of: self)
        for property in properties where property.objectWillChange == nil {
            property.objectWillChange = publisher
        }
        return publisher
    }

    private static func properties(of object: Self) -> [any PublishedProperty] {
        var found: [any PublishedProperty] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children {
                if let property = child.value as? any PublishedProperty { found.append(property) }
            }
            mirror = current.superclassMirror
        }
        return found
    }
}

/// The publishers of objects, each of which has one for as long as it lives.
private enum ObjectPublishers {
    private final class Entry: @unchecked Sendable {
        // Written once, by the initializer: a weak reference can be read from any thread, and the publisher is
        // guarded by its lock.
        private(set) weak var object: AnyObject?
        let publisher = ObservableObjectPublisher()

        init(_ object: AnyObject) { self.object = object }
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sweepsAt = 64
    }

    private static let table = Mutex(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let new = Entry(object)
        // Those of freed objects are released outside of the lock.
        var dropped: [Entry] = []
        let entry = table.withLock { table in
            let key = ObjectIdentifier(object)
            // An object that was freed may have had the same address.
            if let entry = table.entries[key], entry.object != nil { return entry }
            if let former = table.entries.updateValue(new, forKey: key) { dropped.append(former) }
            if table.entries.count > table.sweepsAt {
                for (key, entry) in table.entries where entry.object == nil {
                    dropped.append(entry)
                    table.entries[key] = nil
                }
                table.sweepsAt = max(64, 2 * table.entries.count)
            }
            return new
        }
        return entry.publisher
    }
}
