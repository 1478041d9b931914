import FailureReporting
import Testing
import TimeLapse

@MainActor
@Suite("Failures of the clock") struct ClockFailureTests {
    struct Situation: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var text: String
        var request: @MainActor @Sendable (VirtualClock) -> Void

        init(_ name: String, _ text: String, request: @escaping @MainActor @Sendable (VirtualClock) -> Void) {
            testDescription = name
            self.text = text
            self.request = request
        }
    }

    private nonisolated static let enormous = Duration.seconds(Int64.max)
    private nonisolated static let past = VirtualClock.Instant(offset: .milliseconds(250))

    nonisolated static let situations = [
        Situation("negative delay", "Scheduling work takes a duration of zero or more, not -0.5 s.") {
            $0.schedule(after: .milliseconds(-500)) {}
        },
        Situation(
            "enormous delay",
            "Scheduling work cannot take 9.223372036854776e+18 s: that is past the end of the clock."
        ) { $0.schedule(after: enormous) {} },
        Situation(
            "a delay that no Int64 holds in seconds",
            "Scheduling work cannot take 1.8446744073709552e+19 s: that is past the end of the clock."
        ) { $0.schedule(after: enormous + enormous) {} },
        Situation("interval of zero", "Repeating work needs an interval above zero, not 0 s.") {
            $0.schedule(every: .zero) {}
        },
        Situation("negative interval", "Repeating work needs an interval above zero, not -1 s.") {
            $0.schedule(every: .seconds(-1), startingAfter: .zero) {}
        },
        Situation(
            "enormous interval",
            "Scheduling work cannot take 9.223372036854776e+18 s: that is past the end of the clock."
        ) { $0.schedule(every: enormous, startingAfter: .zero) {} },
        Situation("negative start", "Scheduling work takes a duration of zero or more, not -1 s.") {
            $0.schedule(every: .seconds(1), startingAfter: .seconds(-1)) {}
        },
        Situation("negative animation", "An animation takes a duration of zero or more, not -1 s.") {
            $0.scheduleAnimationEnd(after: .seconds(-1), site: nil) {}
        },
        Situation("negative advance", "Advancing the clock takes a duration of zero or more, not -2 s.") {
            $0.advance(by: .seconds(-2))
        },
        Situation(
            "most negative advance",
            "Advancing the clock takes a duration of zero or more, not -9.223372036854776e+18 s."
        ) { $0.advance(by: .seconds(Int64.min)) },
        Situation(
            "enormous advance",
            "Advancing the clock cannot take 9.223372036854776e+18 s: that is past the end of the clock."
        ) { $0.advance(by: enormous) },
        Situation(
            "advance past the end",
            "Advancing the clock cannot take 7.205759403792794e+16 s: that is past the end of the clock."
        ) { $0.advance(by: .seconds(1 << 56)) },
        Situation(
            "instant in the past", "Cannot advance to 0.25 s: the clock is already at 1 s."
        ) {
            $0.advance(to: past)
        },
        Situation(
            "instant past the end",
            "Advancing the clock cannot take 9.223372036854776e+18 s: that is past the end of the clock."
        ) { $0.advance(to: VirtualClock.Instant(offset: enormous)) },
        Situation("negative horizon", "Running until idle takes a duration of zero or more, not -1 s.") {
            $0.runUntilIdle(within: .seconds(-1))
        },
    ]

    @Test("Bad input is a failure at the caller's line, and changes nothing", arguments: situations)
    func text(situation: Situation) {
        let clock = VirtualClock()
        clock.advance(by: .seconds(1))
        clock.schedule(after: .zero) { Issue.record("Nothing is to fire.") }
        let failures = FailureCollector.failures { situation.request(clock) }
        #expect(failures.map(\.text) == [situation.text])
        #expect(failures.allSatisfy { $0.site.map { "\($0.fileID)" == #fileID } ?? true })
        #expect(clock.now.description == "1 s")
        #expect(clock.pendingWork.count == 1)
    }

    @Test("Each way to move the clock blames the line that calls it")
    func lines() {
        let clock = VirtualClock()
        clock.advance(by: .seconds(1))
        let line = #line + 2
        let failures = FailureCollector.failures {
            clock.advance(by: .seconds(-1))
            clock.advance(to: VirtualClock.Instant(offset: .zero))
            clock.runUntilIdle(within: .seconds(-1))
            clock.schedule(after: .seconds(-1)) {}
            clock.schedule(every: .zero) {}
        }
        #expect(
            failures.map { $0.site?.description } == (0..<5).map { "ClockFailureTests.swift:\(line + $0)" })
    }

    @Test("A failure in work that fires belongs to the call that moved the clock, unless it has its own line")
    func inside() {
        struct Inner: Failure { var description = "inner" }
        let clock = VirtualClock()
        clock.schedule(after: .seconds(1)) { Inner().record() }
        let line = #line + 1
        let failures = FailureCollector.failures { clock.advance(by: .seconds(1)) }
        #expect(failures.map { $0.site?.description } == ["ClockFailureTests.swift:\(line)"])
    }
}
