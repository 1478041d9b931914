import Foundation

/// The two hooks of Swift's runtime with which a library decides where a task resumes.
///
/// They are variables that hold a function, `nil` at first: one returns the main actor's executor at each hop to it,
/// one receives each job that belongs to no actor. Tasks outside of any world keep their usual executors.
enum ConcurrencyRuntime {
    private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
    private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

    /// Whether tasks of a world go to its queue; the first access installs the hooks.
    ///
    /// In a program that never binds a world, the hooks are never installed.
    static let isHooked: Bool = {
        // Initialized before the first call of a hook, which must not initialize them.
        _ = (World.bound, TaskQueue.current, TaskHandle.isReadable, Outside.ofProcess, RunningWorlds.isAny)
        let main: MainExecutorHook = { original in
            guard let queue = World.bound?.world.clock.taskQueue ?? .current ?? World.queueOfOutside else {
                return original()
            }
            queue.noteTask()
            return queue.asUnownedSerialExecutor()
        }
        let global: EnqueueHook = { job, original in
            if let queue = TaskRegistry.queue(of: job) {
                queue.noteTask()
                return queue.addRegistered(job)
            }
            guard let queue = queue(forUnregistered: job) else {
                TaskRegistry.noteOutside(job)
                return original(job)
            }
            queue.noteTask()
            queue.add(job, on: queue.background.asUnownedSerialExecutor(), isElsewhere: true)
        }
        guard let program = dlopen(nil, RTLD_NOW),
            let mainHook = dlsym(program, "swift_task_getMainExecutor_hook"),
            let globalHook = dlsym(program, "swift_task_enqueueGlobal_hook")
        else { return false }
        // Both are pointers to functions of Swift's calling convention, as the types above declare.
        let hooks = (
            mainHook.assumingMemoryBound(to: MainExecutorHook?.self),
            globalHook.assumingMemoryBound(to: EnqueueHook?.self)
        )
        // Hooks that other code installed are left alone.
        guard hooks.0.pointee == nil, hooks.1.pointee == nil else { return false }
        hooks.0.pointee = main
        hooks.1.pointee = global
        return true
    }()

    /// The queue for a job that belongs to no actor, and to no registered task; `nil` if it is outside of any world.
    private static func queue(forUnregistered job: UnownedJob) -> TaskQueue? {
        // The job is new, or its task began outside. The current task is the one that begins or resumes it.
        if let queue = World.bound?.world.clock.taskQueue ?? .current {
            return queue.isForeign(job) ? nil : queue
        }
        // A thread may resume a task of a test without a world, but such a task has been seen.
        return TaskRegistry.isNew(job) ? World.queueOfOutside : nil
    }

    static func run(_ job: UnownedJob, on executor: UnownedSerialExecutor) {
        runJob(job, executor)
    }
}

@_silgen_name("swift_job_run")
private func runJob(_ job: UnownedJob, _ executor: UnownedSerialExecutor)
