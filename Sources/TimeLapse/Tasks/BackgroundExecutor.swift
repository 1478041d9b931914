/// The executor of jobs that belong to no actor while they run in a task queue.
///
/// `Task.yield()` and the like ask for the current executor; with none, they would go to the thread pool.
final class BackgroundExecutor: SerialExecutor {
    // Set once, by the queue that owns this, before it is shared. Both live forever.
    nonisolated(unsafe) var queue: TaskQueue?

    func enqueue(_ job: consuming ExecutorJob) {
        queue?.add(UnownedJob(job), on: asUnownedSerialExecutor(), isElsewhere: true)
    }
}
