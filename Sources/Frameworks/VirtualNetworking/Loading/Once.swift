import Synchronization

/// Tells the first call of a handler from later ones, which count for nothing.
final class Once: Sendable {
    private let isUsed = Atomic(false)

    var isFirst: Bool { !isUsed.exchange(true, ordering: .relaxed) }

    /// Whether there was a first call.
    var isUsedUp: Bool { isUsed.load(ordering: .relaxed) }
}
