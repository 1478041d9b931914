import TestSupport
import Testing
import VirtualFoundation

@testable import TimeLapse

@MainActor
@Suite("Timers of Dispatch") struct TimerSourceTests {
    /// What happened, with the virtual time.
    private final class Log: Sendable {
        nonisolated(unsafe) private var lines: [String] = []

        @MainActor
        func add(_ line: String) { lines.append("\(TimeLapse.now) \(line)") }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private let log = Log()

    private func makeSource(on queue: TimeLapse::DispatchQueue? = .main) -> any TimeLapse::DispatchSourceTimer
    {
        let source = TimeLapse::DispatchSource.makeTimerSource(queue: queue)
        source.setEventHandler { [log] in log.add("event") }
        source.setCancelHandler { [log] in log.add("cancelled") }
        return source
    }

    @Test("A timer fires once or again and again, from when it was resumed, on each queue")
    func fires() {
        inOwnWorld {
            for queue in [TimeLapse::DispatchQueue.main, nil, TimeLapse::DispatchQueue(label: "own")] {
                let start = TimeLapse.now.offset
                let once = makeSource(on: queue)
                once.schedule(deadline: .now() + 1)
                TimeLapse.advance(by: .seconds(5))
                #expect(log.take() == [])
                once.resume()
                TimeLapse.advance(by: .zero)
                TimeLapse.advance(by: .seconds(5))
                #expect(log.take() == ["\((start + .seconds(5)).text) event"])
                let again = makeSource(on: queue)
                again.schedule(deadline: .now() + .milliseconds(500), repeating: 0.25, leeway: .seconds(1))
                again.activate()
                again.activate()
                TimeLapse.advance(by: .seconds(1))
                #expect(log.take() == [10.5, 10.75, 11].map { "\((start + .seconds($0)).text) event" })
                again.cancel()
                again.cancel()
                #expect(again.isCancelled)
                TimeLapse.advance(by: .seconds(1))
                #expect(log.take() == ["\((start + .seconds(11)).text) cancelled"])
            }
        }
    }

    // Apple's guide to concurrency: what a suspended source misses is one event when it is resumed.
    @Test("Events of a suspended timer are held back as one, and later ones keep their times")
    func suspended() {
        inOwnWorld {
            let source = makeSource()
            source.schedule(deadline: .now() + 1, repeating: .seconds(1))
            source.resume()
            TimeLapse.advance(by: .seconds(1.5))
            #expect(log.take() == ["1 s event"])
            source.suspend()
            source.suspend()
            TimeLapse.advance(by: .seconds(3))
            source.resume()
            TimeLapse.advance(by: .zero)
            #expect(log.take() == [])
            source.resume()
            TimeLapse.advance(by: .seconds(2))
            #expect(log.take() == ["4.5 s event", "5 s event", "6 s event"])
            source.suspend()
            source.cancel()
            TimeLapse.advance(by: .seconds(2))
            #expect(log.take() == [])
            source.resume()
            TimeLapse.advance(by: .zero)
            #expect(log.take() == ["8.5 s cancelled"])
        }
    }

    @Test("A timer is scheduled anew, by dates too, until it is cancelled, also by its own handler")
    func scheduled() {
        inOwnWorld {
            let source = makeSource()
            source.resume()
            source.schedule(deadline: .now() + 1)
            source.schedule(wallDeadline: .now() + 2, repeating: .never)
            TimeLapse.advance(by: .seconds(3))
            #expect(log.take() == ["2 s event"])
            source.schedule(deadline: .now() - 1, repeating: 0)
            source.setEventHandler { [log] in
                log.add("last")
                source.cancel()
            }
            TimeLapse.advance(by: .seconds(1))
            #expect(log.take() == ["3 s last", "3 s cancelled"])
            source.schedule(deadline: .now())
            TimeLapse.advance(by: .seconds(1))
            #expect(log.take() == [])
        }
    }

    @Test("A timer that is let go of stops, and does not keep itself")
    func released() {
        inOwnWorld {
            var source: (any TimeLapse::DispatchSourceTimer)? = makeSource()
            weak let weakly = source
            source?.schedule(deadline: .now() + 1, repeating: 1)
            source?.resume()
            TimeLapse.advance(by: .seconds(1))
            source = nil
            #expect(weakly == nil && TimeLapse.idleReport.contains("Nothing") || TimeLapse.isIdle)
            TimeLapse.advance(by: .seconds(5))
            #expect(log.take() == ["1 s event"])
        }
    }

    @Test("What crashes on a device is a failure: to resume too often, and to let go of a suspended timer")
    func misuse() {
        inOwnWorld {
            let resumed = makeSource()
            resumed.resume()
            let tooOften = failureTexts { resumed.resume() }
            #expect(
                tooOften == [
                    "A source was resumed more often than it was suspended. On a device this crashes."
                ])
            let texts = failureTexts { _ = makeSource() }
            #expect(texts.count == 1 && texts[0].hasPrefix("A source was released while it was suspended"))
        }
    }
}
