import Synchronization

/// The order of a snapshot's sections and items, in numbers of ``IdentifierLists``.
struct SnapshotOrder: Sendable {
    var sections: [Int] = []
    var items: [Int] = []
    /// The position of each section's first item among all items, and at the end the number of items.
    var starts: [Int] = [0]
    var sectionPositions: [Int] = []
    var itemPositions: [Int] = []
    var sectionsOfItems: [Int] = []

    func range(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }
}

/// Caches a computed value until the snapshot changes.
///
/// Copies of a snapshot share the cache while none of them changes.
final class CountedOnce<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// Returns the cached value, or computes it.
    func callAsFunction(_ count: () -> Value) -> Value {
        if let known = value.withLock({ $0 }) { return known }
        // Not under the lock, so that computing may call the application's code.
        let new = count()
        value.withLock { $0 = new }
        return new
    }

    static func forget(_ counted: inout CountedOnce) {
        if isKnownUniquelyReferenced(&counted) {
            counted.value.withLock { $0 = nil }
        } else {
            counted = CountedOnce()
        }
    }
}
