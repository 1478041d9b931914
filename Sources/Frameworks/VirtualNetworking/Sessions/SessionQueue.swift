import TimeLapse

/// The queue of a session that was given none: its blocks run one after another as time moves.
final class SessionQueue: TimeLapse::OperationQueue, @unchecked Sendable {
    // Sendable: it adds no state.

    override init() {
        super.init()
        maxConcurrentOperationCount = 1
    }
}
