import Dispatch
import FailureReporting
import Foundation
import Synchronization

/// Those who wait for a semaphore, a group or a work item: threads in real time, the main queue as ``BlockedMain`` does.
final class BlockedThreads: Sendable {
    private let condition = NSCondition()
    private let waiting = Atomic(0)
    /// A time that no code waits for: a hundred years.
    private static let forEver = Duration.seconds(3_000_000_000)

    /// Lets all who wait look again; returns whether any thread waits.
    @discardableResult
    func wake() -> Bool {
        condition.lock()
        condition.broadcast()
        condition.unlock()
        if OutsideWork.isAwaited, !MainQueue.isCurrent { World.current.outsideWork.noteArrival() }
        return waiting.load(ordering: .relaxed) > 0
    }

    /// Waits until `isDone` returns `true`, at most as long as `timeout`: on the main queue in virtual time.
    func wait(
        for call: String, timeout: Duration?, at site: CallSite?, until isDone: () -> Bool
    ) -> DispatchTimeoutResult {
        // `.distantFuture` stands for no time-out.
        let timeout = timeout.flatMap { $0 < Self.forEver ? $0 : nil }
        waiting.add(1, ordering: .relaxed)
        defer { waiting.subtract(1, ordering: .relaxed) }
        if MainQueue.isCurrent {
            return withoutActuallyEscaping(isDone) { isDone in
                // Called on the main queue alone, within this call.
                nonisolated(unsafe) let isDone = isDone
                return MainActor.assumeIsolated {
                    BlockedMain.wait(for: call, timeout, at: site, until: { isDone() }) ? .success : .timedOut
                }
            }
        }
        let end = timeout.map { RealClock.date(after: $0.inSeconds) }
        condition.lock()
        defer { condition.unlock() }
        while !isDone() {
            guard let end else {
                condition.wait()
                continue
            }
            if !condition.wait(until: end) { return isDone() ? .success : .timedOut }
        }
        return .success
    }
}
