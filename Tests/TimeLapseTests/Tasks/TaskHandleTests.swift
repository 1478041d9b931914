import TestSupport
import Testing

@testable import TimeLapse

@Suite("Handles of tasks") @MainActor struct TaskHandleTests {
    @Test("The runtime's tasks have the layout that is read")
    func layout() {
        #expect(TaskHandle.isReadable)
    }

    /// The state of each task that was begun, by its name, in the order of beginning.
    private func states(_ clock: VirtualClock) -> [String] {
        TaskRegistry.tasks(of: clock.taskQueue).compactMap { entry in
            entry.handle.map { "\(entry.name ?? "-") \(Self.text($0.state))" }
        }
    }

    private static func text(_ state: TaskHandle.State) -> String {
        switch state {
        case .waitingForTask(let other): "waits for \(TaskHandle(awaited: other).name ?? "-")"
        case let other: "\(other)"
        }
    }

    @Test("A task's name, its state and what it waits for can be read, and it is removed when it is done")
    func states() async {
        await inWorld { clock in
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
            let listener = Task(name: "listener") { for await _ in stream {} }
            let waiting: [Task<Void, Never>] = [
                Task(name: "waiter") { await listener.value },
                Task(name: "group") {
                    await withTaskGroup(of: Void.self) { group in
                        group.addTask(name: "child") { await listener.value }
                        await group.waitForAll()
                    }
                },
                Task.detached(name: "detached") { try? await Task.sleep(for: .seconds(1)) },
            ]
            let ready = ["listener ready", "waiter ready", "group ready", "detached ready"]
            #expect(states(clock) == ready)
            clock.runTasks()
            #expect(
                states(clock) == [
                    "listener waitingForContinuation", "waiter waits for listener", "group waitingForGroup",
                    "detached waitingForContinuation", "child waits for listener",
                ])
            continuation.finish()
            clock.runTasks()
            #expect(states(clock) == ["detached waitingForContinuation"])
            clock.cancelTasks()
            clock.runTasks()
            #expect(states(clock) == [])
            for task in waiting { await task.value }
        }
    }

    @Test("A finished task is released, with its result")
    func letGo() async {
        final class Result: Sendable {}
        await inWorld { clock in
            weak var result: Result?
            do {
                let task = Task { () -> Result in
                    await Task.yield()
                    return Result()
                }
                result = await task.value
            }
            clock.runTasks()
            #expect(result == nil)
        }
    }

    @Test("All tasks that are alive can be cancelled, whatever they wait for")
    func cancelling() async {
        await inWorld { clock in
            let log = EventLog()
            let (stream, _) = AsyncStream.makeStream(of: Void.self)
            let note: @Sendable (String) -> Void = { log.add("\($0) \(Task.isCancelled)") }
            Task {
                try? await Task.sleep(for: .seconds(1))
                note("sleeper")
            }
            Task.detached {
                for await _ in stream {}
                note("listener")
            }
            Task {
                async let child: Void = {
                    try? await Task.sleep(for: .seconds(9))
                    note("child")
                }()
                await child
            }
            clock.runTasks()
            Task { note("ready") }
            clock.cancelTasks()
            clock.runTasks()
            #expect(log.lines.sorted() == ["child true", "listener true", "ready true", "sleeper true"])
            #expect(clock.pendingWork.isEmpty && !Task.isCancelled)
        }
    }
}
