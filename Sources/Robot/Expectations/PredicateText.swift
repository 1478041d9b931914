import Synchronization

/// Reads predicates as source code, for failures; the module whose formats predicates are made of says how.
package enum PredicateText {
    private struct Reader: Sendable {
        let read: @Sendable (NSPredicate) -> String?
    }

    private static let reader = Mutex<Reader?>(nil)

    package static func connect(_ read: @escaping @Sendable (NSPredicate) -> String?) {
        reader.withLock { $0 = Reader(read: read) }
    }

    /// A predicate as source code; `nil` if it is a closure.
    static func of(_ predicate: NSPredicate) -> String? {
        reader.withLock { $0 }?.read(predicate)
    }
}
