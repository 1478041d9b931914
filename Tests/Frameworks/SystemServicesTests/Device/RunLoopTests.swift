import Robot
import Testing

@MainActor
@Suite("Running the run loop", .robot) struct RunLoopTests {
    @Test("Running the run loop lets virtual time pass, until a date")
    func until() {
        var log: [String] = []
        Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in
            MainActor.assumeIsolated { log.append("\(TimeLapse.now)") }
        }
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.3))
        #expect(log == [] && "\(TimeLapse.now)" == "0.3 s")
        RunLoop.main.run(until: TimeLapse.date.addingTimeInterval(0.2))
        #expect(log == ["0.4 s"] && "\(TimeLapse.now)" == "0.5 s")
        RunLoop.main.run(until: Date())
        #expect("\(TimeLapse.now)" == "0.5 s")
    }

    @Test("Running the run loop runs one callback after another until a condition is true")
    func once() {
        var count = 0
        for _ in 0..<3 { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { count += 1 } }
        RunLoop.current.acceptInput(forMode: .default, before: TimeLapse.date.addingTimeInterval(0.5))
        #expect(count == 0 && "\(TimeLapse.now)" == "0.5 s")
        RunLoop.current.acceptInput(forMode: .default, before: .distantFuture)
        #expect(count >= 1 && "\(TimeLapse.now)" == "1 s")
        while count < 2, RunLoop.current.run(mode: .default, before: .distantFuture) {}
        #expect(count >= 2 && "\(TimeLapse.now)" == "1 s")
        let end = TimeLapse.date.addingTimeInterval(5)
        while RunLoop.current.run(mode: .default, before: end) {}
        #expect("\(TimeLapse.now)" == "6 s" && count == 3)
    }
}
