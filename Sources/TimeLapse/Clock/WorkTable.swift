/// What each piece of pending work does, in slots that are used again.
struct WorkTable {
    /// Where a piece of work stands in the table; the generation tells it from later users of the slot.
    struct Key: Hashable, Sendable {
        var slot: Int32
        var generation: UInt32
    }

    private struct Slot {
        var action: VirtualClock.Action?
        /// `nil` for work that fires once.
        var rhythm: Rhythm?
        var kind = WorkKind.work
        /// `nil` for what never falls due.
        var deadline: VirtualClock.Instant?
    }

    private var slots: [Slot] = []
    /// What each slot's work is called; apart, for it is long, and seldom asked for.
    private var origins: [WorkOrigin] = []
    /// Of each slot; apart, for it is asked far more often than what is in the slot.
    private var generations: [UInt32] = []
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
            origins.append(entry.origin)
            generations.append(0)
        }
        slots[Int(slot)] = Slot(
            action: entry.action, rhythm: entry.rhythm, kind: entry.origin.kind, deadline: deadline)
        origins[Int(slot)] = entry.origin
        return Key(slot: slot, generation: generations[Int(slot)])
    }

    /// Takes the work out; returns it, so that it can be let go where that does no harm.
    mutating func remove(_ key: Key) -> Agenda.Entry? {
        guard let entry = entry(key) else { return nil }
        _ = takeAction(key)
        return entry
    }

    /// Takes the work out, and returns what it does.
    mutating func takeAction(_ key: Key) -> VirtualClock.Action? {
        guard contains(key) else { return nil }
        generations[Int(key.slot)] &+= 1
        freeSlots.append(key.slot)
        return slots[Int(key.slot)].action.take()
    }

    /// Sets the next deadline of work that is in the table.
    mutating func setDeadline(_ deadline: VirtualClock.Instant, of key: Key) {
        slots[Int(key.slot)].deadline = deadline
    }

    func contains(_ key: Key) -> Bool {
        generations[Int(key.slot)] == key.generation
    }

    func entry(_ key: Key) -> Agenda.Entry? {
        guard contains(key), let action = slots[Int(key.slot)].action else { return nil }
        return Agenda.Entry(
            action: action, origin: origins[Int(key.slot)], rhythm: slots[Int(key.slot)].rhythm)
    }

    func action(_ key: Key) -> VirtualClock.Action? {
        contains(key) ? slots[Int(key.slot)].action : nil
    }

    func rhythm(_ key: Key) -> Rhythm? {
        contains(key) ? slots[Int(key.slot)].rhythm : nil
    }

    /// What sort of work it is that is in the table.
    func kind(_ key: Key) -> WorkKind {
        slots[Int(key.slot)].kind
    }

    /// What reports call work that is in the table.
    func origin(_ key: Key) -> WorkOrigin {
        origins[Int(key.slot)]
    }

    func deadline(_ key: Key) -> VirtualClock.Instant? {
        contains(key) ? slots[Int(key.slot)].deadline : nil
    }
}
