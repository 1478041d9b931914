import FailureReporting
import Robot
import Testing

/// A test's own sleep moves the clock, as nothing else would.
@MainActor @Suite("Tests that sleep", .robot) struct SleepingTestTests {
    @Test("A test's own sleep lets time pass until it wakes, and all work due on the way fires")
    func moves() async throws {
        var log: [String] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.append("\(TimeLapse.now) block") }
        Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in log.append("\(TimeLapse.now) timer")
        }
        Task {
            try await Task.sleep(for: .seconds(1.5))
            log.append("\(TimeLapse.now) task")
        }
        try await Task.sleep(for: .seconds(2))
        log.append("\(TimeLapse.now) test")
        #expect(log == ["1 s block", "1.5 s task", "2 s test"])
        await TimeLapse.advanceMainRunLoop()
        #expect(log.last == "3 s timer")
    }

    @Test("An async function of view code that sleeps moves the clock, in whatever spelling it sleeps")
    func viewCode() async throws {
        @MainActor final class Model {
            var state = "new"
            func load(_ clock: any Clock<Duration>) async throws {
                state = "loading"
                try await clock.sleep(for: .seconds(30))
                try await Task.sleep(nanoseconds: 5_000_000_000)
                try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
                state = "loaded"
            }
        }
        let model = Model()
        try await model.load(VirtualClock.current)
        #expect(model.state == "loaded")
        #expect(TimeLapse.now.offset == .seconds(36))
    }

    @Test("The task that wakes first runs first, and the rest of the instant after it")
    func ties() async throws {
        var log: [String] = []
        let second = Task {
            try await Task.sleep(for: .seconds(1))
            log.append("task")
            try await Task.sleep(for: .seconds(5))
            log.append("never")
        }
        await TimeLapse.advance(by: .zero)
        try await Task.sleep(for: .seconds(1))
        log.append("test")
        #expect(log == ["task", "test"])
        second.cancel()
        #expect(TimeLapse.now.offset == .seconds(1))
    }

    @Test("A task of the test's waits to be moved by the clock")
    func others() async {
        var isAwake = false
        let task = Task {
            try await Task.sleep(for: .seconds(1))
            isAwake = true
        }
        await TimeLapse.advance(by: .zero)
        #expect(!isAwake)
        #expect(TimeLapse.now.offset == .zero)
        task.cancel()
    }

    @Test("Sleeping until the end of time is a failure, and the test continues")
    func forEver() async {
        var isCancelled = false
        let failures = await FailureCollector.failures {
            do {
                try await Task.sleep(for: .seconds(1 << 60))
            } catch {
                isCancelled = error is CancellationError
            }
        }
        #expect(isCancelled)
        #expect(
            failures.map(\.text) == [
                "A test that sleeps cannot take 7.205759403792794e+16 s: that is past the end of the clock."
            ])
        #expect(failures.first?.site?.line == UInt(#line - 10))
    }
}
