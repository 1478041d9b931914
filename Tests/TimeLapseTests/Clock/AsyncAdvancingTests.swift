import TestSupport
import Testing
import TimeLapse

@Suite("Moving the clock in async tests") struct AsyncAdvancingTests {
    @Test("Each function moves the clock as the one for tests that are not async does")
    func functions() async {
        await inWorld { clock in
            let log = ClockLog(clock)
            clock.schedule(after: .seconds(1), log.noting("one"))
            clock.schedule(after: .seconds(5), log.noting("five"))
            await clock.advance(to: clock.now.advanced(by: .milliseconds(500)))
            #expect(clock.now.description == "0.5 s")
            #expect(await clock.advanceToNext())
            await clock.waitForAnimationsToFinish()
            #expect(clock.now.description == "1 s")
            await clock.advanceFrame()
            #expect(await clock.advance(until: { log.text.contains("five") }, within: .seconds(10)))
            #expect(clock.now.description == "5 s")
            clock.schedule(after: .seconds(2), log.noting("seven"))
            await clock.runUntilIdle()
            #expect(log.text == "1 s one\n5 s five\n7 s seven")
            await clock.jump(by: .seconds(3))
            #expect(clock.now.description == "10 s")
            #expect(await !clock.advanceToNext())
        }
    }
}
