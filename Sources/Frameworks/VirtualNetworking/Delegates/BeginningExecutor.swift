import Foundation
import Synchronization

/// Runs the beginning of a Swift task where it is begun, and the rest where it is told.
final class BeginningExecutor: TaskExecutor {
    /// Runs a step later; returns whether it does.
    typealias Continuing = @Sendable (_ step: @escaping @MainActor @Sendable () -> Void) -> Bool

    private let isBeginning = Atomic(true)
    private let thread = pthread_self()
    private let goOn: Continuing

    /// - Parameter goOn: runs each step after the beginning; one that it does not run is left to Swift.
    init(_ goOn: @escaping Continuing) {
        self.goOn = goOn
    }

    var isOver: Bool { !isBeginning.load(ordering: .acquiring) }

    func end() { isBeginning.store(false, ordering: .releasing) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if !isOver, pthread_equal(thread, pthread_self()) != 0 {
            return job.runSynchronously(on: asUnownedTaskExecutor())
        }
        let isLater = goOn { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        if !isLater { globalConcurrentExecutor.enqueue(ExecutorJob(job)) }
    }
}
