/// What each piece of pending work does, in slots that are used again.
struct WorkTable {
    /// Where a piece of work stands in the table; the generation tells it from later users of the slot.
    struct Key: Hashable, Sendable {
        var slot: Int32
        var generation: UInt32
    }

    private struct Slot {
        var generation: UInt32 = 0
        var entry: Agenda.Entry?
        /// `nil` for what never falls due.
        var deadline: VirtualClock.Instant?
    }

    private var slots: [Slot] = []
    private var freeSlots: [Int32] = []

    /// How many pieces of work there are.
    var count: Int { slots.count - freeSlots.count }

    mutating func insert(_ entry: Agenda.Entry, deadline: VirtualClock.Instant?) -> Key {
        let slot: Int32
        if let free = freeSlots.popLast() {
            slot = free
        } else {
            slot = Int32(slots.count)
            slots.append(Slot())
        }
        slots[Int(slot)].entry = entry
        slots[Int(slot)].deadline = deadline
        return Key(slot: slot, generation: slots[Int(slot)].generation)
    }

    /// Takes the work out; returns it, so that it can be let go where that does no harm.
    mutating func remove(_ key: Key) -> Agenda.Entry? {
        guard contains(key) else { return nil }
        let entry = slots[Int(key.slot)].entry.take()
        slots[Int(key.slot)].generation &+= 1
        freeSlots.append(key.slot)
        return entry
    }

    /// Sets the next deadline of work that is in the table.
    mutating func setDeadline(_ deadline: VirtualClock.Instant, of key: Key) {
        slots[Int(key.slot)].deadline = deadline
    }

    func contains(_ key: Key) -> Bool {
        slots[Int(key.slot)].generation == key.generation
    }

    func entry(_ key: Key) -> Agenda.Entry? {
        contains(key) ? slots[Int(key.slot)].entry : nil
    }

    func deadline(_ key: Key) -> VirtualClock.Instant? {
        contains(key) ? slots[Int(key.slot)].deadline : nil
    }
}
