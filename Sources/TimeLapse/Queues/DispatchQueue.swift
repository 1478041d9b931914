import Dispatch
import FailureReporting
import Foundation
import Synchronization

/// Dispatch's queue on the virtual clock: its blocks run on the main actor when time moves, in the order in which they
/// fall due.
///
/// View code keeps its spelling:
///
/// ```swift
/// DispatchQueue.main.asyncAfter(deadline: .now() + 1) { banner.isHidden = true }
/// TimeLapse.advance(by: .seconds(1))
/// #expect(banner.isHidden)
/// ```
///
/// A block that is to run at once is due as soon as time moves at all, as a delay of zero is. The global queues and
/// queues of one's own are lines of their own by name only: all blocks run on the main actor, one at a time, so that a
/// test sees the same order every time. A block that does not return holds everything up.
///
/// Not here: what blocks a thread until others have done something, such as a group's `wait`. There are no others.
public final class DispatchQueue: Sendable {
    /// What a block on a queue is: it runs on the main actor, whatever the queue.
    public typealias Block = @MainActor () -> Void
    /// Whether blocks may overlap; here they never do.
    public typealias Attributes = Dispatch::DispatchQueue.Attributes
    /// When a queue frees memory; of no effect.
    public typealias AutoreleaseFrequency = Dispatch::DispatchQueue.AutoreleaseFrequency

    /// The main actor's queue.
    public static let main = DispatchQueue(label: "main", kind: .main)

    /// The name that reports call the queue by.
    public let label: String
    /// The quality of service that it was made with; of no effect.
    public let qos: DispatchQoS

    private enum Kind { case main, serial, concurrent }

    private struct Line {
        /// What is due on some clock, in order; the clock alone keeps the blocks alive.
        private(set) var blocks: [ScheduledWork] = []
        /// How many blocks of the queue are under way, one inside the other.
        var depth = 0
        private var sweepsAt = 64

        mutating func append(_ work: ScheduledWork) {
            if blocks.count >= sweepsAt {
                blocks.removeAll { $0.deadline == nil }
                sweepsAt = max(64, 2 * blocks.count)
            }
            blocks.append(work)
        }

        /// Takes out what is due on `clock`.
        mutating func takeBlocks(of clock: VirtualClock) -> [ScheduledWork] {
            defer { blocks.removeAll { $0.clock === clock } }
            return blocks.filter { $0.clock === clock }
        }
    }

    private let kind: Kind
    private let line = Mutex(Line())
    /// Held while a block runs, for code that uses a queue to keep real threads apart.
    private let exclusion = NSRecursiveLock()

    private init(label: String, qos: DispatchQoS = .unspecified, kind: Kind) {
        self.label = label
        self.qos = qos
        self.kind = kind
    }

    /// Makes a queue with a name; the rest is of no effect.
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

    /// Calls `work` for each number below `iterations`, in order, and returns when that is done.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for index in 0..<max(0, iterations) { work(index) }
    }

    /// Runs `work` now, after the blocks that were added before and are due, and returns what it does.
    ///
    /// On the main queue, or within a block of the same serial queue, that would wait for itself for ever: it is a
    /// failure, and `work` runs none the less. The main actor's blocks run before it only if it is called there.
    public func sync<Result>(
        flags: DispatchWorkItemFlags = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, execute work: () throws -> Result
    ) rethrows -> Result {
        runWhatIsDue()
        return try exclusively(at: CallSite(fileID, filePath, line, column), work)
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
    /// Puts a block in the line of what is due.
    func add(
        _ block: @escaping Block, after delay: Duration, at site: CallSite, as workKind: WorkKind = .work
    ) -> ScheduledWork {
        let origin = WorkOrigin(name: "block on queue \(label)", site: site, kind: workKind)
        let work = VirtualClock.current.schedule(after: delay, every: nil, origin) { self.run(block) }
        if delay == .zero, kind != .main { line.withLock { $0.append(work) } }
        return work
    }

    @MainActor
    private func run(_ block: Block) {
        enter()
        block()
        leave()
    }

    private func enter() {
        exclusion.lock()
        line.withLock { $0.depth += 1 }
    }

    private func leave() {
        line.withLock { $0.depth -= 1 }
        exclusion.unlock()
    }

    /// What was added before comes first, as in life, where `sync` waits for it.
    private func runWhatIsDue() {
        guard MainQueue.isCurrent, kind != .main else { return }
        let clock = VirtualClock.current
        let due = line.withLock { $0.takeBlocks(of: clock) }
        // The guard above has made sure of the main queue, which is the main actor's executor.
        MainActor.assumeIsolated {
            for work in due { work.take()?() }
        }
    }

    private func exclusively<Result>(at site: CallSite, _ work: () throws -> Result) rethrows -> Result {
        exclusion.lock()
        let depth = line.withLock { line in
            line.depth += 1
            return line.depth
        }
        defer {
            line.withLock { $0.depth -= 1 }
            exclusion.unlock()
        }
        if kind == .main || (kind == .serial && depth > 1) {
            QueueFailure.waitsForItself(queue: label).record(at: site)
        }
        return try work()
    }
}

extension DispatchQueue {
    /// How many blocks are remembered, those that have run among them.
    var keptBlocks: Int { line.withLock { $0.blocks.count } }
}

extension DispatchQueue: CustomStringConvertible {
    /// Such as `queue images`.
    public var description: String { "queue \(label)" }
}
