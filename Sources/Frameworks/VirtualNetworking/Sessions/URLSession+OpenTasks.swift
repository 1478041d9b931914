import FailureReporting
import Foundation
import FoundationNetworking
import Synchronization
import TimeLapse

extension URLSession {
    func request(for url: URL) -> URLRequest {
        URLRequest(
            url: url, cachePolicy: settings.requestCachePolicy,
            timeoutInterval: settings.timeoutIntervalForRequest)
    }

    /// Registers a new task, numbered; one of an invalid session is a failure, and fails.
    func add<Task: URLSessionTask>(_ task: Task) -> Task {
        let isInvalid = state.withLock { state in
            state.lastIdentifier += 1
            task.number(state.lastIdentifier)
            if state.tasks.count >= state.sweepsAt {
                // Those of tests that are over never end.
                state.tasks = state.tasks.filter { !$0.value.isOfEndedTest }
                state.sweepsAt = max(64, 2 * state.tasks.count)
            }
            if !state.isInvalid { state.tasks[state.lastIdentifier] = task }
            return state.isInvalid
        }
        if isInvalid {
            NetworkFailure.sessionIsInvalid(task.text).record()
            task.refuse()
        }
        return task
    }

    var openTasks: [URLSessionTask] {
        let network = SimulatedNetwork.current
        let tasks = state.withLock { $0.tasks }
        return tasks.sorted { $0.key < $1.key }.map(\.value).filter { $0.network === network }
    }

    func remove(_ task: URLSessionTask) {
        state.withLock { _ = $0.tasks.removeValue(forKey: task.taskIdentifier) }
        endIfIdle()
    }

    /// Ends an invalid session that has no tasks.
    func endIfIdle() {
        let delegate = state.withLock { state -> (any URLSessionDelegate)? in
            guard state.isInvalid, state.tasks.isEmpty else { return nil }
            defer { state.delegate = nil }
            return state.delegate
        }
        guard let delegate else { return }
        deliver(named: "end of a session", in: .current, at: nil) {
            delegate.urlSession(self, didBecomeInvalidWithError: nil)
        }
    }

    /// Runs a callback on the delegate queue, under a name that reports have.
    ///
    /// The session's own queue and the main one run it as a block of the clock with the line that began the task, which
    /// an operation would not know.
    func deliver(
        named name: String, in network: SimulatedNetwork, at site: CallSite?,
        _ block: @escaping @Sendable () -> Void
    ) {
        if delegateQueue is SessionQueue {
            network.scheduleElsewhere(after: .zero, name: name, at: site) { block() }
        } else if delegateQueue === TimeLapse::OperationQueue.main {
            network.schedule(after: .zero, name: name, at: site) { block() }
        } else {
            let operation = TimeLapse::BlockOperation(block: block)
            operation.name = name
            delegateQueue.addOperation(operation)
        }
    }
}
