/// The actions of scheduled work, in slots that are reused.
///
/// The slots lie in blocks that never move: a table that grows copies nothing, and firing reads one cache line.
// Unchecked because of its pointers: the table is their only owner, as it cannot be copied, and their contents are
// sendable.
struct WorkTable: ~Copyable, @unchecked Sendable {
    /// The slot of an action in the table; the generation distinguishes it from later users of the slot.
    struct Key: Hashable, Sendable {
        var slot: Int32
        var generation: UInt32
    }

    private struct Slot {
        var action: VirtualClock.Action?
        /// `nil` for work that never fires.
        var deadline: VirtualClock.Instant?
        /// `nil` for work that fires once.
        var recurrence: Recurrence?
        var kind = WorkKind.work
        var modes = RunLoopModes.common
        var generation: UInt32 = 0
    }

    /// A row of slots; their origins, which are long and seldom read, are stored separately.
    private struct Block {
        static let size = 256

        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: size)
        let origins = UnsafeMutablePointer<WorkOrigin>.allocate(capacity: size)
    }

    private var blocks: [Block] = []
    /// How many slots are initialized: those that were ever used.
    private var usedSlots = 0
    private var freeSlots: [Int32] = []

    deinit {
        for (index, block) in blocks.enumerated() {
            let used = min(Block.size, usedSlots - index * Block.size)
            block.slots.deinitialize(count: used)
            block.origins.deinitialize(count: used)
            block.slots.deallocate()
            block.origins.deallocate()
        }
    }

    /// How many actions there are.
    var count: Int { usedSlots - freeSlots.count }

    mutating func insert(_ entry: Agenda.Entry, deadline: VirtualClock.Instant?) -> Key {
        guard let free = freeSlots.popLast() else { return append(entry, deadline: deadline) }
        let slot = slot(free)
        slot.pointee.action = entry.action
        slot.pointee.deadline = deadline
        slot.pointee.recurrence = entry.recurrence
        slot.pointee.kind = entry.origin.kind
        slot.pointee.modes = entry.modes
        originSlot(free).pointee = entry.origin
        return Key(slot: free, generation: slot.pointee.generation)
    }

    /// Removes the work; returns it, so that the caller can release it outside the lock.
    mutating func remove(_ key: Key) -> Agenda.Entry? {
        guard let entry = entry(key) else { return nil }
        _ = takeAction(key)
        return entry
    }

    /// Removes the work, and returns its action.
    mutating func takeAction(_ key: Key) -> VirtualClock.Action? {
        let slot = slot(key.slot)
        guard slot.pointee.generation == key.generation else { return nil }
        slot.pointee.generation &+= 1
        freeSlots.append(key.slot)
        return slot.pointee.action.take()
    }

    /// Sets the next deadline of work that is in the table.
    mutating func setDeadline(_ deadline: VirtualClock.Instant, of key: Key) {
        slot(key.slot).pointee.deadline = deadline
    }

    func contains(_ key: Key) -> Bool {
        slot(key.slot).pointee.generation == key.generation
    }

    func entry(_ key: Key) -> Agenda.Entry? {
        guard let action = action(key) else { return nil }
        let slot = slot(key.slot)
        return Agenda.Entry(
            action: action, origin: origin(key), recurrence: slot.pointee.recurrence,
            modes: slot.pointee.modes)
    }

    func action(_ key: Key) -> VirtualClock.Action? {
        contains(key) ? slot(key.slot).pointee.action : nil
    }

    func recurrence(_ key: Key) -> Recurrence? {
        contains(key) ? slot(key.slot).pointee.recurrence : nil
    }

    /// The kind of work in the table.
    func kind(_ key: Key) -> WorkKind {
        slot(key.slot).pointee.kind
    }

    /// The run loop modes in which work in the table fires.
    func modes(_ key: Key) -> RunLoopModes {
        slot(key.slot).pointee.modes
    }

    /// Sets the run loop modes in which work in the table fires.
    mutating func setModes(_ modes: RunLoopModes, of key: Key) {
        slot(key.slot).pointee.modes = modes
    }

    /// The name and origin of work in the table, for reports.
    func origin(_ key: Key) -> WorkOrigin {
        originSlot(key.slot).pointee
    }

    func deadline(_ key: Key) -> VirtualClock.Instant? {
        contains(key) ? slot(key.slot).pointee.deadline : nil
    }
}

extension WorkTable {
    private mutating func append(_ entry: Agenda.Entry, deadline: VirtualClock.Instant?) -> Key {
        if usedSlots == blocks.count * Block.size { blocks.append(Block()) }
        let index = Int32(usedSlots)
        usedSlots += 1
        slot(index).initialize(
            to: Slot(
                action: entry.action, deadline: deadline, recurrence: entry.recurrence,
                kind: entry.origin.kind,
                modes: entry.modes))
        originSlot(index).initialize(to: entry.origin)
        return Key(slot: index, generation: 0)
    }

    // Keys are made for used slots, and slots are never freed: each key's index is within the blocks.
    private func slot(_ index: Int32) -> UnsafeMutablePointer<Slot> {
        blocks[Int(index) / Block.size].slots + Int(index) % Block.size
    }

    private func originSlot(_ index: Int32) -> UnsafeMutablePointer<WorkOrigin> {
        blocks[Int(index) / Block.size].origins + Int(index) % Block.size
    }
}
