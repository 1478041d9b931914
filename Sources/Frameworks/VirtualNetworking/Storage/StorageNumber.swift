import Synchronization

/// The number by which a test's network keeps what a storage of cookies, responses or credentials has.
///
/// An address would be that of another storage once this one is gone.
enum StorageNumber {
    private static let last = Atomic(0)

    /// A number that no other storage has.
    static var next: Int { last.add(1, ordering: .relaxed).newValue }
}
