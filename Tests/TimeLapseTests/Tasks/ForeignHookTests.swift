import Foundation
import Testing

@testable import TimeLapse

/// A program in which other code decides where tasks run.
@Suite("Hooks of other code")
struct ForeignHookTests {
    @Test("A hook that other code has installed first stays, and tasks run as it says")
    func foreignHook() async {
        // In a process of its own: hooks are installed once.
        await #expect(processExitsWith: .success) {
            typealias Enqueue = @convention(thin) (UnownedJob) -> Void
            typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void
            let foreign: Hook = { job, original in original(job) }
            let program = try #require(dlopen(nil, RTLD_NOW))
            let variable = try #require(dlsym(program, "swift_task_enqueueGlobal_hook"))
            variable.assumingMemoryBound(to: Hook?.self).pointee = foreign
            let installed = variable.load(as: UInt.self)
            #expect(installed != 0)
            #expect(!ConcurrencyRuntime.isHooked)
            #expect(variable.load(as: UInt.self) == installed)
        }
    }
}
