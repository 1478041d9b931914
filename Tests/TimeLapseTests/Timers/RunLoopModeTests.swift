import Foundation
import Testing
import TimeLapse

// As Apple documents run loop modes: timers that are not of the mode that the loop runs in wait until it is in theirs.
@MainActor
@Suite("The run loop's modes") struct RunLoopModeTests {
    private let clock = VirtualClock()
    private let log: ClockLog
    private let tracking = Foundation::RunLoop.Mode(rawValue: "UITrackingRunLoopMode")

    init() {
        log = ClockLog(clock)
    }

    private func add(_ name: String, after seconds: Double, _ modes: Foundation::RunLoop.Mode...) {
        let timer = TimeLapse::Timer(timeInterval: seconds, repeats: false) { [log] _ in log.note(name) }
        for mode in modes { TimeLapse::RunLoop.main.add(timer, forMode: mode) }
    }

    @Test("The run loop of the current thread equals the main one")
    func equality() {
        #expect(TimeLapse::RunLoop.current == TimeLapse::RunLoop.main)
        #expect(Set([TimeLapse::RunLoop.current, TimeLapse::RunLoop.main]).count == 1)
    }

    @Test("A timer that is due in another mode waits, and fires in its order when the mode is back")
    func held() {
        clock.whileCurrent {
            add("default", after: 1, .default)
            add("second", after: 2, .default)
            add("common", after: 2, .common)
            add("both", after: 2, .default, tracking)
            add("tracking", after: 0.5, tracking)
            add("custom", after: 1, .init(rawValue: "custom"))
            clock.schedule(after: .seconds(5)) { [log] in log.note("end of it") }
            TimeLapse.advance(by: .milliseconds(600))
            var mode: RunLoopTracking? = RunLoopTracking(on: clock)
            #expect(TimeLapse::RunLoop.main.currentMode == tracking)
            TimeLapse.advance(by: .seconds(3))
            withExtendedLifetime(mode) {}
            mode = nil
            #expect(TimeLapse::RunLoop.main.currentMode == .default)
            #expect(!TimeLapse.isIdle)
            TimeLapse.advance(by: .seconds(2))
        }
        #expect(
            log.text == """
                0.6 s tracking
                2 s common
                2 s both
                3.6 s default
                3.6 s second
                5 s end of it
                """)
    }

    @Test("A repeating timer skips the firings it missed, and keeps its dates")
    func repeating() {
        clock.whileCurrent {
            let timer = TimeLapse::Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [log] _ in
                log.note("tick")
            }
            var mode: RunLoopTracking? = RunLoopTracking(on: clock)
            TimeLapse.advance(by: .milliseconds(3500))
            withExtendedLifetime(mode) {}
            mode = nil
            TimeLapse.advance(by: .seconds(1))
            timer.invalidate()
        }
        #expect(log.text == "3.5 s tick\n4 s tick")
    }

    @Test("A timer that waits for a mode is scheduled, can be cancelled, and is not waited for until idle")
    func pending() {
        clock.whileCurrent {
            let timer = TimeLapse::Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [log] _ in
                log.note("never")
            }
            TimeLapse::RunLoop.main.perform { [log] in log.note("block") }
            let mode = RunLoopTracking(on: clock)
            TimeLapse.advanceMainRunLoop()
            #expect(clock.pendingWork.map(\.name) == ["block on the run loop", "timer"])
            #expect(!clock.isIdle)
            timer.invalidate()
            #expect(clock.pendingWork.map(\.name) == ["block on the run loop"])
            withExtendedLifetime(mode) {}
        }
        TimeLapse.advance(by: .zero)
        clock.advance(by: .zero)
        #expect(log.text == "1 s block" && clock.isIdle)
    }

    @Test("A due timer fires immediately when it is added to the current mode")
    func addedMeanwhile() {
        clock.whileCurrent {
            let timer = TimeLapse::Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [log] _ in
                log.note("fired")
            }
            let mode = RunLoopTracking(on: clock)
            TimeLapse.advance(by: .seconds(2))
            TimeLapse::RunLoop.main.add(timer, forMode: .common)
            TimeLapse.advance(by: .zero)
            withExtendedLifetime(mode) {}
        }
        #expect(log.text == "2 s fired")
    }

    @Test("Blocks on queues and sleeping tasks run in every mode")
    func otherWork() {
        clock.whileCurrent {
            let mode = RunLoopTracking(on: clock)
            TimeLapse::DispatchQueue.main.async(execute: log.noting("async"))
            clock.schedule(after: .seconds(1)) { [log] in log.note("after") }
            TimeLapse::RunLoop.main.perform(inModes: [.common]) { [log] in log.note("block") }
            TimeLapse.advance(by: .seconds(1))
            withExtendedLifetime(mode) {}
        }
        #expect(log.text == "0 s async\n0 s block\n1 s after")
    }
}
