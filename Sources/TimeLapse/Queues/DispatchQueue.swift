import Dispatch
import FailureReporting
import Foundation
import Synchronization

/// Dispatch's queue on the virtual clock: its blocks run on the main actor when time moves, in order of their
/// deadlines.
///
/// View code compiles unchanged:
///
/// ```swift
/// DispatchQueue.main.asyncAfter(deadline: .now() + 1) { banner.isHidden = true }
/// TimeLapse.advance(by: .seconds(1))
/// #expect(banner.isHidden)
/// ```
///
/// A block added with `async` is due the next time the clock moves, even by zero. Global and custom queues differ from
/// the main one by name only: all blocks run on the main actor, one at a time, so that a test sees the same order every
/// time. A block that does not return blocks everything.
///
/// A call that blocks the main queue until others have done something, such as a group's `wait`, runs the blocks of the
/// other queues meanwhile, and none of the main queue, as on a device.
public final class DispatchQueue: Sendable {
    /// A block on a queue; it runs on the main actor, whatever the queue.
    public typealias Block = @MainActor () -> Void
    /// Whether blocks may overlap; here they never do.
    public typealias Attributes = Dispatch::DispatchQueue.Attributes
    /// When a queue frees memory; ignored.
    public typealias AutoreleaseFrequency = Dispatch::DispatchQueue.AutoreleaseFrequency

    /// The main actor's queue.
    public static let main = DispatchQueue(label: "main", kind: .main)

    /// The name of the queue in reports.
    public let label: String
    /// The quality of service that it was made with; ignored.
    public let qos: DispatchQoS

    private enum Kind { case main, serial, concurrent }

    private struct Line {
        /// The blocks that are due on any clock, in order; only the clock retains them.
        private(set) var blocks: [ScheduledWork] = []
        /// How many blocks of the queue are running, nested in each other.
        var depth = 0
        private var sweepsAt = 64

        mutating func append(_ work: ScheduledWork) {
            if blocks.count >= sweepsAt {
                blocks.removeAll { $0.deadline == nil }
                sweepsAt = max(64, 2 * blocks.count)
            }
            blocks.append(work)
        }

        mutating func takeBlocks(of clock: VirtualClock) -> [ScheduledWork] {
            defer { blocks.removeAll { $0.clock === clock } }
            return blocks.filter { $0.clock === clock }
        }
    }

    private let kind: Kind
    private let line = Mutex(Line())
    /// The values that code has set on the queue.
    let specifics = Mutex<[ObjectIdentifier: Specific]>([:])
    /// Held while a block runs, for code that uses a queue as a lock between real threads.
    private let exclusion = NSRecursiveLock()

    private init(label: String, qos: DispatchQoS = .unspecified, kind: Kind) {
        self.label = label
        self.qos = qos
        self.kind = kind
    }

    /// Makes a queue with a name; the other parameters are ignored, except `.concurrent`, which allows nested `sync`.
    public convenience init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        self.init(label: label, qos: qos, kind: attributes.contains(.concurrent) ? .concurrent : .serial)
    }

    /// A queue for work in the background, which runs on the main actor here as well, when time moves.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(
            label: "global", qos: DispatchQoS(qosClass: qos, relativePriority: 0), kind: .concurrent)
    }

    /// Calls `work` for each number below `iterations`, in order, and returns when all calls are done.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for index in 0..<max(0, iterations) { work(index) }
    }

    /// Runs `work` now, after the blocks that were added before and are due, and returns its result.
    ///
    /// On the main queue, or within a block of the same serial queue, this would deadlock on a device: it is a failure,
    /// and `work` still runs. Blocks that are due run first only if this is called on the main actor. A thread waits until
    /// the main queue has run what it gives it.
    public func sync<Result, Failure: Error>(
        flags: DispatchWorkItemFlags = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, execute work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let site = CallSite(fileID, filePath, line, column)
        if kind == .main, !MainQueue.isCurrent { return try MainQueue.wait(for: work, at: site) }
        runWhatIsDue()
        return try exclusively(at: site, work)
    }

    /// Runs a work item now, by the rules of the other `sync`.
    @MainActor
    public func sync(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, execute workItem: DispatchWorkItem
    ) {
        runWhatIsDue()
        exclusively(at: CallSite(fileID, filePath, line, column)) { workItem.perform() }
    }
}

extension DispatchQueue {
    /// Adds a block that runs after a delay, and then, with an interval, again and again.
    package func schedule(
        after delay: Duration, every interval: Duration?, at site: CallSite?, _ block: @escaping Block
    ) -> ScheduledWork {
        add(block, after: delay, every: interval, at: site)
    }

    func add(
        _ block: @escaping Block, after delay: Duration, every interval: Duration? = nil, at site: CallSite?,
        as workKind: WorkKind = .work
    ) -> ScheduledWork {
        let origin = WorkOrigin(
            name: "block on queue \(label)", site: site, kind: workKind, isElsewhere: kind != .main)
        let clock = VirtualClock.receiving(origin.name, at: site)
        let work = clock.schedule(after: delay, every: interval, origin) { self.perform(block) }
        if delay == .zero, interval == nil, kind != .main { line.withLock { $0.append(work) } }
        clock.noteSent(at: site)
        return work
    }

    var isMain: Bool { kind == .main }

    /// Runs a block now, as one of the queue.
    @MainActor
    func perform(_ block: Block) {
        _ = enter()
        whileRunning { BlockedMain.whileElsewhere(kind != .main, block) }
        leave()
    }

    /// Returns how many blocks of the queue are running, nested in each other, with the one that begins.
    private func enter() -> Int {
        exclusion.lock()
        return line.withLock { line in
            line.depth += 1
            return line.depth
        }
    }

    private func leave() {
        line.withLock { $0.depth -= 1 }
        exclusion.unlock()
    }

    /// Runs the due blocks of the queue, which a real `sync` would wait for.
    private func runWhatIsDue() {
        guard MainQueue.isCurrent, kind != .main else { return }
        let clock = VirtualClock.current
        let due = line.withLock { $0.takeBlocks(of: clock) }
        // The guard above ensures the main queue, which is the main actor's executor.
        MainActor.assumeIsolated {
            for work in due { work.take()?() }
        }
    }

    private func exclusively<Result, Failure: Error>(
        at site: CallSite, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let depth = enter()
        defer { leave() }
        if kind == .main || (kind == .serial && depth > 1) {
            QueueFailure.waitsForItself(queue: label).record(at: site)
        }
        return try whileRunning { Swift::Result(catching: work) }.get()
    }
}

extension DispatchQueue {
    /// How many blocks are remembered, including those that have run.
    var keptBlocks: Int { line.withLock { $0.blocks.count } }
}

extension DispatchQueue: CustomStringConvertible {
    /// Such as `queue images`.
    public var description: String { "queue \(label)" }
}

// MARK: - Values

extension DispatchQueue {
    /// A value that code has set on a queue, with its key.
    struct Specific: @unchecked Sendable {
        // Dispatch hands it from thread to thread as well. The key is retained: another one must not get its address.
        let key: AnyObject
        let value: Any
    }

    /// Whether a queue ever had a value; until then no block notes which queue it runs on.
    private static let hasSpecifics = Atomic(false)
    @TaskLocal static var running: DispatchQueue?

    static func noteSpecifics() { hasSpecifics.store(true, ordering: .relaxed) }

    /// Runs `body` as code of this queue.
    func whileRunning<Result>(_ body: () -> Result) -> Result {
        guard Self.hasSpecifics.load(ordering: .relaxed) else { return body() }
        return Self.$running.withValue(self, operation: body)
    }
}
