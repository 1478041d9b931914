import FailureReporting
import Testing
import TimeLapse

@MainActor
@Suite("Work that never ends") struct RunawayTests {
    private let clock = VirtualClock(runawayLimit: 50)

    @Test("Work that schedules itself for the same instant is stopped, and named")
    func sameInstant() {
        let line = #line + 2
        func goOn() {
            clock.schedule(after: .zero, name: "echo") { goOn() }
        }
        clock.advance(by: .seconds(1))
        goOn()
        #expect(
            failures { clock.advance(by: .seconds(5)) } == [
                "Stopped after 50 callbacks at 1 s, without time passing: this work never ends."
                    + " It keeps rescheduling itself: echo scheduled at RunawayTests.swift:\(line)."
            ])
        #expect(clock.now.description == "1 s")
        #expect(clock.pendingWork.map(\.name) == ["echo"])
    }

    @Test(
        "Waiting for work that is due in the far future, a tick at a time, is stopped, and the tick is named")
    func ticksWithoutEnd() {
        let line = #line + 1
        clock.schedule(every: .milliseconds(10), name: "tick") {}
        clock.schedule(after: .seconds(1_000_000)) {}
        #expect(
            failures { clock.runUntilIdle() } == [
                "Stopped after 5,000 callbacks (0 s to 50.02 s): this work never ends."
                    + " It keeps rescheduling itself: tick scheduled at RunawayTests.swift:\(line)."
            ])
        #expect(failures { clock.advance(by: .seconds(100)) }.isEmpty)
    }

    @Test("A chain that takes time is stopped when running until idle, and not within an advance")
    func takesTime() {
        let line = #line + 2
        func goOn() {
            clock.schedule(after: .milliseconds(100), name: "polling") { goOn() }
        }
        goOn()
        #expect(failures { clock.advance(by: .seconds(60)) }.isEmpty)
        #expect(
            failures { clock.runUntilIdle() } == [
                "Stopped after 50 callbacks (60 s to 65.2 s): this work never ends."
                    + " It keeps rescheduling itself: polling scheduled at RunawayTests.swift:\(line)."
            ])
        #expect(failures { clock.runUntilIdle(within: .seconds(4)) }.isEmpty)
    }

    @Test("Repeating work that starts more of itself immediately is stopped, too")
    func repeating() {
        let line = #line + 2
        func goOn() {
            clock.schedule(every: .seconds(1), startingAfter: .zero, name: "spawner") { goOn() }
        }
        goOn()
        #expect(
            failures { clock.advance(by: .zero) } == [
                "Stopped after 50 callbacks at 0 s, without time passing: this work never ends."
                    + " It keeps rescheduling itself: spawner scheduled at RunawayTests.swift:\(line)."
            ])
    }

    @Test("The end of a turn that always schedules more is stopped")
    func turn() {
        clock.setTurnEnded { [clock] in clock.schedule(after: .zero, name: "layout") {} }
        #expect(failures { clock.advance(by: .seconds(1)) }.count == 1)
        #expect(clock.now.description == "0 s")
    }

    @Test("The failure names the work that fired most often; work beyond the limit stays scheduled")
    func culprit() {
        let line = #line + 2
        func goOn() {
            clock.schedule(after: .zero, name: "culprit") { goOn() }
        }
        goOn()
        clock.schedule(after: .zero) { [clock] in
            for _ in 0..<10 { clock.schedule(after: .zero, name: "bystander") {} }
        }
        #expect(
            failures { clock.advance(by: .zero) }.map {
                $0.contains("culprit scheduled at RunawayTests.swift:\(line).")
            }
                == [true])
        #expect(clock.pendingWork.map(\.name) == ["culprit"])
    }

    @Test("Any number may be due at an instant if scheduled before, and repeating work is not a chain")
    func harmless() {
        var count = 0
        for _ in 0..<200 {
            clock.schedule(after: .seconds(1)) { count += 1 }
            clock.schedule(every: .seconds(1)) { count += 1 }
        }
        clock.schedule(after: .seconds(10)) {}
        #expect(failures { clock.runUntilIdle() }.isEmpty)
        #expect(count == 200 + 200 * 10)
    }

    @Test("Work that moves the clock and schedules itself is stopped at a depth, and named")
    func nesting() {
        let line = #line + 2
        func goOn() {
            clock.schedule(after: .seconds(1), name: "wait loop") { [clock] in
                goOn()
                clock.runUntilIdle()
            }
        }
        let clock = clock
        goOn()
        #expect(
            failures { clock.runUntilIdle() } == [
                "Endless recursion, stopped 100 levels deep at 100 s: callbacks move the clock, which runs more"
                    + " callbacks. The innermost: wait loop scheduled at RunawayTests.swift:\(line)."
            ])
        #expect(clock.pendingWork.map { "\($0.name) \($0.deadline)" } == ["wait loop 101 s"])
    }

    @Test("A chain inside of an inner advance stops the outer one as well, with one failure")
    func inner() {
        func goOn() {
            clock.schedule(after: .zero, name: "echo") { goOn() }
        }
        clock.schedule(after: .seconds(1)) { [clock] in
            goOn()
            clock.advance(by: .seconds(1))
            clock.advance(by: .seconds(1))
        }
        #expect(failures { clock.advance(by: .seconds(5)) }.count == 1)
        #expect(clock.now.description == "1 s")
    }

    @Test("A clock that was stopped works as before once the chain was cut")
    func goesOn() {
        var isCut = false
        func goOn() {
            clock.schedule(after: .zero) { if !isCut { goOn() } }
        }
        goOn()
        #expect(failures { clock.advance(by: .seconds(1)) }.count == 1)
        isCut = true
        #expect(failures { clock.advance(by: .seconds(1)) }.isEmpty)
        #expect(clock.now.description == "1 s")
    }

    @Test("The limit is at least one")
    func smallestLimit() {
        #expect(VirtualClock(runawayLimit: -3).runawayLimit == 1)
        #expect(VirtualClock().runawayLimit == 100_000)
    }

    private func failures(of body: () -> Void) -> [String] {
        FailureCollector.failures(of: body).map(\.text)
    }
}
