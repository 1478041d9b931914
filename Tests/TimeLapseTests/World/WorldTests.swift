import Foundation
import Testing

@testable import TimeLapse

@Suite("The world of a test") struct WorldTests {
    /// What code finds, wherever it is.
    private static func isCurrent(_ world: World) -> [Bool] {
        [
            World.current === world, VirtualClock.current === world.clock,
            TimeLapse::NotificationCenter.default.resolved === world.notificationCenter,
            ProcessWorld.current === world.process,
        ]
    }

    @Test("A task finds its world, be it detached, on no actor, or begun by a task that was detached")
    func tasks() async {
        let world = World()
        let answers = await world.whileCurrent { @MainActor in
            var answers = [Self.isCurrent(world)]
            answers.append(await Task { Self.isCurrent(world) }.value)
            answers.append(await Task.detached { Self.isCurrent(world) }.value)
            answers.append(await Task.detached { @MainActor in Self.isCurrent(world) }.value)
            answers.append(await Task.detached { await Task.detached { Self.isCurrent(world) }.value }.value)
            answers.append(await Task.detached { await Self.ask { Self.isCurrent(world) } }.value)
            return answers
        }
        for answer in answers { #expect(answer == [true, true, true, true]) }
    }

    private final class Owner: Sendable {}

    @Test("An application that is made in its world is found there, and kept by tasks that outlive the test")
    func adoption() async {
        let world = World()
        let (release, releasing) = AsyncStream.makeStream(of: Void.self)
        let task = await world.whileCurrent { await Self.adoptOwner(in: world, until: release) }
        releasing.yield()
        let isFound = await task.value
        #expect(isFound)
    }

    /// Begins a task that tells, after the release, whether it finds the owner.
    @MainActor
    private static func adoptOwner(in world: World, until release: AsyncStream<Void>) -> Task<Bool, Never> {
        let owner = Owner()
        #expect(World.currentOwner == nil)
        world.adopt(owner, by: WeakReference(owner))
        #expect(World.currentOwner === owner && world.owner === owner)
        return Task {
            for await _ in release { break }
            return World.currentOwner is Owner
        }
    }

    private static func ask(_ question: @Sendable () -> [Bool]) async -> [Bool] {
        let asker = Asker()
        await Task.yield()
        return await asker.ask(question)
    }

    @Test("A detached task that a thread resumes continues in its own world")
    func resumedByThread() async {
        let (world, other) = (World(), World())
        let (results, continuation) = AsyncStream.makeStream(of: [Bool].self)
        await world.whileCurrent { @MainActor in
            for _ in 0..<20 {
                Task.detached {
                    await withUnsafeContinuation { continuation in
                        Thread.detachNewThread { continuation.resume() }
                    }
                    continuation.yield(Self.isCurrent(world))
                    _ = await Task { @MainActor in continuation.yield(Self.isCurrent(world)) }.value
                }
            }
            await world.clock.advance(by: .zero)
        }
        // Meanwhile it is the other one's turn.
        await other.whileCurrent { @MainActor in
            var count = 0
            for await result in results {
                #expect(result == [true, true, true, true])
                #expect(Self.isCurrent(other) == [true, true, true, true])
                count += 1
                if count == 40 { break }
            }
        }
    }

    @Test("The task that runs one test after the other does not stay in a test's queue")
    func oneAfterTheOther() async {
        let world = World()
        let queue = world.clock.taskQueue
        await world.whileCurrent { @MainActor in
            await world.clock.advance(by: .zero)
            await Task {}.value
            await Task.detached {}.value
        }
        #expect(TaskQueue.current !== queue)
        await Task.yield()
        #expect(TaskQueue.current !== queue)
        await Task { @MainActor in
            #expect(TaskQueue.current !== queue)
            #expect(World.current === World.processWide)
        }.value
        #expect(World.current === World.processWide)
    }

    @Test("A task that waited outside for a task of a world continues outside")
    func waitedOutside() async {
        let (tasks, continuation) = AsyncStream.makeStream(of: Task<Void, Never>.self)
        let outside = Task.detached {
            for await task in tasks {
                await task.value
                await Task.yield()
                #expect(World.current === World.processWide)
                await MainActor.run { #expect(World.current === World.processWide) }
            }
        }
        await Task.yield()
        let world = World()
        await world.whileCurrent { @MainActor in
            for _ in 0..<20 {
                let task = Task { for _ in 0..<20 { await Task.yield() } }
                continuation.yield(task)
                await task.value
            }
            continuation.finish()
        }
        await outside.value
    }

    @MainActor private final class Numbers: WorldPart {
        var numbers: [Int] = []
    }

    @Test("Parts of other modules are separate for each world, and made once")
    @MainActor func parts() {
        let (world, other) = (World(), World())
        #expect(world.existingPart(Numbers.self) == nil)
        world.part(Numbers.self).numbers.append(1)
        #expect(world.part(Numbers.self).numbers == [1])
        #expect(other.part(Numbers.self).numbers == [])
    }

    @Test("A world does not keep its owner alive, but a task that was begun in it does")
    @MainActor func owner() async {
        final class Owner: Sendable {}
        let world = World()
        var owner: Owner? = Owner()
        world.owner = owner
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let task = world.whileCurrent {
            Task {
                for await _ in stream {}
                return World.currentOwner != nil
            }
        }
        owner = nil
        continuation.finish()
        #expect(await task.value)
        world.clock.cancelTasks()
    }
}

private actor Asker {
    func ask<Answer: Sendable>(_ question: @Sendable () -> Answer) async -> Answer {
        await Task.yield()
        return question()
    }
}
