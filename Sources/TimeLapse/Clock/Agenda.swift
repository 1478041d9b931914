/// What is scheduled, earliest first: two heaps of deadlines over one table of work.
///
/// Work that repeats has a heap of its own. So the earliest piece of one-shot work is known at once, which is
/// what "until idle" turns on, and a timer that ticks pays nothing for what else is pending. Cancelling frees
/// the work at once and leaves its deadline to be skipped; when most deadlines are such, they are swept out.
struct Agenda {
    /// A piece of work in the table.
    struct Entry {
        var action: VirtualClock.Action
        var origin: WorkOrigin
        /// `nil` for work that fires once.
        var rhythm: Rhythm?
    }

    private var table = WorkTable()
    private var oneShots = DeadlineHeap()
    private var repeats = DeadlineHeap()
    /// What never falls due, in the order in which it was added.
    private var endless: [WorkTable.Key] = []
    private var endlessCount = 0
    private var animationCount = 0
    /// The number that the next deadline gets: among equal ones, the lower fires first.
    private(set) var nextSequence: UInt64 = 0

    mutating func add(_ entry: Entry, at deadline: VirtualClock.Instant) -> WorkTable.Key {
        let key = table.insert(entry, deadline: deadline)
        if entry.origin.kind == .animation { animationCount += 1 }
        enqueue(key, at: deadline, repeats: entry.rhythm != nil)
        return key
    }

    /// Adds something that never falls due.
    mutating func addEndless(_ entry: Entry) -> WorkTable.Key {
        // The table alone knows it: no heap pays for what never fires.
        let key = table.insert(entry, deadline: nil)
        endless.append(key)
        endlessCount += 1
        return key
    }

    /// Takes the work off the agenda; returns it if it was still there.
    @discardableResult
    mutating func remove(_ key: WorkTable.Key) -> Entry? {
        guard let entry = table.remove(key) else { return nil }
        if entry.origin.kind == .animation { animationCount -= 1 }
        if entry.origin.kind == .endless {
            endlessCount -= 1
            sweepEndless()
        } else if entry.rhythm == nil {
            oneShots.sweep(table)
        } else {
            repeats.sweep(table)
        }
        return entry
    }

    /// Takes all work off the agenda, and returns it.
    mutating func removeAll() -> [Entry] {
        (pending().map { $0.0.key } + endless).compactMap { remove($0) }
    }

    func entry(_ key: WorkTable.Key) -> Entry? {
        table.entry(key)
    }

    func deadline(_ key: WorkTable.Key) -> VirtualClock.Instant? {
        table.deadline(key)
    }

    /// The deadline of the earliest piece of one-shot work.
    mutating func earliestOneShot() -> VirtualClock.Instant? {
        oneShots.skipCancelled(table)
        return oneShots.first?.deadline
    }

    /// The deadline of the earliest piece of work of either kind.
    mutating func earliest() -> VirtualClock.Instant? {
        first()?.deadline
    }

    /// Takes the next piece of work that is due by `limit`, and re-arms it if it repeats; returns what it does.
    ///
    /// - Parameter admits: whether it may be taken, given whether it repeats and what it is called; if not, it stays.
    mutating func takeNext(
        dueBy limit: VirtualClock.Instant, if admits: (DeadlineHeap.Node, Bool, () -> WorkOrigin) -> Bool
    ) -> VirtualClock.Action? {
        guard let node = first(), node.deadline <= limit else { return nil }
        let rhythm = table.rhythm(node.key)
        guard admits(node, rhythm != nil, { table.origin(node.key) }) else { return nil }
        if let rhythm {
            repeats.removeFirst()
            let deadline = rhythm.deadline(after: node.deadline, now: limit)
            table.setDeadline(deadline, of: node.key)
            enqueue(node.key, at: deadline, repeats: true)
            return table.action(node.key)
        }
        oneShots.removeFirst()
        if table.kind(node.key) == .animation { animationCount -= 1 }
        return table.takeAction(node.key)
    }

    /// All that is pending, in the order in which it will fire.
    func pending() -> [(DeadlineHeap.Node, Entry)] {
        (oneShots.nodes + repeats.nodes)
            .sorted { $0.isBefore($1) }
            .compactMap { node in table.entry(node.key).map { (node, $0) } }
    }

    /// All that never falls due, in the order in which it was added.
    func pendingWithoutEnd() -> [Entry] {
        endless.compactMap { table.entry($0) }
    }
}

extension Agenda {
    /// How many deadlines are kept, those of cancelled work among them.
    var keptDeadlines: Int { oneShots.nodes.count + repeats.nodes.count }

    /// Whether the end of an animation is among what is pending.
    var hasAnimations: Bool { animationCount > 0 }

    private mutating func enqueue(
        _ key: WorkTable.Key, at deadline: VirtualClock.Instant, repeats isRepeating: Bool
    ) {
        let node = DeadlineHeap.Node(deadline: deadline, sequence: nextSequence, key: key)
        nextSequence += 1
        if isRepeating {
            repeats.insert(node)
        } else {
            oneShots.insert(node)
        }
    }

    /// As ``DeadlineHeap/sweep(_:)`` does with deadlines.
    private mutating func sweepEndless() {
        guard endless.count > 2 * endlessCount + 64 else { return }
        endless.removeAll { !table.contains($0) }
    }

    private mutating func first() -> DeadlineHeap.Node? {
        oneShots.skipCancelled(table)
        repeats.skipCancelled(table)
        guard let oneShot = oneShots.first else { return repeats.first }
        guard let repeating = repeats.first else { return oneShot }
        return oneShot.isBefore(repeating) ? oneShot : repeating
    }
}
