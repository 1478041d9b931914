import Foundation
import Synchronization

/// Checks that Swift's runtime brings tasks to their world, as ``ConcurrencyRuntime`` and ``TaskHandle`` expect of it.
///
/// Without that, tests run, but their tasks take real time, and nothing else would say so.
package enum TaskCheck {
    private static let wasMade = Atomic(false)

    /// Records what is wrong, once in a process; called as the world of a test is made, so not in plain applications.
    @MainActor
    package static func makeOnce() {
        guard !wasMade.load(ordering: .relaxed), !wasMade.exchange(true, ordering: .relaxed) else { return }
        switch find() {
        case .some(.tasksUnreadable): TaskCheckFailure.tasksUnreadable.recordWarning()
        case let failure: failure?.record()
        }
    }

    /// What is wrong; `nil` if nothing is.
    ///
    /// Begins one task for each hook, in a world of its own, and looks whether they arrive in its queue.
    @MainActor
    static func find() -> TaskCheckFailure? {
        let world = World()
        // Made before the tasks: a queue leaves alone those that are older.
        let queue = world.clock.taskQueue
        world.whileCurrent {
            Task.detached {}
            Task { @MainActor in }
        }
        // They cannot have run: the main queue is in this function.
        let haveArrived = queue.waiting == 2
        world.clock.runTasks()
        guard haveArrived else { return reasonForLoss }
        return TaskHandle.isReadable ? nil : .tasksUnreadable
    }

    private static var reasonForLoss: TaskCheckFailure {
        if ConcurrencyRuntime.isHooked { return .hooksUncalled }
        let program = dlopen(nil, RTLD_NOW)
        return TaskCheckFailure.hooks.allSatisfy { dlsym(program, $0) != nil } ? .hooksTaken : .hooksMissing
    }
}
