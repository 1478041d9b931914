/// The scheduled work, earliest first: two heaps of deadlines over one table.
///
/// Repeating work has its own heap. So the earliest one-shot work, which "until idle" depends on, is found in O(1), and
/// a repeating timer's cost does not depend on other work. Cancelling frees the work immediately and leaves its
/// deadline to be skipped; when most deadlines are cancelled, they are removed.
struct Agenda: ~Copyable, Sendable {
    /// An action in the table, with how it repeats.
    struct Entry {
        var action: VirtualClock.Action
        var origin: WorkOrigin
        /// `nil` for work that fires once.
        var recurrence: Recurrence?
        var modes = RunLoopModes.common
    }

    private var table = WorkTable()
    private var oneShots = DeadlineHeap()
    private var repeats = DeadlineHeap()
    /// Work that never fires, in the order in which it was added.
    private var endless: [WorkTable.Key] = []
    private var endlessCount = 0
    private var animationCount = 0
    /// Work that is due, but waits for the run loop to be in one of its modes.
    private var held: [DeadlineHeap.Node] = []
    /// How many ``RunLoopTracking`` objects keep the run loop in the tracking mode.
    private var trackers = 0
    /// The number that the next deadline gets: among equal ones, the lower fires first.
    private(set) var nextSequence: UInt64 = 0

    mutating func add(_ entry: Entry, at deadline: VirtualClock.Instant) -> WorkTable.Key {
        let key = table.insert(entry, deadline: deadline)
        if entry.origin.kind == .animation { animationCount += 1 }
        insert(makeNode(key, at: deadline), repeats: entry.recurrence != nil)
        return key
    }

    mutating func addEndless(_ entry: Entry) -> WorkTable.Key {
        // It is in the table only: no heap pays for work that never fires.
        let key = table.insert(entry, deadline: nil)
        endless.append(key)
        endlessCount += 1
        return key
    }

    @discardableResult
    mutating func remove(_ key: WorkTable.Key) -> Entry? {
        guard let entry = table.remove(key) else { return nil }
        if entry.origin.kind == .animation { animationCount -= 1 }
        if entry.origin.kind == .endless {
            endlessCount -= 1
            sweepEndless()
        } else if entry.recurrence == nil {
            oneShots.noteCancelled(table)
        } else {
            repeats.noteCancelled(table)
        }
        return entry
    }

    mutating func removeAll() -> [Entry] {
        remove(pending().map(\.0.key) + endless)
    }

    mutating func removeAllButAnimations() -> [Entry] {
        remove(pending().filter { $0.1.origin.kind != .animation }.map(\.0.key))
    }

    private mutating func remove(_ keys: [WorkTable.Key]) -> [Entry] {
        var removed: [Entry] = []
        for key in keys {
            if let entry = remove(key) { removed.append(entry) }
        }
        return removed
    }

    func deadline(_ key: WorkTable.Key) -> VirtualClock.Instant? {
        table.deadline(key)
    }

    /// The deadline of the earliest one-shot work.
    mutating func earliestOneShot() -> VirtualClock.Instant? {
        oneShots.skipCancelled(table)
        return oneShots.first?.deadline
    }

    mutating func earliest() -> VirtualClock.Instant? {
        first()?.deadline
    }

    /// The next work that is due by `limit`; it stays on the agenda.
    mutating func next(dueBy limit: VirtualClock.Instant) -> DeadlineHeap.Node? {
        let mode = mode
        while let node = first(), node.isDue(by: limit) {
            if table.modes(node.key).contains(mode) { return node }
            hold(node)
        }
        return nil
    }

    /// Removes the work that ``next(dueBy:)`` returned, or reschedules it if it repeats; returns its action.
    mutating func take(
        _ node: DeadlineHeap.Node, dueBy limit: VirtualClock.Instant
    ) -> VirtualClock.Action? {
        var deadline = node.deadline
        if let action = table.reschedule(node.key, from: &deadline, now: limit) {
            repeats.replaceFirst(by: makeNode(node.key, at: deadline))
            return action
        }
        let kind = table.kind(node.key)
        oneShots.removeFirst()
        if kind == .animation { animationCount -= 1 }
        return table.takeAction(node.key)
    }

    func repeats(_ node: DeadlineHeap.Node) -> Bool {
        table.repeats(node.key)
    }

    /// The time between two firings of work that repeats at an interval; `nil` for other work.
    func interval(_ node: DeadlineHeap.Node) -> Duration? {
        table.recurrence(node.key)?.interval
    }

    func origin(_ node: DeadlineHeap.Node) -> WorkOrigin {
        table.origin(node.key)
    }

    /// All scheduled work, in the order in which it will fire.
    func pending() -> [(DeadlineHeap.Node, Entry)] {
        var pending: [(DeadlineHeap.Node, Entry)] = []
        for node in (oneShots.nodes + repeats.nodes + held).sorted(by: { $0.isBefore($1) }) {
            if let entry = table.entry(node.key) { pending.append((node, entry)) }
        }
        return pending
    }

    /// Removes the first work by `limit` that a device runs elsewhere than on the main queue; returns it with its deadline.
    mutating func takeElsewhere(
        by limit: VirtualClock.Instant?
    ) -> (deadline: VirtualClock.Instant, action: VirtualClock.Action)? {
        let first = pending().first { $0.1.origin.isElsewhere }
        guard let (node, entry) = first, node.deadline <= limit ?? node.deadline else { return nil }
        remove(node.key)
        return (node.deadline, entry.action)
    }

    /// All work that never fires, in the order in which it was added.
    func pendingWithoutEnd() -> [Entry] {
        var entries: [Entry] = []
        for key in endless {
            if let entry = table.entry(key) { entries.append(entry) }
        }
        return entries
    }
}

extension Agenda {
    var isEmpty: Bool { table.count == 0 }

    /// How many deadlines are kept, including those of cancelled work.
    var keptDeadlines: Int { oneShots.nodes.count + repeats.nodes.count + held.count }

    /// Whether the end of an animation is scheduled.
    var hasAnimations: Bool { animationCount > 0 }

    private mutating func insert(_ node: DeadlineHeap.Node, repeats isRepeating: Bool) {
        if isRepeating {
            repeats.insert(node)
        } else {
            oneShots.insert(node)
        }
    }

    private mutating func makeNode(
        _ key: WorkTable.Key, at deadline: VirtualClock.Instant
    ) -> DeadlineHeap.Node {
        defer { nextSequence += 1 }
        return DeadlineHeap.Node(deadline: deadline, sequence: nextSequence, key: key)
    }

    /// Removes cancelled work from the list, as ``DeadlineHeap/noteCancelled(_:)`` removes deadlines.
    private mutating func sweepEndless() {
        guard endless.count > 2 * endlessCount + 64 else { return }
        var kept: [WorkTable.Key] = []
        for key in endless where table.contains(key) { kept.append(key) }
        endless = kept
    }

    private mutating func first() -> DeadlineHeap.Node? {
        oneShots.skipCancelled(table)
        repeats.skipCancelled(table)
        guard let oneShot = oneShots.first else { return repeats.first }
        guard let repeating = repeats.first else { return oneShot }
        return oneShot.isBefore(repeating) ? oneShot : repeating
    }
}

// MARK: - Modes of the run loop

extension Agenda {
    var mode: RunLoopModes { trackers > 0 ? .tracking : .default }

    /// Whether one-shot work is due, but waits for another mode.
    var holdsOneShots: Bool {
        for node in held where table.contains(node.key) && !table.repeats(node.key) { return true }
        return false
    }

    mutating func beginTracking() {
        trackers += 1
        if trackers == 1 { letGo() }
    }

    mutating func endTracking() {
        trackers -= 1
        if trackers == 0 { letGo() }
    }

    mutating func setModes(_ modes: RunLoopModes, of key: WorkTable.Key) {
        guard table.contains(key) else { return }
        table.setModes(modes, of: key)
        letGo()
    }

    /// Sets the first work of its heap aside, which is due in another mode.
    private mutating func hold(_ node: DeadlineHeap.Node) {
        if !table.repeats(node.key) {
            oneShots.removeFirst()
        } else {
            repeats.removeFirst()
        }
        held.append(node)
    }

    /// Returns held work to its place in the order; it is held again if the new mode excludes it.
    private mutating func letGo() {
        let nodes = held
        held = []
        for node in nodes where table.contains(node.key) { insert(node, repeats: table.repeats(node.key)) }
    }
}
