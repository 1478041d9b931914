import Robot
import TestSupport
import Testing

/// The rows of the table "Beside sinon's fake timers" of the page Time that move the clock.
@MainActor @Suite("sinon's fake timers, row by row", .robot.leftovers(.ignored)) struct FakeTimersTests {
    /// 1 March 2026, midnight in Greenwich.
    private static let march = Date(timeIntervalSinceReferenceDate: 794_016_000)

    private let log = EventLog()

    private func after(_ seconds: Double, _ text: String) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [log] in
            log.add("\(TimeLapse.now) \(text)")
        }
    }

    // Row of Time.md: `useFakeTimers()`, `install()`
    @Test("A test has a clock of its own, which stands at its start")
    func install() {
        #expect(TimeLapse.now.offset == .zero && TimeLapse.isIdle)
        TimeLapse.advance(by: .seconds(5))
        inOwnWorld { #expect(TimeLapse.now.offset == .zero) }
    }

    // Row of Time.md: `now`
    @Test("The date of the start is the test's choice", .robot(date: march))
    func now() {
        #expect(Date() == Self.march && TimeLapse.now.offset == .zero)
    }

    // Row of Time.md: `toFake`, `toNotFake`
    @Test("The computer's date is another one, for what is to be real")
    func toFake() {
        #expect(TimeLapse.computersDate.timeIntervalSince(Date()) > 0)
    }

    // Row of Time.md: `tick(ms)`, `tick("01:00")`
    @Test("Time moves by a duration, and what is due on the way fires in its order")
    func tick() {
        after(2, "b")
        after(1, "a")
        after(61, "c")
        TimeLapse.advance(by: .seconds(60))
        #expect(log.take() == "1 s a\n2 s b")
    }

    // Row of Time.md: `tickAsync(ms)`
    @Test("Time moves by a duration, and tasks that wait on the way go on")
    func tickAsync() async {
        Task { [log] in
            for number in 1...2 {
                try await Task.sleep(for: .seconds(1))
                log.add("\(TimeLapse.now) \(number)")
            }
        }
        await TimeLapse.advance(by: .seconds(2))
        #expect(log.take() == "1 s 1\n2 s 2")
    }

    // Row of Time.md: `next()`, `nextAsync()`
    @Test("Time moves to the next that is scheduled, and all of that instant fires")
    func next() {
        after(1, "a")
        after(1, "b")
        after(2, "c")
        TimeLapse.advanceToNextTimer()
        #expect(log.take() == "1 s a\n1 s b")
    }

    // Row of Time.md: `runAll()`, `runAllAsync()`
    @Test(
        "Time moves until nothing is left that fires once, however late; a repeating timer holds nothing up")
    func runAll() {
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) { after(60, "last") }
        TimeLapse.advanceMainRunLoop()
        #expect(log.take() == "120 s last")
        timer.invalidate()
    }

    // Row of Time.md: `runToLast()`, `runToLastAsync()`
    @Test("Time moves to the last that is scheduled now, and leaves what that begins")
    func runToLast() throws {
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { after(3, "later") }
        after(2, "first")
        let last = try #require(VirtualClock.current.pendingWork.last)
        TimeLapse.advance(to: last.deadline)
        #expect(log.take() == "2 s first" && TimeLapse.now.offset == .seconds(3))
    }

    // Row of Time.md: `runToFrame()`
    @Test("Time moves to the next frame of the display")
    func runToFrame() {
        after(0.01, "a")
        TimeLapse.advanceFrame()
        #expect(CACurrentMediaTime() == 1.0 / 60 && log.take() == "0.01 s a")
    }

    // Row of Time.md: `runMicrotasks()`
    @Test("Tasks and blocks that are due run, and no time passes")
    func runMicrotasks() {
        Task { [log] in log.add("task") }
        DispatchQueue.main.async { [log] in log.add("block") }
        TimeLapse.advance(by: .zero)
        #expect(Set(log.take().split(separator: "\n")) == ["task", "block"])
        #expect(TimeLapse.now.offset == .zero)
    }

    // Row of Time.md: `setSystemTime(now)`
    @Test("The date is set without anything that fires")
    func setSystemTime() {
        after(1, "a")
        TimeLapse.date = Self.march
        #expect(Date() == Self.march && log.take() == "")
    }

    // Row of Time.md: `jump(ms)`
    @Test("Time jumps as on a device that slept: a repeating timer that missed its times fires once")
    func jump() {
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [log] _ in log.add("tick") }
        TimeLapse.jump(by: .seconds(3600))
        #expect(log.take() == "tick")
        timer.invalidate()
    }

    // Row of Time.md: `countTimers()`
    @Test("What is scheduled is a list, with names and times")
    func countTimers() {
        after(1, "a")
        after(2, "b")
        #expect(VirtualClock.current.pendingWork.count == 2)
        #expect(TimeLapse.idleReport.contains("block on queue main due at 1 s"))
    }

    // Row of Time.md: `reset()`
    @Test("What is scheduled is cancelled, and the time stays")
    func reset() {
        TimeLapse.advance(by: .seconds(1))
        after(1, "a")
        TimeLapse.resetMainRunLoop()
        #expect(TimeLapse.isIdle && TimeLapse.now.offset == .seconds(1))
    }

    // Row of Time.md: `restore()`, `uninstall()`
    @Test("What a test has set and scheduled is gone in the next")
    func restore() {
        inOwnWorld {
            TimeLapse.date = Self.march
            after(1, "a")
        }
        TimeLapse.advance(by: .seconds(10))
        #expect(Date() < Self.march && log.take() == "")
    }

    // Row of Time.md: `createClock(now, loopLimit)`, `withGlobal`
    @Test("A clock is made for code that takes one, with a limit of its own")
    func createClock() {
        let clock = VirtualClock(runawayLimit: 100)
        clock.schedule(after: .seconds(1)) { [log] in log.add("fired") }
        clock.advance(by: .seconds(1))
        #expect(log.take() == "fired" && TimeLapse.now.offset == .zero)
    }

    // Row of Time.md: `loopLimit`
    @Test("What reschedules itself forever is a failure that names it")
    func loopLimit() {
        @MainActor func again() { DispatchQueue.main.async { again() } }
        again()
        let texts = failureTexts { TimeLapse.advance(by: .seconds(1)) }
        #expect(texts.first?.hasPrefix("Stopped after 100,000 callbacks at 0 s") == true)
        TimeLapse.resetMainRunLoop()
    }

    // Row of Time.md: `shouldAdvanceTime`, `advanceTimeDelta`, `setTickMode()`
    @Test("What a test awaits itself moves time to the next deadline, and real time moves nothing")
    func tickMode() async throws {
        let start = TimeLapse.computersDate
        try await Task.sleep(for: .seconds(3600))
        #expect(TimeLapse.now.offset == .seconds(3600))
        #expect(TimeLapse.computersDate.timeIntervalSince(start) < 60)
    }
}
