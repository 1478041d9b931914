import Robot
import Testing

/// The README's examples of time, as they stand there.
@MainActor @Suite("Examples of time", .robot(lapse: .standard).leftovers(.ignored))
struct TimeExamplesTests {
    private let label = UILabel()
    private let banner = UIView()
    private let view = UIView()

    @Test("Time moves as far as it is told, and scheduled work fires")
    func moving() {
        var ticks = 0
        Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in ticks += 1 }
        TimeLapse.advance(by: .seconds(30))
        #expect(ticks == 3)
        DispatchQueue.main.asyncAfter(deadline: .now() + 15) { label.text = "late" }
        TimeLapse.advanceMainRunLoop()
        #expect(TimeLapse.now.offset == .seconds(45))
        #expect(label.text == "late")
        TimeLapse.advanceToNextTimer()
        #expect(TimeLapse.now.offset == .seconds(50))
        TimeLapse.advanceFrame()
        #expect(TimeLapse.now.offset > .seconds(50) && TimeLapse.now.offset < .seconds(50.017))
        perform(afterDelay: 2) { banner.isHidden = true }
        TimeLapse.advance(until: { banner.isHidden }, within: .seconds(5))
        #expect(banner.isHidden)
        UIView.animate(withDuration: 0.25) { view.alpha = 0 }
        TimeLapse.waitForAnimationsToFinish()
        #expect(view.layer.animationKeys() == nil)
        ticks = 0
        TimeLapse.jump(by: .seconds(3600))
        #expect(ticks == 1)
        #expect(TimeLapse.idleReport.hasPrefix("Repeating:\n  timer due at "))
        TimeLapse.resetMainRunLoop()
        #expect(TimeLapse.idleReport == "Nothing is pending.")
    }

    private func perform(afterDelay delay: Double, _ body: @escaping @MainActor () -> Void) {
        view.perform(afterDelay: delay, body)
    }

    @Test("The clock on the wall is set, and nothing fires")
    func date() {
        Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in label.text = "fired" }
        TimeLapse.date = VirtualClock.startDate.addingTimeInterval(86_400)
        #expect(TimeLapse.date.timeIntervalSinceReferenceDate == 86_400)
        #expect(TimeLapse.now.offset == .zero)
        TimeLapse.advance(by: .seconds(1))
        #expect(TimeLapse.date.timeIntervalSinceReferenceDate == 86_401)
        #expect(label.text == nil)
    }

    @Test("Animations inside end immediately, including completions")
    func animationsDisabled() {
        TimeLapse.disableAnimations {
            UIView.animate(withDuration: 2) {
                view.alpha = 0
            } completion: { _ in
                view.isHidden = true
            }
        }
        #expect(view.isHidden)
        #expect(TimeLapse.now.offset == .zero)
    }

    @Test("A test that is not async sees the effects of tasks")
    func tasksWithoutAwait() {
        Task {
            try await Task.sleep(for: .seconds(2))
            label.text = "done"
        }
        TimeLapse.advance(until: { label.text == "done" }, within: .seconds(10))
        #expect(label.text == "done")
    }

    @Test("So does a tap, by itself")
    func tasksAfterTap() {
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

    @Test("A detached task is in its test's world")
    func detached() async {
        let application = UIApplication.shared
        let found = await Task.detached { await UIApplication.shared }.value
        #expect(found === application)
    }

    @Test("A task that sleeps has gone on when the clock has moved")
    func tasks() async {
        Task {
            try await Task.sleep(for: .seconds(2))
            label.text = "done"
        }
        await TimeLapse.advance(by: .seconds(2))
        #expect(label.text == "done")
    }

    @Test("A sleep of the test itself moves the clock")
    func ownSleep() async throws {
        @MainActor struct Model {
            func load() async throws { try await Task.sleep(for: .seconds(2)) }
        }
        let model = Model()
        try await model.load()
        #expect(TimeLapse.now.offset == .seconds(2))
    }

    @Test("A task that yields on a custom actor is waited for before anything fires")
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
