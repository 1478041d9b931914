import FailureReporting
import Foundation
import Synchronization

/// The operations of a queue that one test has added: each runs on the test's clock, when those that it depends on
/// are done and the queue has room.
final class OperationLine: Sendable {
    struct Entry: Sendable {
        let operation: Foundation::Operation
        let completion: (@Sendable () -> Void)?
        let site: CallSite?
        let isBarrier: Bool
        let serial: Int
    }

    private struct State: Sendable {
        /// Those that have yet to be scheduled, by their priorities from the highest.
        var waiting: [[Entry]] = Array(repeating: [], count: OperationLine.priorities.count)
        /// Those that the clock runs next.
        var scheduled: [Int: Entry] = [:]
        /// Those that have begun and say later that they are done.
        var begun: [Entry] = []
        var barriers: [Int] = []
        var count = 0
    }

    private static let priorities: [Foundation::Operation.QueuePriority] = [
        .veryHigh, .high, .normal, .low, .veryLow,
    ]

    let clock: WeakReference<VirtualClock>
    /// It keeps the queue until its operations are done, as on a device.
    private let queue: OperationQueue
    private let state = Mutex(State())

    init(of queue: OperationQueue, on clock: VirtualClock) {
        self.queue = queue
        self.clock = clock.weakReference
    }

    func isOf(_ queue: OperationQueue, on clock: VirtualClock) -> Bool {
        self.queue === queue && self.clock.object === clock
    }

    /// The operations that are not done, in the order in which they were added.
    var operations: [Foundation::Operation] {
        state.withLock { $0.waiting.flatMap(\.self) + $0.scheduled.values + $0.begun }
            .sorted { $0.serial < $1.serial }.map(\.operation)
    }

    /// Whether no operation is left.
    var isEmpty: Bool {
        state.withLock { $0.waiting.allSatisfy(\.isEmpty) && $0.scheduled.isEmpty && $0.begun.isEmpty }
    }

    func add(_ operation: Foundation::Operation, isBarrier: Bool, at site: CallSite?) {
        // Foundation would call it on a thread of its own; the clock calls it once.
        let completion = operation.completionBlock
        operation.completionBlock = nil
        let level = Self.priorities.firstIndex { $0.rawValue <= operation.queuePriority.rawValue }
        state.withLock { state in
            state.count += 1
            let entry = Entry(
                operation: operation, completion: completion, site: site, isBarrier: isBarrier,
                serial: state.count)
            if isBarrier { state.barriers.append(entry.serial) }
            state.waiting[level ?? Self.priorities.count - 1].append(entry)
        }
    }

    /// Schedules what can run now, and tells of what is done.
    ///
    /// - Complexity: linear in the number of operations that wait for others, or have begun and are not done.
    func proceed() {
        for entry in takeDone() { complete(entry) }
        while !queue.isSuspended, let entry = takeReady() { schedule(entry) }
    }

    private func takeDone() -> [Entry] {
        let begun = state.withLock { $0.begun }
        guard !begun.isEmpty else { return [] }
        // Outside of the lock, as below: subclasses say what they are.
        let done = begun.filter(\.operation.isFinished)
        let serials = Set(done.map(\.serial))
        if !done.isEmpty { state.withLock { $0.begun.removeAll { serials.contains($0.serial) } } }
        return done
    }

    /// The first operation of the highest priority that can run now.
    private func takeReady() -> Entry? {
        let limit = queue.maxConcurrentOperationCount
        let (waiting, barrier) = state.withLock { state in
            let running = state.scheduled.count + state.begun.count
            return (limit < 0 || running < limit ? state.waiting : [], state.barriers.first)
        }
        for (level, entries) in waiting.enumerated() {
            guard let entry = entries.first(where: { isAllowed($0, barrier) && $0.operation.isReady }) else {
                continue
            }
            let isTaken = state.withLock { state in
                guard let index = state.waiting[level].firstIndex(where: { $0.serial == entry.serial }) else {
                    return false
                }
                state.waiting[level].remove(at: index)
                state.scheduled[entry.serial] = entry
                return true
            }
            if isTaken { return entry }
        }
        return nil
    }

    /// Whether an operation is not behind a barrier, and a barrier behind none.
    private func isAllowed(_ entry: Entry, _ barrier: Int?) -> Bool {
        guard let barrier, entry.serial >= barrier else { return true }
        return entry.serial == barrier
            && state.withLock { state in
                state.scheduled.isEmpty && state.begun.isEmpty
                    && !state.waiting.contains { $0.contains { $0.serial < barrier } }
            }
    }

    private func schedule(_ entry: Entry) {
        guard let clock = clock.object else { return }
        let isMain = queue.isMain
        let origin = WorkOrigin(
            name: Self.name(of: entry.operation) + (isMain ? " on the main queue" : ""), site: entry.site,
            isElsewhere: !isMain)
        _ = clock.schedule(after: .zero, every: nil, origin) { [self] in
            guard !VirtualClock.isLettingGo else { return }
            queue.whileCurrent { BlockedMain.whileElsewhere(!isMain) { run(entry) } }
            WaitingOperations.proceed()
        }
        clock.noteSent(at: entry.site)
    }

    private func run(_ entry: Entry) {
        entry.operation.start()
        let isDone = entry.operation.isFinished
        state.withLock { state in
            state.scheduled[entry.serial] = nil
            if !isDone { state.begun.append(entry) }
        }
        if isDone { complete(entry) }
    }

    /// Calls the operation's completion block, which a device does on a thread.
    private func complete(_ entry: Entry) {
        if entry.isBarrier { state.withLock { $0.barriers.removeAll { $0 == entry.serial } } }
        guard let completion = entry.completion, let clock = clock.object else { return }
        let origin = WorkOrigin(name: "completion of an operation", site: entry.site, isElsewhere: true)
        _ = clock.schedule(after: .zero, every: nil, origin) {
            guard !VirtualClock.isLettingGo else { return }
            BlockedMain.whileElsewhere(true) { completion() }
        }
        clock.noteSent(at: entry.site)
    }

    static func name(of operation: Foundation::Operation) -> String {
        "operation" + (operation.name.map { " \(String(reflecting: $0))" } ?? "")
    }
}
