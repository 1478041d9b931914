/// The actions of scheduled work, in slots that are reused.
///
/// The slots lie in blocks that never move: a table that grows copies no slots. Firing reads half a cache line: what is
/// seldom read lies apart.
// Unchecked because of its pointers: the table is their only owner, as it cannot be copied, and their
// contents are sendable.
struct WorkTable: ~Copyable, @unchecked Sendable {
    /// The slot of an action in the table; the generation distinguishes it from later users of the slot.
    struct Key: Hashable, Sendable {
        var slot: Int32
        var generation: UInt32
    }

    private struct Slot {
        var action: VirtualClock.Action?
        /// An object of its own: origins are long and seldom read, and work of one line often shares one.
        var origin: SharedOrigin
        var generation: UInt32
        var kind: WorkKind
        var modes: RunLoopModes
        var repeats: Bool
    }

    private struct Block {
        let slots: UnsafeMutablePointer<Slot>
        /// The deadlines of the work in the slots; of no meaning for work that never fires.
        let deadlines: UnsafeMutablePointer<VirtualClock.Instant>
        /// How the work in the slots repeats, if any of it has ever repeated.
        var recurrences: UnsafeMutablePointer<Recurrence>?
    }

    private final class SharedOrigin: Sendable {
        let origin: WorkOrigin

        init(_ origin: WorkOrigin) { self.origin = origin }
    }

    private static let blockSize = 256

    // Not an array, whose buffer would be retained and checked at each look-up.
    private var blocks: UnsafeMutablePointer<Block>
    private var blockCount = 0
    private var blockCapacity = 4
    /// How many slots are initialized: those that were ever used.
    private var usedSlots = 0
    private var freeSlots: [Int32] = []
    private var lastOrigin: SharedOrigin?

    init() {
        blocks = .allocate(capacity: blockCapacity)
    }

    deinit {
        for index in 0..<blockCount {
            let block = blocks[index]
            block.slots.deinitialize(count: min(Self.blockSize, usedSlots - index * Self.blockSize))
            block.slots.deallocate()
            // Plain values, which are not deinitialized.
            block.deadlines.deallocate()
            block.recurrences?.deallocate()
        }
        blocks.deallocate()
    }

    var count: Int { usedSlots - freeSlots.count }

    mutating func insert(_ entry: Agenda.Entry, deadline: VirtualClock.Instant?) -> Key {
        let origin = shared(entry.origin)
        let free = freeSlots.popLast()
        let index = free ?? addSlot()
        let place = slot(index)
        let generation = free == nil ? 0 : place.pointee.generation
        // Moved out, so that the slot is initialized in either case.
        if free != nil { place.deinitialize(count: 1) }
        place.initialize(
            to: Slot(
                action: entry.action, origin: origin, generation: generation, kind: entry.origin.kind,
                modes: entry.modes, repeats: entry.recurrence != nil))
        let block = Self.block(of: index)
        if let deadline { blocks[block].deadlines[Self.place(of: index)] = deadline }
        if let recurrence = entry.recurrence { setRecurrence(recurrence, of: index) }
        return Key(slot: index, generation: generation)
    }

    private mutating func setRecurrence(_ recurrence: Recurrence, of index: Int32) {
        let block = Self.block(of: index)
        let recurrences = blocks[block].recurrences ?? .allocate(capacity: Self.blockSize)
        blocks[block].recurrences = recurrences
        (recurrences + Self.place(of: index)).initialize(to: recurrence)
    }

    /// Removes the work; returns it, so that the caller can release it outside the lock.
    mutating func remove(_ key: Key) -> Agenda.Entry? {
        guard let entry = entry(key) else { return nil }
        _ = takeAction(key)
        return entry
    }

    mutating func takeAction(_ key: Key) -> VirtualClock.Action? {
        let slot = slot(key.slot)
        guard slot.pointee.generation == key.generation else { return nil }
        slot.pointee.generation &+= 1
        freeSlots.append(key.slot)
        return slot.pointee.action.take()
    }

    /// Replaces the deadline of work that repeats by the next one after `now`, and returns its action; `nil` for work
    /// that fires once.
    mutating func reschedule(
        _ key: Key, from deadline: inout VirtualClock.Instant, now: VirtualClock.Instant
    ) -> VirtualClock.Action? {
        let (block, place) = (blocks + Self.block(of: key.slot), Self.place(of: key.slot))
        let slot = block.pointee.slots + place
        guard slot.pointee.repeats, slot.pointee.generation == key.generation,
            let recurrences = block.pointee.recurrences
        else { return nil }
        deadline = recurrences[place].deadline(after: deadline, now: now)
        block.pointee.deadlines[place] = deadline
        return slot.pointee.action
    }

    func contains(_ key: Key) -> Bool {
        slot(key.slot).pointee.generation == key.generation
    }

    func entry(_ key: Key) -> Agenda.Entry? {
        guard contains(key), let action = slot(key.slot).pointee.action else { return nil }
        let slot = slot(key.slot)
        return Agenda.Entry(
            action: action, origin: origin(key), recurrence: recurrence(key),
            modes: slot.pointee.modes)
    }

    /// Whether the work repeats, without reading how.
    func repeats(_ key: Key) -> Bool {
        let slot = slot(key.slot)
        return slot.pointee.repeats && slot.pointee.generation == key.generation
    }

    func recurrence(_ key: Key) -> Recurrence? {
        guard repeats(key) else { return nil }
        return blocks[Self.block(of: key.slot)].recurrences?[Self.place(of: key.slot)]
    }

    func kind(_ key: Key) -> WorkKind {
        slot(key.slot).pointee.kind
    }

    func modes(_ key: Key) -> RunLoopModes {
        slot(key.slot).pointee.modes
    }

    mutating func setModes(_ modes: RunLoopModes, of key: Key) {
        slot(key.slot).pointee.modes = modes
    }

    func origin(_ key: Key) -> WorkOrigin {
        slot(key.slot).pointee.origin.origin
    }

    func deadline(_ key: Key) -> VirtualClock.Instant? {
        guard contains(key), kind(key) != .endless else { return nil }
        return blocks[Self.block(of: key.slot)].deadlines[Self.place(of: key.slot)]
    }
}

extension WorkTable {
    /// Adds a slot, which the caller initializes.
    private mutating func addSlot() -> Int32 {
        if usedSlots == blockCount * Self.blockSize { addBlock() }
        usedSlots += 1
        return Int32(usedSlots - 1)
    }

    private mutating func addBlock() {
        if blockCount == blockCapacity {
            blockCapacity *= 2
            let blocks = UnsafeMutablePointer<Block>.allocate(capacity: blockCapacity)
            blocks.moveInitialize(from: self.blocks, count: blockCount)
            self.blocks.deallocate()
            self.blocks = blocks
        }
        // Aligned, so that no slot is in two cache lines.
        let slots = UnsafeMutableRawPointer.allocate(
            byteCount: Self.blockSize * MemoryLayout<Slot>.stride, alignment: 64)
        (blocks + blockCount).initialize(
            to: Block(
                slots: slots.bindMemory(to: Slot.self, capacity: Self.blockSize),
                deadlines: .allocate(capacity: Self.blockSize), recurrences: nil))
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
        blocks[Self.block(of: index)].slots + Self.place(of: index)
    }

    private static func block(of index: Int32) -> Int {
        Int(bitPattern: UInt(bitPattern: Int(index)) / UInt(bitPattern: blockSize))
    }

    private static func place(of index: Int32) -> Int {
        Int(bitPattern: UInt(bitPattern: Int(index)) % UInt(bitPattern: blockSize))
    }
}
