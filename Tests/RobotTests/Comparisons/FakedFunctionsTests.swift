import Robot
import TestSupport
import Testing

/// The rows of the table "Beside sinon's fake timers" of the page Time that are about what is faked.
@MainActor @Suite("What sinon fakes, row by row", .robot.leftovers(.ignored)) struct FakedFunctionsTests {
    @MainActor private final class Frames {
        var times: [Double] = []

        func draw(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    private let log = EventLog()

    // Row of Time.md: `Date`, `Date.now()`, `Intl`
    @Test("Dates and what formats them are by the clock")
    func date() {
        TimeLapse.advance(by: .seconds(90))
        #expect(Date.now.timeIntervalSinceReferenceDate == 90)
        #expect(Date().formatted(.iso8601) == "2001-01-01T00:01:30Z")
        #expect(
            RelativeDateTimeFormatter().localizedString(for: .now + 60, relativeTo: Date()) == "in 1 minute")
    }

    // Row of Time.md: `performance.now()`, `hrtime()`
    @Test("What measures a duration measures that of the clock")
    func performance() {
        let (instant, uptime) = (ContinuousClock().now, ProcessInfo.processInfo.systemUptime)
        let time = DispatchTime.now()
        TimeLapse.advance(by: .seconds(5))
        #expect(instant.duration(to: ContinuousClock().now) == .seconds(5))
        #expect(ProcessInfo.processInfo.systemUptime - uptime == 5)
        #expect(DispatchTime.now().uptimeNanoseconds - time.uptimeNanoseconds == 5_000_000_000)
    }

    // Row of Time.md: `setTimeout`, `clearTimeout`
    @Test("A timer and a delayed block fire once, or never if they are cancelled")
    func timeout() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [log] _ in log.add("timer") }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [log] _ in log.add("never") }.invalidate()
        let item = DispatchWorkItem { [log] in log.add("never") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
        item.cancel()
        TimeLapse.advance(by: .seconds(5))
        #expect(log.take() == "timer")
    }

    // Row of Time.md: `ignoreMissingTimers`
    @Test("A timer that has fired is invalidated again without a word")
    func missing() {
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
        TimeLapse.advance(by: .seconds(1))
        timer.invalidate()
        #expect(!timer.isValid)
    }

    // Row of Time.md: `setInterval`, `clearInterval`
    @Test("A repeating timer fires without drift until it is invalidated")
    func interval() {
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [log] _ in
            log.add("\(TimeLapse.now)")
        }
        TimeLapse.advance(by: .seconds(1.2))
        timer.invalidate()
        TimeLapse.advance(by: .seconds(5))
        #expect(log.take() == "0.5 s\n1 s")
    }

    // Row of Time.md: `setImmediate`, `process.nextTick`, `queueMicrotask`
    @Test("A block for the next turn runs after the code that adds it, in the order of adding")
    func immediate() {
        DispatchQueue.main.async { [log] in log.add("first") }
        RunLoop.main.perform { [log] in log.add("second") }
        log.add("now")
        TimeLapse.advance(by: .zero)
        #expect(log.take() == "now\nfirst\nsecond")
    }

    // Row of Time.md: `requestAnimationFrame`, `cancelAnimationFrame`
    @Test("A display link is called with each frame until it is invalidated")
    func frames() {
        let frames = Frames()
        let link = CADisplayLink(target: frames, selector: Frames.draw)
        link.add(to: .main, forMode: .common)
        TimeLapse.advanceFrame()
        TimeLapse.advanceFrame()
        link.invalidate()
        TimeLapse.advanceFrame()
        #expect(frames.times.map { Int(($0 * 60).rounded()) } == [1, 2])
    }

    // Row of Time.md: `requestIdleCallback`, `cancelIdleCallback`
    @Test(
        "An operation of very low priority runs after those that are added with it, or never if it is cancelled"
    )
    func idleCallback() {
        let operations = ["idle", "never", "busy"].map { name in BlockOperation { [log] in log.add(name) } }
        for operation in operations.prefix(2) { operation.queuePriority = .veryLow }
        operations[1].cancel()
        OperationQueue.main.addOperations(operations, waitUntilFinished: false)
        TimeLapse.advance(by: .zero)
        #expect(log.take() == "busy\nidle")
    }

    // Row of Time.md: `timers/promises`
    @Test("A task that sleeps wakes by the clock, and ends early if it is cancelled")
    func promises() async {
        let tasks = (0..<2).map { number in
            Task { [log] in
                let isWhole = (try? await Task.sleep(for: .seconds(10))) != nil
                log.add("\(TimeLapse.now) \(number) \(isWhole ? "woke" : "was cancelled")")
            }
        }
        await TimeLapse.advance(by: .seconds(1))
        tasks[0].cancel()
        await TimeLapse.advance(by: .seconds(20))
        #expect(log.take() == "1 s 0 was cancelled\n10 s 1 woke")
    }
}
