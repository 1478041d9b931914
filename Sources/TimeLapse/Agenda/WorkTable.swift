/// The actions of scheduled work, in slots that are reused.
///
/// The slots lie in blocks that never move: a table that grows copies no slots, and firing reads one cache line.
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
        /// Of no meaning for work that never fires.
        var deadline: VirtualClock.Instant
        /// `nil` for work that fires once.
        var recurrence: Recurrence?
        var kind: WorkKind
        var modes: RunLoopModes
        var generation: UInt32 = 0
        /// An object of its own: origins are long and seldom read, and work of one line often shares one.
        var origin: SharedOrigin
    }

    private final class SharedOrigin: Sendable {
        let origin: WorkOrigin

        init(_ origin: WorkOrigin) { self.origin = origin }
    }

    /// How many slots are in a block.
    private static let blockSize = 256

    // Not an array, whose buffer would be retained and checked at each look-up.
    private var blocks: UnsafeMutablePointer<UnsafeMutablePointer<Slot>>
    private var blockCount = 0
    private var blockCapacity = 4
    /// How many slots are initialized: those that were ever used.
    private var usedSlots = 0
    private var freeSlots: [Int32] = []
    /// The origin of the work that was added last.
    private var lastOrigin: SharedOrigin?

    init() {
        blocks = .allocate(capacity: blockCapacity)
    }

    deinit {
        for index in 0..<blockCount {
            blocks[index].deinitialize(count: min(Self.blockSize, usedSlots - index * Self.blockSize))
            blocks[index].deallocate()
        }
        blocks.deallocate()
    }

    /// How many actions there are.
    var count: Int { usedSlots - freeSlots.count }

    mutating func insert(_ entry: Agenda.Entry, deadline: VirtualClock.Instant?) -> Key {
        var slot = Slot(
            action: entry.action, deadline: deadline ?? VirtualClock.Instant(offset: .zero),
            recurrence: entry.recurrence, kind: entry.origin.kind, modes: entry.modes,
            origin: shared(entry.origin))
        guard let free = freeSlots.popLast() else { return append(slot) }
        let place = self.slot(free)
        slot.generation = place.pointee.generation
        place.pointee = slot
        return Key(slot: free, generation: slot.generation)
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

    /// Sets the next deadline of work that is in the table, and returns its action.
    mutating func reschedule(_ key: Key, at deadline: VirtualClock.Instant) -> VirtualClock.Action? {
        let slot = slot(key.slot)
        slot.pointee.deadline = deadline
        return slot.pointee.action
    }

    func contains(_ key: Key) -> Bool {
        slot(key.slot).pointee.generation == key.generation
    }

    func entry(_ key: Key) -> Agenda.Entry? {
        guard contains(key), let action = slot(key.slot).pointee.action else { return nil }
        let slot = slot(key.slot)
        return Agenda.Entry(
            action: action, origin: origin(key), recurrence: slot.pointee.recurrence,
            modes: slot.pointee.modes)
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
        slot(key.slot).pointee.origin.origin
    }

    func deadline(_ key: Key) -> VirtualClock.Instant? {
        contains(key) && kind(key) != .endless ? slot(key.slot).pointee.deadline : nil
    }
}

extension WorkTable {
    private mutating func append(_ slot: Slot) -> Key {
        if usedSlots == blockCount * Self.blockSize { addBlock() }
        let index = Int32(usedSlots)
        usedSlots += 1
        self.slot(index).initialize(to: slot)
        return Key(slot: index, generation: slot.generation)
    }

    private mutating func addBlock() {
        if blockCount == blockCapacity {
            blockCapacity *= 2
            let blocks = UnsafeMutablePointer<UnsafeMutablePointer<Slot>>.allocate(capacity: blockCapacity)
            blocks.moveInitialize(from: self.blocks, count: blockCount)
            self.blocks.deallocate()
            self.blocks = blocks
        }
        (blocks + blockCount).initialize(to: .allocate(capacity: Self.blockSize))
        blockCount += 1
    }

    /// The object for an origin: that of the work added before, if it is the same.
    private mutating func shared(_ origin: WorkOrigin) -> SharedOrigin {
        if let lastOrigin, lastOrigin.origin.isSame(as: origin) { return lastOrigin }
        let shared = SharedOrigin(origin)
        lastOrigin = shared
        return shared
    }

    // Keys are made for used slots, and slots are never freed: each key's index is within the blocks.
    private func slot(_ index: Int32) -> UnsafeMutablePointer<Slot> {
        let index = UInt(bitPattern: Int(index))
        let size = UInt(bitPattern: Self.blockSize)
        return blocks[Int(bitPattern: index / size)] + Int(bitPattern: index % size)
    }
}
