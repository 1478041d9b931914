/// Counts the callbacks that are scheduled and fired during a run, and reports a failure when there are too many.
///
/// The work of one instant is always limited. A run until the clock is idle must end as a whole: there the one-shot
/// work of the whole run is limited too, and the firings of repeating work, at a far higher limit.
struct RunawayWatch {
    private let limit: Int
    private var instant: Account
    private var run: Account?
    private var ticks: Account?
    private(set) var failure: ClockFailure?

    /// How many firings of repeating work count as one of one-shot work.
    private static let ticksPerFiring = 100

    /// Begins to watch a run: as a whole, or each of its instants only; `sequence` is the number of the next deadline.
    init(limit: Int, wholeRun: Bool, at now: VirtualClock.Instant, from sequence: UInt64) {
        self.limit = limit
        instant = Account(start: now, firstSequence: sequence)
        run = wholeRun ? instant : nil
        ticks = run
    }

    /// Starts a fresh count for the instant to which time has moved on.
    mutating func beginInstant(_ now: VirtualClock.Instant, from sequence: UInt64) {
        instant.restart(at: now, from: sequence)
    }

    /// Counts work that is about to fire; returns whether it is within the limit.
    mutating func admits(_ node: DeadlineHeap.Node, of agenda: borrowing Agenda) -> Bool {
        guard instant.admits(node, of: agenda, limit: limit) else {
            failure = instant.failure(at: node, of: agenda)
            return false
        }
        // Only a run that must end as a whole has these counts.
        guard run != nil else { return true }
        return agenda.repeats(node)
            ? Self.admits(node, of: agenda, to: &ticks, limit: limit * Self.ticksPerFiring, else: &failure)
            : Self.admits(node, of: agenda, to: &run, limit: limit, else: &failure)
    }

    private static func admits(
        _ node: DeadlineHeap.Node, of agenda: borrowing Agenda, to account: inout Account?, limit: Int,
        else failure: inout ClockFailure?
    ) -> Bool {
        guard account?.admits(node, of: agenda, limit: limit) == false else { return true }
        failure = account?.failure(at: node, of: agenda)
        return false
    }
}

extension RunawayWatch {
    /// The count of work scheduled after a certain moment that has fired since.
    private struct Account {
        private var start: VirtualClock.Instant
        private var firstSequence: UInt64
        private var firings = 0
        private var counter: [String: Int] = [:]

        /// How many of the last firings before the limit are counted by origin.
        private static let tallied = 1000

        init(start: VirtualClock.Instant, firstSequence: UInt64) {
            self.start = start
            self.firstSequence = firstSequence
        }

        mutating func restart(at start: VirtualClock.Instant, from sequence: UInt64) {
            self.start = start
            firstSequence = sequence
            firings = 0
            if !counter.isEmpty { counter = [:] }
        }

        /// Counts work; returns whether fewer than `limit` were counted before.
        mutating func admits(
            _ node: DeadlineHeap.Node, of agenda: borrowing Agenda, limit: Int
        ) -> Bool {
            guard node.sequence >= firstSequence else { return true }
            guard firings < limit else { return false }
            firings += 1
            // Only the last firings, so that work that fired earlier is not blamed, and runs far from the
            // limit build no strings.
            if firings > limit - Self.tallied { counter[agenda.origin(node).description, default: 0] += 1 }
            return true
        }

        func failure(at node: DeadlineHeap.Node, of agenda: borrowing Agenda) -> ClockFailure {
            .neverEnds(
                culprit: culprit ?? agenda.origin(node).description, firings: firings, from: start,
                to: node.deadline)
        }

        /// The origin that fired most often; of several, the first by name.
        private var culprit: String? {
            counter.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        }
    }
}
