import FailureReporting
import Foundation
import Testing
import TimeLapse

@MainActor
@Suite("Timers with targets, and run-loop blocks") struct TimerTargetTests {
    @MainActor
    private final class Player {
        var log: [String] = []

        func tick(_ timer: TimeLapse::Timer) { log.append("tick \(timer.userInfo ?? "")") }

        func stop() { log.append("stop") }
    }

    @Test("A timer calls methods of its target, which it retains until it is invalid")
    func target() {
        let clock = VirtualClock()
        clock.whileCurrent {
            weak var target: Player?
            do {
                let player = Player()
                target = player
                let ticking = TimeLapse::Timer.scheduledTimer(
                    timeInterval: 1, target: player, selector: Player.tick, userInfo: "song", repeats: true)
                TimeLapse::Timer.scheduledTimer(
                    timeInterval: 2, target: player, selector: Player.stop, userInfo: nil, repeats: false)
                let added = TimeLapse::Timer(
                    timeInterval: 2.5, target: player, selector: Player.stop, userInfo: nil, repeats: false)
                TimeLapse::RunLoop.current.add(added, forMode: .common)
                TimeLapse.advance(by: .seconds(3))
                #expect(player.log == ["tick song", "stop", "tick song", "stop", "tick song"])
                ticking.invalidate()
            }
            #expect(target == nil)
            #expect(clock.pendingWork.isEmpty)
        }
    }

    @Test(
        "A NaN interval is a failure at the caller's line, in each form; the target is released",
        arguments: [(.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")] as [(TimeInterval, String)])
    func notFinite(interval: TimeInterval, text: String) {
        let clock = VirtualClock()
        clock.whileCurrent {
            weak var target: Player?
            let line = #line + 5
            let failures = FailureCollector.failures {
                let player = Player()
                target = player
                let timers = [
                    TimeLapse::Timer(
                        timeInterval: interval, target: player, selector: Player.tick, userInfo: 1,
                        repeats: true),
                    TimeLapse::Timer(
                        timeInterval: interval, target: player, selector: Player.stop, userInfo: 1,
                        repeats: true),
                    TimeLapse::Timer.scheduledTimer(
                        timeInterval: interval, target: player, selector: Player.tick, userInfo: 1,
                        repeats: false),
                    TimeLapse::Timer.scheduledTimer(
                        timeInterval: interval, target: player, selector: Player.stop, userInfo: 1,
                        repeats: false),
                ]
                for timer in timers {
                    #expect(!timer.isValid)
                    timer.fire()
                }
                #expect(player.log.isEmpty)
            }
            let expected = "A timer takes a finite number of seconds, not \(text)."
            #expect(failures.map(\.text) == [expected, expected, expected, expected])
            #expect(
                failures.map { $0.site?.description }
                    == (0..<4).map { "TimerTargetTests.swift:\(line + 3 * $0)" })
            #expect(target == nil)
        }
        #expect(clock.pendingWork.isEmpty)
    }

    @Test("Blocks on the run loop run as soon as time moves, in order")
    func perform() {
        let clock = VirtualClock()
        clock.whileCurrent {
            var log: [Int] = []
            TimeLapse::RunLoop.main.perform { log.append(1) }
            TimeLapse::RunLoop.main.perform(inModes: [.common]) { log.append(2) }
            #expect(log.isEmpty)
            TimeLapse.advance(by: .zero)
            #expect(log == [1, 2])
        }
    }
}
