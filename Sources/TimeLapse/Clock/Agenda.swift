import FailureReporting

/// What is scheduled, earliest first: two heaps of deadlines over one table of work.
///
/// Work that repeats has a heap of its own. So the earliest piece of one-shot work is known at once, which is
/// what "until idle" turns on, and a timer that ticks pays nothing for what else is pending. Cancelling frees
/// the work at once and leaves its deadline to be skipped; when most deadlines are such, they are swept out.
struct Agenda {
    /// A piece of work in the table.
    struct Entry {
        var action: VirtualClock.Action
        var name: String
        var site: CallSite?
        /// `nil` for work that fires once.
        var interval: Duration?
    }

    /// Where a piece of work stands in the table; the generation tells it from later users of the slot.
    struct Key: Hashable, Sendable {
        var slot: Int32
        var generation: UInt32
    }

    private struct Slot {
        var generation: UInt32 = 0
        var entry: Entry?
        var deadline = VirtualClock.Instant(offset: .zero)
    }

    private var slots: [Slot] = []
    private var freeSlots: [Int32] = []
    private var oneShots = DeadlineHeap()
    private var repeats = DeadlineHeap()
    private(set) var nextSequence: UInt64 = 0

    mutating func add(_ entry: Entry, at deadline: VirtualClock.Instant) -> Key {
        let slot: Int32
        if let free = freeSlots.popLast() {
            slot = free
        } else {
            slot = Int32(slots.count)
            slots.append(Slot())
        }
        let key = Key(slot: slot, generation: slots[Int(slot)].generation)
        slots[Int(slot)].entry = entry
        enqueue(key, at: deadline, repeats: entry.interval != nil)
        return key
    }

    /// Takes the work out of the table; returns whether it was still in it.
    @discardableResult
    mutating func remove(_ key: Key) -> Bool {
        guard let entry = entry(key) else { return false }
        release(key)
        if entry.interval == nil {
            sweep(\.oneShots)
        } else {
            sweep(\.repeats)
        }
        return true
    }

    /// Takes all work out of the table, and returns it.
    mutating func removeAll() -> [Entry] {
        let all = pending()
        for (node, _) in all { remove(node.key) }
        return all.map(\.1)
    }

    func entry(_ key: Key) -> Entry? {
        let slot = slots[Int(key.slot)]
        return slot.generation == key.generation ? slot.entry : nil
    }

    func deadline(_ key: Key) -> VirtualClock.Instant? {
        let slot = slots[Int(key.slot)]
        return slot.generation == key.generation && slot.entry != nil ? slot.deadline : nil
    }

    /// The deadline of the earliest piece of one-shot work.
    mutating func earliestOneShot() -> VirtualClock.Instant? {
        skipCancelled(\.oneShots)
        return oneShots.first?.deadline
    }

    /// The deadline of the earliest piece of work of either kind.
    mutating func earliest() -> VirtualClock.Instant? {
        first()?.deadline
    }

    /// Takes the next piece of work that is due by `limit`, and re-arms it if it repeats.
    mutating func takeNext(dueBy limit: VirtualClock.Instant) -> (DeadlineHeap.Node, Entry)? {
        guard let node = first(), node.deadline <= limit, let entry = entry(node.key) else { return nil }
        if let interval = entry.interval {
            repeats.removeFirst()
            enqueue(node.key, at: node.deadline.advanced(by: interval), repeats: true)
        } else {
            oneShots.removeFirst()
            release(node.key)
        }
        return (node, entry)
    }

    /// All that is pending, in the order in which it will fire.
    func pending() -> [(DeadlineHeap.Node, Entry)] {
        (oneShots.nodes + repeats.nodes)
            .sorted { $0.isBefore($1) }
            .compactMap { node in entry(node.key).map { (node, $0) } }
    }
}

extension Agenda {
    private mutating func enqueue(_ key: Key, at deadline: VirtualClock.Instant, repeats isRepeating: Bool) {
        let node = DeadlineHeap.Node(deadline: deadline, sequence: nextSequence, key: key)
        nextSequence += 1
        slots[Int(key.slot)].deadline = deadline
        if isRepeating {
            repeats.insert(node)
        } else {
            oneShots.insert(node)
        }
    }

    private mutating func first() -> DeadlineHeap.Node? {
        skipCancelled(\.oneShots)
        skipCancelled(\.repeats)
        guard let oneShot = oneShots.first else { return repeats.first }
        guard let repeating = repeats.first else { return oneShot }
        return oneShot.isBefore(repeating) ? oneShot : repeating
    }

    private mutating func release(_ key: Key) {
        slots[Int(key.slot)].entry = nil
        slots[Int(key.slot)].generation &+= 1
        freeSlots.append(key.slot)
    }

    private func isCancelled(_ node: DeadlineHeap.Node) -> Bool {
        slots[Int(node.key.slot)].generation != node.key.generation
    }

    private mutating func skipCancelled(_ heap: WritableKeyPath<Agenda, DeadlineHeap>) {
        while let node = self[keyPath: heap].first, isCancelled(node) {
            self[keyPath: heap].removeFirst()
        }
    }

    /// Sweeps out what was cancelled once it outnumbers what is pending, so that a debounced call that is
    /// cancelled and scheduled again for ever takes no more room than its last one.
    private mutating func sweep(_ heap: WritableKeyPath<Agenda, DeadlineHeap>) {
        let live = slots.count - freeSlots.count
        guard self[keyPath: heap].nodes.count > 2 * live + 64 else { return }
        let slots = slots
        self[keyPath: heap].keepOnly { slots[Int($0.key.slot)].generation == $0.key.generation }
    }
}
