import TestSupport
import Testing
import TimeLapse
import ViewQuery

@MainActor @Suite("Pending callbacks in failures") struct PendingCallbacksTests {
    /// The lines of a failure after the first and before what was looked at; lines of this file are `N` in it.
    private func findings() -> [String] {
        UIWindow.createWindowForTesting().addSubview(UIView())
        let text = QueryFailure(nothingFoundBy: theFirstView(withText("Later")), for: nil).description
        return text.replacing(/swift:\d+/, with: "swift:N").split(separator: "\n").dropFirst()
            .prefix { !$0.hasPrefix("Looked at ") }.filter { !$0.hasPrefix("No view there has") }
            .map(String.init)
    }

    private var clock: VirtualClock { UIApplication.shared.clock }

    @Test("One callback is named with its line, and the call that lets it happen")
    func one() {
        inOwnApplication {
            clock.schedule(after: .seconds(90), name: "download") {}
            #expect(
                findings() == [
                    "Pending: download due at 90 s, scheduled at PendingCallbacksTests.swift:N.",
                    "To wait for it: TimeLapse.advance(by: .seconds(90))",
                ])
        }
    }

    @Test("Of several callbacks the first three are named, those that fire once before those that repeat")
    func several() {
        inOwnApplication {
            clock.schedule(every: .milliseconds(100), name: "tick") {}
            for index in 1...3 { clock.schedule(after: .milliseconds(500 * index), name: "step \(index)") {} }
            let place = "scheduled at PendingCallbacksTests.swift:N"
            #expect(
                findings() == [
                    "Pending: step 1 due at 0.5 s, \(place); step 2 due at 1 s, \(place);"
                        + " step 3 due at 1.5 s, \(place); and 1 more.",
                    "To wait for it: TimeLapse.runUntilIdle()",
                ])
        }
    }

    @Test("What only repeats is named with its next time, and is not proposed to be waited for")
    func repeating() {
        inOwnApplication {
            clock.schedule(every: .milliseconds(100), name: "tick") {}
            #expect(
                findings() == [
                    "Pending: tick due at 0.1 s, every 0.1 s, scheduled at PendingCallbacksTests.swift:N."
                ])
        }
    }

    @Test("A task that has begun and has not run is named, and the call that lets it run")
    func readyTask() async {
        await UIApplication.withShared(UIApplication()) {
            let task = Task { @MainActor in }
            #expect(
                findings() == [
                    "Pending: 1 task ready to run when time moves.",
                    "To wait for it: TimeLapse.advance(by: .zero)",
                ])
            clock.schedule(after: .seconds(1), name: "download") {}
            #expect(
                findings() == [
                    "Pending: 1 task ready to run when time moves; download due at 1 s, scheduled at"
                        + " PendingCallbacksTests.swift:N.",
                    "To wait for it: TimeLapse.runUntilIdle()",
                ])
            await task.value
            await TimeLapse.runUntilIdle()
            #expect(findings() == [])
        }
    }

    @Test("Nothing is said where nothing is pending")
    func nothing() {
        inOwnApplication { #expect(findings() == []) }
    }
}
