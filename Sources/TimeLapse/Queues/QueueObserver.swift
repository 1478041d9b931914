import FailureReporting
import Synchronization

/// A block that waits for the end of other work, with its queue and the call that added it.
struct QueueObserver: Sendable {
    let queue: DispatchQueue
    let site: CallSite
    let block: DispatchQueue.Block

    /// Runs the block the next time the clock moves.
    func notify() {
        _ = queue.add(block, after: .zero, at: site)
    }
}

/// The state of work whose end observers wait for.
protocol ObservedWork {
    var isOver: Bool { get }
    var observers: [QueueObserver] { get set }
}

extension ObservedWork {
    /// Adds an observer, unless the work is over; returns whether it is.
    mutating func add(_ observer: QueueObserver) -> Bool {
        if !isOver { observers.append(observer) }
        return isOver
    }

    mutating func takeObservers() -> [QueueObserver] {
        defer { observers = [] }
        return observers
    }
}

extension Mutex where Value: ObservedWork {
    /// Runs `block` on `queue` when the work is over; the next time the clock moves if it is.
    func notify(_ queue: DispatchQueue, _ block: @escaping DispatchQueue.Block, at site: CallSite) {
        let observer = QueueObserver(queue: queue, site: site, block: block)
        if withLock({ $0.add(observer) }) { observer.notify() }
    }
}
