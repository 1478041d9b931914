import FailureReporting
import Testing

@testable import TimeLapse

/// The table allocates its slots itself: their contents must be released exactly once.
@MainActor @Suite("The table of scheduled work") struct WorkTableTests {
    @Test("The table is equal to a dictionary, however work comes and goes", arguments: 0..<20)
    func againstDictionary(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var table = WorkTable()
        var names: [WorkTable.Key: String] = [:]
        var alive: [WorkTable.Key] = []
        var gone: [WorkTable.Key] = []
        for step in 0..<2000 {
            if names.isEmpty || Int.random(in: 0..<5, using: &generator) > 1 {
                let entry = Self.entry("\(step)")
                let key = table.insert(entry, deadline: VirtualClock.Instant(offset: .seconds(step)))
                #expect(names.updateValue("\(step)", forKey: key) == nil)
                alive.append(key)
            } else {
                alive.swapAt(Int.random(in: 0..<alive.count, using: &generator), alive.count - 1)
                let key = alive.removeLast()
                let removed = table.remove(key)
                #expect(removed?.origin.name == names.removeValue(forKey: key))
                gone.append(key)
            }
        }
        let count = table.count
        #expect(count == names.count)
        for (key, name) in names {
            let deadline = table.deadline(key)
            #expect(deadline.map { "\($0)" } == "\(name) s")
        }
        for key in gone {
            let isThere = table.contains(key)
            #expect(!isThere)
        }
    }

    @Test("Work keeps its own origin beside work of the same line, of others and of none")
    func origins() {
        var table = WorkTable()
        let here = CallSite(#fileID, #filePath, 1, 1)
        let there = CallSite(#fileID, #filePath, 2, 1)
        let origins: [WorkOrigin] = [
            WorkOrigin(name: "timer", site: here), WorkOrigin(name: "timer", site: here),
            WorkOrigin(name: "timer", site: there), WorkOrigin(name: "block", site: there),
            WorkOrigin(name: "block", site: nil), WorkOrigin(name: "block", site: nil, kind: .object),
            WorkOrigin(name: "timer", site: here),
        ]
        var keys: [WorkTable.Key] = []
        for origin in origins {
            keys.append(
                table.insert(Agenda.Entry(action: {}, origin: origin, recurrence: nil), deadline: nil))
        }
        for (key, origin) in zip(keys, origins) {
            let kept = table.origin(key)
            #expect(kept.description == origin.description)
            #expect(kept.kind == origin.kind)
        }
    }

    @Test("Work in a slot that was used before has its own deadline, and repeats only if it does itself")
    func slotsUsedAgain() {
        var table = WorkTable()
        let recurrences: [Recurrence?] = [
            nil, .every(.seconds(1)), nil, .frames(perSecond: 60), .every(.seconds(2)),
        ]
        var last: WorkTable.Key?
        for (second, recurrence) in recurrences.enumerated() {
            let entry = Agenda.Entry(
                action: {}, origin: WorkOrigin(name: "work", site: nil), recurrence: recurrence)
            let key = table.insert(entry, deadline: VirtualClock.Instant(offset: .seconds(second)))
            let (kept, deadline) = (table.recurrence(key), table.deadline(key))
            #expect(kept?.interval == recurrence?.interval)
            #expect(deadline?.offset == .seconds(second))
            if let last {
                #expect(last.slot == key.slot)
                let (formerRecurrence, formerDeadline) = (table.recurrence(last), table.deadline(last))
                #expect(formerRecurrence == nil && formerDeadline == nil)
            }
            _ = table.remove(key)
            last = key
        }
    }

    @Test(
        "Work releases its captures when it is removed, and with the table", arguments: [1, 256, 257, 1000])
    func lifetimes(count: Int) {
        let counter = Counter()
        do {
            var table = WorkTable()
            var keys: [WorkTable.Key] = []
            for _ in 0..<count { keys.append(table.insert(Self.entry("held", Held(counter)), deadline: nil)) }
            #expect(counter.alive == count)
            for key in keys.prefix(count / 2) { _ = table.takeAction(key) }
            #expect(counter.alive == count - count / 2)
            for _ in 0..<count / 4 { _ = table.insert(Self.entry("held", Held(counter)), deadline: nil) }
        }
        #expect(counter.alive == 0)
    }

    private static func entry(_ name: String, _ held: Held? = nil) -> Agenda.Entry {
        Agenda.Entry(
            action: { withExtendedLifetime(held) {} }, origin: WorkOrigin(name: name, site: nil),
            recurrence: nil)
    }

    private final class Counter {
        var alive = 0
    }

    @MainActor private final class Held {
        private let counter: Counter

        init(_ counter: Counter) {
            self.counter = counter
            counter.alive += 1
        }

        isolated deinit { counter.alive -= 1 }
    }
}
