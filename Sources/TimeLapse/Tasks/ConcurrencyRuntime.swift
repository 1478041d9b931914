import Foundation

/// The two places of Swift's runtime at which it lets a library decide where a task goes on.
///
/// They are variables that hold a function, `nil` at first: one is asked for the main actor's executor at each
/// hop to it, one is given each job that belongs to no actor. Tasks that know no clock go where they always went.
enum ConcurrencyRuntime {
    private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
    private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

    /// Whether tasks that know a world go to its line; asking for it sees to it.
    ///
    /// Nothing asks in a program in which no world is ever bound: there tasks run as they do everywhere.
    static let isHooked: Bool = {
        // Before the first call of a hook, which is no place to make them.
        _ = (World.bound, TaskQueue.current, TaskHandle.isReadable)
        let main: MainExecutorHook = { original in
            guard let queue = World.bound?.world.clock.taskQueue ?? .current else { return original() }
            queue.noteTask()
            return queue.asUnownedSerialExecutor()
        }
        let global: EnqueueHook = { job, original in
            guard let queue = queue(for: job) else {
                TaskRegistry.noteOutside(job)
                return original(job)
            }
            queue.noteTask()
            queue.add(job, on: queue.background.asUnownedSerialExecutor())
        }
        guard let program = dlopen(nil, RTLD_NOW),
            let mainHook = dlsym(program, "swift_task_getMainExecutor_hook"),
            let globalHook = dlsym(program, "swift_task_enqueueGlobal_hook")
        else { return false }
        // Both are pointers to a function of Swift's calling convention, as the types above spell it.
        let hooks = (
            mainHook.assumingMemoryBound(to: MainExecutorHook?.self),
            globalHook.assumingMemoryBound(to: EnqueueHook?.self)
        )
        // Somebody else's hooks are left alone.
        guard hooks.0.pointee == nil, hooks.1.pointee == nil else { return false }
        hooks.0.pointee = main
        hooks.1.pointee = global
        return true
    }()

    /// The line that a job belongs to which belongs to no actor; `nil` if it knows no world.
    private static func queue(for job: UnownedJob) -> TaskQueue? {
        if let queue = TaskRegistry.queue(of: job) { return queue }
        // It is new, or was begun outside. What begins it is the current task here, and so is what resumes it.
        guard let queue = World.bound?.world.clock.taskQueue ?? .current, !queue.isForeign(job) else {
            return nil
        }
        return queue
    }

    /// Runs a job to its next suspension.
    static func run(_ job: UnownedJob, on executor: UnownedSerialExecutor) {
        runJob(job, executor)
    }
}

@_silgen_name("swift_job_run")
private func runJob(_ job: UnownedJob, _ executor: UnownedSerialExecutor)
