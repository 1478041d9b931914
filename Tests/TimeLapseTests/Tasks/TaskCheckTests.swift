import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import TimeLapse

@Suite("The check that tasks come to their tests") @MainActor struct TaskCheckTests {
    @Test("Nothing is wrong in a program without other hooks")
    func passes() {
        #expect(TaskCheck.find() == nil)
        #expect(failureTexts { TaskCheck.makeOnce() } == [])
    }

    @Test("The check of the hooks leaves no task behind, also inside of a test's own tasks")
    func leavesNothing() async {
        await inWorld { clock in
            let task = Task { TaskCheck.find() }
            let found = await task.value
            #expect(found == nil)
            #expect(clock.waitingTasks == 0)
            clock.runTasks()
            #expect(TaskRegistry.tasks(of: clock.taskQueue).count == 0)
        }
    }

    @Test("Hooks that other code set first are a failure, once in a process")
    func taken() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                #expect(ForeignHook.install())
                let texts = failureTexts {
                    TaskCheck.makeOnce()
                    TaskCheck.makeOnce()
                }
                #expect(texts == [TaskCheckFailure.hooksTaken.description])
            }
        }
    }

    @Test("A hook that other code set later is a failure")
    func replaced() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                #expect(TaskCheck.find() == nil)
                #expect(ForeignHook.install())
                #expect(TaskCheck.find() == .hooksUncalled)
            }
        }
    }

    @Test(
        "Each failure says what does not work, and what to do",
        arguments: [
            (
                TaskCheckFailure.hooksTaken,
                """
                Tests do not see the tasks that view code begins: other code has set swift_task_getMainExecutor_hook or \
                swift_task_enqueueGlobal_hook before the first test. They run in real time, and no wait of a test knows \
                of them: the clock may move before a task begins to sleep.
                Leave that code out of the program with the tests, or let it set the hooks in applications alone.
                """
            ),
            (
                .hooksUncalled,
                """
                Tests do not see the tasks that view code begins: Swift's runtime does not call what Robot has set as \
                swift_task_getMainExecutor_hook or swift_task_enqueueGlobal_hook. They run in real time, and no wait of a \
                test knows of them: the clock may move before a task begins to sleep.
                Either other code has set the hooks since: leave it out of the program with the tests. Or this version \
                of Swift does without them: use the one that Robot's README names.
                """
            ),
            (
                .hooksMissing,
                """
                Tests do not see the tasks that view code begins: Swift's runtime in this program does not have \
                swift_task_getMainExecutor_hook or swift_task_enqueueGlobal_hook. They run in real time, and no wait of a \
                test knows of them: the clock may move before a task begins to sleep.
                Link it dynamically, without -static-stdlib, and use the version of Swift that Robot's README names.
                """
            ),
            (
                .tasksUnreadable,
                """
                This version of Swift stores tasks in a way that Robot does not know: a test that waits forever for a \
                task is not ended, a detached task that a thread resumes is lost, and tasks that are left at a test's \
                end are cancelled only if they sleep.
                Use the version of Swift that Robot's README names.
                """
            ),
        ])
    func texts(_ failure: TaskCheckFailure, _ text: String) {
        #expect(failure.description == text)
    }
}

/// A hook as another library has it: it counts jobs, or logs them, and hands them on.
private enum ForeignHook {
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

    /// Sets it; returns whether the runtime has such a hook.
    static func install() -> Bool {
        let hook: Hook = { job, original in original(job) }
        guard let place = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") else { return false }
        place.assumingMemoryBound(to: Hook?.self).pointee = hook
        return true
    }
}
