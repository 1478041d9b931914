import FailureReporting
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("The lapse after a tap") struct LapseTests {
    /// A clock with work that begins with the body of a lapse, and what of it has come to pass by its end.
    private func log(of lapse: Lapse, default defaultLapse: Lapse = .standard) -> [String] {
        let clock = VirtualClock()
        clock.defaultLapse = defaultLapse
        let log = EventLog()
        func note(_ text: String) { log.add("\(text) at \(clock.now)") }
        clock.schedule(every: .seconds(4)) { note("tick") }
        clock.lapse(lapse) {
            note("body")
            clock.schedule(after: .zero) { note("at once") }
            clock.schedule(after: .seconds(2)) {
                note("answer")
                clock.scheduleAnimationEnd(after: .seconds(1), site: nil) { note("answer shown") }
                clock.schedule(after: .seconds(9)) { note("late") }
            }
            clock.schedule(after: .seconds(10)) { note("at the limit") }
            clock.schedule(after: .seconds(3600)) { note("session ends") }
            clock.scheduleAnimationEnd(after: .seconds(5), site: nil) {
                note("first animation")
                clock.scheduleAnimationEnd(after: .seconds(5), site: nil) { note("second animation") }
            }
        }
        return log.lines + ["clock at \(clock.now)"]
    }

    private let untilAnswer = [
        "body at 0 s", "at once at 0 s", "first animation at 0 s", "second animation at 0 s", "answer at 2 s",
        "answer shown at 2 s",
    ]

    @Test("The default lapse runs work within ten seconds of the tap, and ends animations immediately")
    func standard() {
        let expected = untilAnswer + ["tick at 4 s", "tick at 8 s", "at the limit at 10 s", "clock at 10 s"]
        #expect(log(of: .standard) == expected)
        #expect(log(of: .automatic) == expected)
    }

    @Test("With the lapse of animations only, no time passes")
    func animations() {
        #expect(log(of: .animations) == untilAnswer.prefix(4) + ["clock at 0 s"])
    }

    @Test("Without a lapse nothing happens but the tap")
    func none() {
        #expect(log(of: .none) == ["body at 0 s", "clock at 0 s"])
    }

    @Test("The time limit can be set")
    func upTo() {
        #expect(log(of: .upTo(.seconds(2))) == untilAnswer + ["clock at 2 s"])
        #expect(log(of: .upTo(.seconds(11))).suffix(2) == ["late at 11 s", "clock at 11 s"])
        #expect(log(of: .upTo(.zero)) == untilAnswer.prefix(4) + ["clock at 0 s"])
    }

    @Test("The lapse of all work runs all one-shot work, and does not wait for repeating work")
    func all() {
        let lines = log(of: .all)
        #expect(lines.suffix(3) == ["session ends at 3600 s", "tick at 3600 s", "clock at 3600 s"])
        #expect(lines.filter { $0.hasPrefix("tick") }.count == 900)
    }

    @Test("A call's own lapse overrides the clock's default")
    func defaults() {
        #expect(log(of: .automatic, default: .none) == log(of: .none))
        #expect(log(of: .automatic, default: .upTo(.seconds(2))) == log(of: .upTo(.seconds(2))))
        #expect(log(of: .animations, default: .all) == log(of: .animations))
        #expect(VirtualClock().defaultLapse == .standard)
    }

    @Test("A heartbeat that reschedules itself each second stops at ten seconds")
    func heartbeat() {
        let clock = VirtualClock()
        let log = EventLog()
        func beat() {
            log.add("\(clock.now)")
            clock.schedule(after: .seconds(1)) { beat() }
        }
        clock.lapse(.standard) { beat() }
        #expect(log.lines == (0...10).map { "\($0) s" })
        #expect(clock.pendingWork.map(\.deadline.description) == ["11 s"])
    }

    @Test("Animations take their time again when the lapse is over")
    func animationsAfterwards() {
        let clock = VirtualClock()
        clock.lapse(.standard) { #expect(clock.animationsAreDisabled) }
        #expect(!clock.animationsAreDisabled)
        clock.lapse(.none) { #expect(!clock.animationsAreDisabled) }
        clock.lapse(.standard) { clock.lapse(.animations) { #expect(clock.animationsAreDisabled) } }
        #expect(!clock.animationsAreDisabled)
    }

    @Test("Failures in a lapse, and of work that it runs, are recorded at the running call")
    func failures() {
        let clock = VirtualClock(runawayLimit: 50)
        func again() { clock.schedule(after: .zero) { again() } }
        let site = CallSite("Tests/Form.swift", "Form.swift", 7, 1)
        let failures = FailureCollector.failures {
            site.whileCurrent {
                clock.lapse(.upTo(.seconds(-1))) {}
                for lapse in [Lapse.standard, .upTo(.zero), .all, .animations] {
                    clock.lapse(lapse) { again() }
                }
                clock.cancelAll()
                clock.schedule(after: .zero) { ClockFailure.intervalNotPositive(.zero).record() }
                clock.lapse(.standard) {}
            }
        }
        #expect(failures.count == 6)
        #expect(failures.first?.text == "Running until idle takes a duration of zero or more, not -1 s.")
        #expect(failures.last?.text == "Repeating work needs an interval above zero, not 0 s.")
        #expect(Set(failures.map { $0.site?.description }) == ["Form.swift:7"])
    }
}
