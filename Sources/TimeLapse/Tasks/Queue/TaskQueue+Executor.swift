import Dispatch

// What Swift asks of an executor.
extension TaskQueue {
    func enqueue(_ job: consuming ExecutorJob) {
        add(UnownedJob(job), on: asUnownedSerialExecutor(), isElsewhere: false)
    }

    /// Equal to each other, as all of them are the main actor's.
    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(complexEquality: self)
    }

    func isSameExclusiveExecutionContext(other: TaskQueue) -> Bool {
        true
    }

    func isIsolatingCurrentContext() -> Bool? {
        MainQueue.isCurrent
    }

    func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(.main))
    }
}
