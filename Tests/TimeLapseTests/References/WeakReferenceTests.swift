import Testing

@testable import TimeLapse

private class Thing {
    let ended: (Thing) -> Void

    init(_ ended: @escaping (Thing) -> Void = { _ in }) {
        self.ended = ended
    }

    deinit {
        ended(self)
    }
}

@Suite("Weak references") struct WeakReferenceTests {
    /// Whether the reference counts of an object are in a side table, which is a bit in its header.
    private func hasSideTable(_ object: AnyObject) -> Bool {
        let header = Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 8, as: UInt64.self)
        return header >> 62 == 3
    }

    /// As an application's object is that a failed expectation prints with all that it holds.
    private final class Holder {
        let reference: WeakReference<Thing>

        init(_ reference: WeakReference<Thing>) {
            self.reference = reference
        }
    }

    @Test("Reflection of what holds a reference to a freed object prints no more than the reference")
    func reflection() {
        var thing: Thing? = Thing()
        let holder = Holder(WeakReference(thing))
        thing = nil
        var text = ""
        dump(holder, to: &text)
        #expect(text.contains("reference: ") && !text.contains("memory"), "\(text)")
        #expect(Mirror(reflecting: holder.reference).children.isEmpty)
    }

    @Test("A weak reference gives its object, and nothing once that is freed")
    func freed() {
        var thing: Thing? = Thing()
        let reference = WeakReference(thing)
        #expect(reference.object === thing)
        let copy = reference
        thing = nil
        #expect(reference.object == nil)
        #expect(copy.object == nil)
        #expect(WeakReference<Thing>().object == nil)
    }

    @Test("A weak reference does not keep its object alive, and an object that was read from it does")
    func kept() {
        var ends = 0
        var thing: Thing? = Thing { _ in ends += 1 }
        let reference = WeakReference(thing)
        var taken = reference.object
        thing = nil
        #expect(ends == 0)
        #expect(taken === reference.object)
        taken = nil
        #expect(ends == 1)
    }

    @Test("A weak reference gives nothing while its object is being freed")
    func ending() {
        var found: [Bool] = []
        var reference = WeakReference<Thing>()
        var thing: Thing? = Thing { _ in found.append(reference.object != nil) }
        reference = WeakReference(thing)
        thing = nil
        #expect(found == [false])
    }

    @Test(
        "A weak reference refers to its object alone, also while that is being freed, and to none later"
    )
    func refers() {
        var endings: [Bool] = []
        var reference = WeakReference<Thing>()
        #expect(!reference.refers(to: Thing()))
        var thing: Thing? = Thing { endings.append(reference.refers(to: $0)) }
        reference = WeakReference(thing)
        if let thing { #expect(reference.refers(to: thing) && !WeakReference(Thing()).refers(to: thing)) }
        thing = nil
        #expect(endings == [true])
        // The memory is kept for the reference, so no other object can be at its address.
        for _ in 0..<1_000 { #expect(!reference.refers(to: Thing())) }
    }

    @Test("A weak reference leaves the reference counts in the object, which a weak variable does not")
    func counts() {
        let thing = Thing()
        let reference = WeakReference(thing)
        #expect(reference.object === thing)
        #expect(!hasSideTable(thing))
        weak let weakThing = thing
        #expect(weakThing === thing)
        #expect(hasSideTable(thing))
        // Both kinds can refer to one object.
        #expect(reference.object === thing)
    }

    @Test("Many references to many objects, some freed, give what weak variables do")
    func many() {
        struct Weak { weak var object: Thing? }
        var things: [Thing?] = (0..<50).map { _ in Thing() }
        let references = (0..<500).map { WeakReference(things[$0 % things.count]) }
        let weaks = (0..<500).map { Weak(object: things[$0 % things.count]) }
        for step in 0..<25 {
            things[step * 7 % things.count] = nil
            for (reference, weak) in zip(references, weaks) { #expect(reference.object === weak.object) }
        }
    }
}
