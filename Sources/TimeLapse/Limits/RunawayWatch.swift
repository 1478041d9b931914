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
    /// What kept going, once a piece of work was one too many.
    private(set) var failure: ClockFailure?

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
        instant.restart(at: now, from: sequence)
    }

    /// Counts a piece of work that is about to fire; returns whether it may, or else is one too many.
    mutating func admits(_ node: DeadlineHeap.Node, of agenda: borrowing Agenda) -> Bool {
        guard instant.admits(node, of: agenda, limit: limit) else {
            failure = instant.failure(at: node, of: agenda)
            return false
        }
        // Only a run that must end by itself has these accounts.
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
    /// The work that was scheduled after a certain moment, and has fired since.
    private struct Account {
        private var start: VirtualClock.Instant
        private var firstSequence: UInt64
        private var firings = 0
        private var counter: [String: Int] = [:]

        /// How many firings before the limit are told apart by their origin.
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

        /// Counts a piece of work; returns whether there were fewer before it than `limit`.
        mutating func admits(
            _ node: DeadlineHeap.Node, of agenda: borrowing Agenda, limit: Int
        ) -> Bool {
            guard node.sequence >= firstSequence else { return true }
            guard firings < limit else { return false }
            firings += 1
            // The last stretch alone, so that a bystander is not taken for the culprit, and what is far from
            // the limit pays for no text.
            if firings > limit - Self.tallied { counter[agenda.origin(node).description, default: 0] += 1 }
            return true
        }

        /// What to say of work that is one too many.
        func failure(at node: DeadlineHeap.Node, of agenda: borrowing Agenda) -> ClockFailure {
            .neverEnds(
                culprit: culprit ?? agenda.origin(node).description, firings: firings, from: start,
                to: node.deadline)
        }

        /// What fired most often; of several, the first by name.
        private var culprit: String? {
            counter.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        }
    }
}
