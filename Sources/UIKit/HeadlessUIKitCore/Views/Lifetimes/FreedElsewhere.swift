import Synchronization
import TimeLapse

/// Parts of an object that was freed off the main actor; they are released on it.
protocol OrphanedParts: AnyObject, Sendable {
    /// Sets the parts' links to the freed object to `nil`; calls no other code.
    @MainActor func cutLinks()
    /// Releases the parts and their subviews without recursion.
    @MainActor func release()
}

extension OrphanedParts {
    /// Releases the parts: immediately on the main actor, and from another thread by ``FreedElsewhere``.
    func releaseOnMainActor() {
        if MainQueue.isCurrent {
            // The main queue is the main actor's executor.
            MainActor.assumeIsolated { release() }
        } else {
            FreedElsewhere.leave(self)
        }
    }
}

/// Objects that were freed off the main actor and left parts behind.
///
/// A view holds its superview and its window unowned, and reads them without reference counting. If one of them
/// is freed on the main actor, it clears these links immediately. On another thread it must not touch its
/// subviews: it puts them on the list here, and any read of a link on the main actor empties the list first.
///
/// The invariant: a view's `superview`, `next` and `window` are `nil` from the moment at which the last
/// reference to them was dropped on any thread, even while that thread is still freeing. The memory that a link
/// leads to stays allocated until the link was cleared here, and ``SwiftRuntime/retained(_:)`` takes no
/// reference to an object that is being freed. Loops over all ancestors look at the list once when they begin.
enum FreedElsewhere {
    private static let isWaiting = Atomic(false)
    private static let waiting = Mutex<[any OrphanedParts]>([])

    /// Hands parts to the main actor, which collects them at the next read of a link or in its next turn.
    static func leave(_ parts: any OrphanedParts) {
        let isFirst = waiting.withLock { list in
            list.append(parts)
            isWaiting.store(true, ordering: .relaxed)
            return list.count == 1
        }
        if isFirst { Task { @MainActor in collect() } }
    }

    /// Collects the parts that were left; costs one load if there are none.
    ///
    /// The flag needs no memory ordering of its own: what orders the drop of a reference before the read of a
    /// link, such as joining a thread, orders the flag, too.
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
        // All links first: releasing views may run an application's code, which may look at any of them.
        for part in parts { part.cutLinks() }
        for part in parts { part.release() }
    }
}
