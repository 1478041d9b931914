import Synchronization

/// What a snapshot counts, section by section and item by item, in numbers of ``IdentifierLists``.
struct SnapshotOrder: Sendable {
    /// The numbers of the sections, in order.
    var sections: [Int] = []
    /// The numbers of the items, in order.
    var items: [Int] = []
    /// Where the items of each section begin among the items, and at last where they end.
    var starts: [Int] = [0]
    /// Where each section is, by its number.
    var sectionPositions: [Int] = []
    /// Where each item is, by its number.
    var itemPositions: [Int] = []
    /// Which section each item is in, by the item's place.
    var sectionsOfItems: [Int] = []

    /// The places of a section's items among all items.
    func range(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }
}

/// Keeps what was counted until the snapshot changes.
///
/// Copies of a snapshot share it as long as none of them changes; one that does lets go of it.
final class CountedOnce<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// What was counted, counted now if it has to be.
    func callAsFunction(_ count: () -> Value) -> Value {
        if let known = value.withLock({ $0 }) { return known }
        // Not under the lock: counting asks identifiers nothing, but need not be relied on for that.
        let new = count()
        value.withLock { $0 = new }
        return new
    }

    /// Forgets what was counted.
    static func forget(_ counted: inout CountedOnce) {
        if isKnownUniquelyReferenced(&counted) {
            counted.value.withLock { $0 = nil }
        } else {
            counted = CountedOnce()
        }
    }
}
