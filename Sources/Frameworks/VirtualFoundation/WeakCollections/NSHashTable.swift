public import Foundation

/// A set of objects that can be held weakly, as for a list of delegates.
///
/// ```swift
/// let delegates = NSHashTable<AnyObject>.weakObjects()
/// delegates.add(self)
/// delegates.allObjects.forEach { ($0 as? PlayerDelegate)?.playerDidStop() }
/// ```
///
/// Objects are in the order in which they were added. Those that are freed are gone.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var serials: [TableReference: Int] = [:]
    private var nextSerial = 0
    /// How many references there may be before those to freed objects are removed.
    private var limit = 16

    /// Makes an empty table.
    ///
    /// - Parameter capacity: makes no difference.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// Makes a table of objects that are held weakly.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that exist.
    ///
    /// - Complexity: O(*n* log *n*).
    open var allObjects: [ObjectType] {
        serials.sorted { $0.value < $1.value }.compactMap { $0.key.object as? ObjectType }
    }

    /// One of the objects; `nil` if there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// How many objects exist.
    open var count: Int { serials.keys.count { $0.object != nil } }

    /// Adds an object, unless it is there.
    open func add(_ object: ObjectType?) {
        guard let object else { return }
        removeFreed()
        let reference = TableReference(object, options)
        guard serials[reference] == nil else { return }
        serials[reference] = nextSerial
        nextSerial += 1
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) {
        if let object { serials[TableReference(object, lookUp)] = nil }
    }

    /// Removes all objects.
    open func removeAllObjects() { serials = [:] }

    /// Whether an object is there.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// The object of the table that equals another one.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object, let index = serials.index(forKey: TableReference(object, lookUp)) else {
            return nil
        }
        return serials[index].key.object as? ObjectType
    }

    /// An enumerator of the objects that exist now.
    open func objectEnumerator() -> NSEnumerator { ObjectList(allObjects) }

    /// Whether an object is in both tables.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
        allObjects.contains { other.contains($0) }
    }

    /// Adds the objects of another table.
    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { add($0) } }

    /// Removes the objects of another table.
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { remove($0) } }

    private var lookUp: NSPointerFunctions.Options { options.subtracting(.copyIn) }

    private func removeFreed() {
        guard serials.count >= limit else { return }
        serials = serials.filter { $0.key.object != nil }
        limit = max(16, serials.count * 2)
    }
}

/// Objects one after the other.
final class ObjectList: NSEnumerator {
    private var rest: IndexingIterator<[AnyObject]>

    init(_ objects: [AnyObject]) {
        rest = objects.makeIterator()
        super.init()
    }

    override func nextObject() -> Any? { rest.next() }
}
