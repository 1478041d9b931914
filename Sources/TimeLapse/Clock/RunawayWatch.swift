/// Counts the work that was scheduled while it watched, and tells what kept going when there is too much of it.
///
/// Within one instant nothing can go on for ever, whatever it is. A run that goes on until the clock is idle has
/// to end as well, so there the one-shot work of the whole run is counted, too, and so is what repeats on the way
/// to something that is all but never due; of that, far more may pass.
struct RunawayWatch {
    private let limit: Int
    private var instant: Account
    private var run: Account?
    private var ticks: Account?

    /// How many firings of repeating work weigh as much as one of one-shot work: waiting is not running away.
    private static let ticksPerFiring = 100

    /// Starts to watch a run on a clock that stands at `now`.
    ///
    /// - Parameters:
    ///   - wholeRun: whether the run as a whole is limited, or each of its instants only.
    ///   - sequence: the number that the next deadline will get.
    init(limit: Int, wholeRun: Bool, at now: VirtualClock.Instant, from sequence: UInt64) {
        self.limit = limit
        instant = Account(start: now, firstSequence: sequence)
        run = wholeRun ? instant : nil
        ticks = run
    }

    /// Starts a fresh count for the instant to which time has moved on.
    mutating func beginInstant(_ now: VirtualClock.Instant, from sequence: UInt64) {
        instant = Account(start: now, firstSequence: sequence)
    }

    /// Counts a piece of work that is about to fire; returns the failure if it is one too many.
    mutating func count(
        _ node: DeadlineHeap.Node, repeats: Bool, _ origin: () -> WorkOrigin
    ) -> ClockFailure? {
        if let failure = instant.count(node, origin, limit: limit) { return failure }
        guard !repeats else { return ticks?.count(node, origin, limit: limit * Self.ticksPerFiring) }
        return run?.count(node, origin, limit: limit)
    }
}

extension RunawayWatch {
    /// The work that was scheduled after a certain moment, and has fired since.
    private struct Account {
        let start: VirtualClock.Instant
        let firstSequence: UInt64
        private var firings = 0
        private var tally: [String: Int] = [:]

        /// How many firings before the limit are told apart by their origin.
        private static let tallied = 1000

        init(start: VirtualClock.Instant, firstSequence: UInt64) {
            self.start = start
            self.firstSequence = firstSequence
        }

        mutating func count(
            _ node: DeadlineHeap.Node, _ origin: () -> WorkOrigin, limit: Int
        ) -> ClockFailure? {
            guard node.sequence >= firstSequence else { return nil }
            guard firings < limit else {
                return .neverEnds(
                    culprit: culprit ?? origin().description, firings: firings, from: start, to: node.deadline
                )
            }
            firings += 1
            // The last stretch alone, so that a bystander is not taken for the culprit, and what is far from
            // the limit pays for no text.
            if firings > limit - Self.tallied { tally[origin().description, default: 0] += 1 }
            return nil
        }

        /// What fired most often; of several, the first by name.
        private var culprit: String? {
            tally.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        }
    }
}
