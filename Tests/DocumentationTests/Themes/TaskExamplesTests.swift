import FailureReporting
import Robot
import Testing

/// The examples of tasks in Time.
@MainActor @Suite("Examples of tasks", .robot) struct TaskExamplesTests {
    private let label = UILabel()

    @Test("A test that is not async sees what tasks do")
    func waiting() {
        // Example of Time.md
        Task {
            try await Task.sleep(for: .seconds(2))
            label.text = "done"
        }
        TimeLapse.advance(until: { label.text == "done" }, within: .seconds(10))
        #expect(label.text == "done")
        // End of example
        #expect(TimeLapse.now.offset == .seconds(2))
    }

    @Test("An async test awaits the move")
    func advancing() async {
        Task {
            try await Task.sleep(for: .seconds(2))
            label.text = "done"
        }
        await TimeLapse.advance(by: .seconds(2))
        #expect(label.text == "done")
    }

    @Test("A tap lets tasks run, unless it lets no time pass")
    func taps() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.addAction(UIAction { [label] _ in Task { await Self.load(into: label) } }, for: .touchUpInside)
        UIWindow.createWindowForTesting().addSubview(button)
        tapOn(button, lapse: .none)
        #expect(label.text == nil)
        TimeLapse.advance(by: .zero)
        #expect(label.text == "loading")
        TimeLapse.advance(by: .seconds(2))
        #expect(label.text == "done")
        tapOn(button)
        #expect(label.text == "done" && TimeLapse.now.offset == .seconds(4))
    }

    private static func load(into label: UILabel) async {
        label.text = "loading"
        try? await Task.sleep(for: .seconds(2))
        label.text = "done"
    }

    @Test("The test's own sleep moves the clock")
    func ownSleep() async throws {
        @MainActor struct Model {
            func load() async throws { try await Task.sleep(for: .seconds(2)) }
        }
        let model = Model()
        // Example of Time.md
        try await model.load()  // the test's own sleep, or one in what it calls, moves the clock
        // End of example
        #expect(TimeLapse.now.offset == .seconds(2))
    }

    @Test("A detached task is in its test's world")
    func detached() async {
        let application = UIApplication.shared
        // Example of Time.md
        let found = await Task.detached { await UIApplication.shared }.value
        #expect(found === application)  // the test's own
        // End of example
    }

    @Test("A test that awaits a task which sleeps fails, and goes on")
    func waitingForever() async {
        let failures = await FailureCollector.failures {
            let task = Task(name: "loader") { try? await Task.sleep(for: .seconds(1)) }
            await task.value
        }
        expectFailure(
            // Example of Time.md
            """
            Deadlock: the test awaits a task that sleeps on the virtual clock (now: 0 s), and nothing else moves \
            the clock:
              task "loader" sleeps until 1 s, at TaskExamplesTests.swift:…
            Move time before the test awaits it: await TimeLapse.advance(by: .seconds(1.0)). The sleep ends with a \
            CancellationError.
            """,
            // End of example
            in: failures)
        #expect(TimeLapse.now.offset == .zero)
    }

    @Test("A call that waits for a completion handler goes on as the clock moves")
    func completionHandler() async {
        let service = Service()
        // Example of Time.md
        async let answer = service.answer()  // calls its completion handler 2 s later
        await TimeLapse.advance(by: .seconds(2))
        #expect(await answer == 42)
        // End of example
    }

    @Test("A task that yields on an actor of its own is waited for before anything fires")
    func yieldingOnAnActor() async {
        let worker = Worker()
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in label.text?.append(", fired") }
        Task { label.text = await worker.work() }
        await TimeLapse.advance(by: .seconds(1))
        #expect(label.text == "1000 steps, fired")
    }
}

private actor Worker {
    func work() async -> String {
        var steps = 0
        for _ in 0..<1000 {
            await Task.yield()
            steps += 1
        }
        return "\(steps) steps"
    }
}

@MainActor
private final class Service {
    func answer() async -> Int {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { continuation.resume(returning: 42) }
        }
    }
}
