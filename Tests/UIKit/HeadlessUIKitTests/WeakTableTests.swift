import Foundation
import HeadlessUIKit
import Testing

/// Apple's documentation of `NSHashTable` and `NSMapTable`.
@Suite("Tables of weak references") struct WeakTableTests {
    private final class Listener {}

    @Test("A hash table that holds objects weakly has those that exist, once each, in their order")
    func hashTable() {
        let table = NSHashTable<AnyObject>.weakObjects()
        var first: Listener? = Listener()
        let second = Listener()
        table.add(first)
        table.add(second)
        table.add(first)
        table.add(nil)
        #expect(table.count == 2 && table.contains(first) && table.allObjects.first === first)
        first = nil
        #expect(table.count == 1 && table.anyObject === second)
        table.remove(second)
        #expect(table.count == 0 && table.allObjects.isEmpty && !table.contains(second))
    }

    @Test("A hash table compares objects by isEqual, or by identity if it is told to")
    func comparing() {
        let equal = NSHashTable<NSString>()
        equal.add("a" as NSString)
        #expect(equal.contains(NSString(string: "a")) && equal.member(NSString(string: "b")) == nil)
        let identical = NSHashTable<NSString>(options: .objectPointerPersonality)
        let text = NSString(string: "a")
        identical.add(text)
        #expect(identical.contains(text) && !identical.contains(NSString(string: "a")))
    }

    @Test("Objects that were freed leave room, however many come and go")
    func manyFreed() {
        let table = NSHashTable<Listener>.weakObjects()
        let kept = Listener()
        table.add(kept)
        for _ in 0..<1000 { table.add(Listener()) }
        #expect(table.allObjects.map { $0 === kept } == [true])
    }

    @Test("A map table finds objects by equal keys, and loses those that are freed")
    func mapTable() {
        let table = NSMapTable<NSString, Listener>.strongToWeakObjects()
        var listener: Listener? = Listener()
        let other = Listener()
        table.setObject(listener, forKey: "a" as NSString)
        table.setObject(other, forKey: "b" as NSString)
        #expect(table.object(forKey: NSString(string: "a")) === listener && table.count == 2)
        let keys = table.keyEnumerator().allObjects.compactMap { ($0 as? NSString)?.description }
        #expect(keys == ["a", "b"])
        listener = nil
        #expect(table.object(forKey: "a" as NSString) == nil && table.count == 1)
        table.removeObject(forKey: "b" as NSString)
        #expect(table.count == 0 && table.objectEnumerator() == nil)
    }

    @Test("A map table with weak keys loses their objects with them; setting nil removes an entry")
    func weakKeys() {
        let table = NSMapTable<Listener, NSString>.weakToStrongObjects()
        var key: Listener? = Listener()
        let other = Listener()
        table.setObject("x", forKey: key)
        table.setObject("y", forKey: other)
        #expect(table.object(forKey: key) == "x")
        key = nil
        #expect(table.count == 1)
        table.setObject(nil, forKey: other)
        #expect(table.count == 0)
    }

    @Test("The dictionary of a map table has its entries by their values")
    func dictionary() {
        let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        table.setObject(1, forKey: "one")
        #expect(
            table.dictionaryRepresentation() == [AnyHashable(NSString(string: "one")): NSNumber(value: 1)])
    }
}
