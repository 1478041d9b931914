/// What jobs that belong to no actor find as their executor while they run in a task queue.
///
/// `Task.yield()` and the like ask for the current executor; with none, they would go to the thread pool.
final class BackgroundExecutor: SerialExecutor {
    // Set once, by the queue that this is a part of, before anybody else knows it. Both live for ever.
    nonisolated(unsafe) var queue: TaskQueue?

    func enqueue(_ job: consuming ExecutorJob) {
        queue?.add(UnownedJob(job), on: asUnownedSerialExecutor())
    }
}
