import Synchronization

/// Parts of something that was freed off the main actor, which are to be let go of on it.
protocol OrphanedParts: AnyObject, Sendable {
    /// Sets the parts' links to what was freed to `nil`; calls nobody.
    @MainActor func cutLinks()
    /// Lets go of the parts, and of what is in them, without recursion.
    @MainActor func release()
}

/// What was freed off the main actor and left parts behind.
///
/// A view does not keep its superview and its window alive, and reads them without counting. If one of them is freed
/// on the main actor, it clears these links at once. On another thread it must not touch its subviews: it puts them on
/// the list here, and whatever reads a link on the main actor has the list emptied first.
///
/// What holds: a view's `superview`, `next` and `window` are `nil` from the moment at which the last reference to them
/// was dropped on any thread, even while that thread is still busy freeing. The memory that a link leads to stays
/// allocated until the link was cleared here, and ``SwiftRuntime/retained(_:)`` takes no reference to an object that is
/// being freed. Loops over all superviews look at the list once when they begin.
enum FreedElsewhere {
    private static let isWaiting = Atomic(false)
    private static let waiting = Mutex<[any OrphanedParts]>([])

    /// Leaves parts to the main actor, which takes them when it next reads a link, or else has a turn.
    static func leave(_ parts: any OrphanedParts) {
        let isFirst = waiting.withLock { list in
            list.append(parts)
            isWaiting.store(true, ordering: .relaxed)
            return list.count == 1
        }
        if isFirst { Task { @MainActor in collect() } }
    }

    /// Takes over what was left; one load where there is nothing.
    ///
    /// The flag needs no order of its own: what makes sure that a reference was dropped before a link is read, such as
    /// a thread that was waited for, makes sure of the flag, too.
    @MainActor static func collect() {
        if isWaiting.load(ordering: .relaxed) { takeOver() }
    }

    @inline(never)
    @MainActor private static func takeOver() {
        let parts = waiting.withLock { list in
            isWaiting.store(false, ordering: .relaxed)
            var taken: [any OrphanedParts] = []
            swap(&taken, &list)
            return taken
        }
        // All links first: to let go of views may run an application's code, which may look at any of them.
        for part in parts { part.cutLinks() }
        for part in parts { part.release() }
    }
}
