import Foundation
import Testing
import TimeLapse

import class TimeLapse.Timer

@MainActor
@Suite("Lifetimes of timers") struct TimerLifetimeTests {
    private let clock = VirtualClock()

    @Test("Invalidating frees what the block holds, and the timer with its last owner")
    func invalidated() {
        weak var token: Token?
        weak var freed: Timer?
        clock.whileCurrent {
            let held = Token()
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = held }
            (token, freed) = (held, timer)
        }
        #expect(freed != nil)
        freed?.invalidate()
        #expect(token == nil)
        #expect(freed == nil)
    }

    @Test("A timer that fires once is freed after it, although its block holds its owner and that the timer")
    func fired() {
        weak var token: Token?
        weak var freed: Timer?
        clock.whileCurrent {
            let held = Token()
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in _ = held }
            held.owned = timer
            (token, freed) = (held, timer)
        }
        #expect(token != nil)
        clock.advance(by: .seconds(1))
        #expect(token == nil)
        #expect(freed == nil)
    }

    @Test("A repeating timer is freed after it has invalidated itself in its block")
    func invalidatedByItself() {
        weak var token: Token?
        weak var freed: Timer?
        clock.whileCurrent {
            let held = Token()
            freed = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                _ = held
                timer.invalidate()
            }
            token = held
        }
        #expect(token != nil)
        clock.advance(by: .seconds(1))
        #expect(token == nil)
        #expect(freed == nil)
    }

    @Test("A clock is freed with a timer still on it, and the timer that outlives it does nothing")
    func clockFreed() {
        weak var freed: VirtualClock?
        var timer: Timer?
        do {
            let clock = VirtualClock()
            freed = clock
            timer = clock.whileCurrent { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
        }
        #expect(freed == nil)
        timer?.fireDate = .distantFuture
        timer?.invalidate()
        #expect(timer?.isValid == false)
    }

    @Test("Captures of the block may call the clock when they are freed")
    func comesBack() {
        let log = ClockLog(clock)
        clock.whileCurrent {
            func makeTimer() -> Timer {
                let held = Token { [clock] in clock.schedule(after: .zero) { log.note("freed") } }
                return Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = held }
            }
            makeTimer().invalidate()
            clock.advance(by: .zero)
        }
        #expect(log.text == "0 s freed")
    }
}
