import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("CADisplayLink") struct CADisplayLinkTests {
    @MainActor
    private final class Wave {
        var frames: [Double] = []
        var steps = 0

        func step(_ link: CADisplayLink) { frames.append(link.timestamp) }

        func stepAlone() { steps += 1 }
    }

    private let wave = Wave()

    private func inWorld(_ body: (VirtualClock) -> Void) {
        let application = UIApplication()
        UIApplication.withShared(application) { body(application.clock) }
    }

    @Test("A display link fires with each frame, at the exact sixtieths of a second, without drift")
    func hour() {
        inWorld { clock in
            let link = CADisplayLink(target: wave, selector: Wave.step)
            #expect(link.timestamp == 0 && link.duration == 0)
            link.add(to: .main, forMode: .common)
            let seconds = Rounds.of(3600)
            TimeLapse.advance(by: .seconds(seconds))
            #expect(wave.frames.count == 60 * seconds)
            #expect(wave.frames.prefix(3) == [0.016666666666666666, 0.03333333333333333, 0.05])
            #expect(wave.frames.last == Double(seconds))
            #expect(link.targetTimestamp == Double(seconds) + 0.016666666666666666)
            #expect(link.duration == 1.0 / 60)
            #expect(CACurrentMediaTime() == Double(seconds))
            link.invalidate()
        }
    }

    @Test(
        "The rates of a display link are divided from the display's",
        arguments: [(0, 60), (60, 60), (120, 60), (-1, 60), (45, 30), (29, 30), (25, 20), (7, 6), (1, 1)])
    func rates(_ preferred: Int, _ actual: Int) {
        inWorld { _ in
            let link = CADisplayLink(target: wave, selector: Wave.stepAlone)
            link.preferredFramesPerSecond = preferred
            link.add(to: .current, forMode: .default)
            TimeLapse.advance(by: .seconds(2))
            #expect(wave.steps == 2 * actual)
        }
    }

    @Test("A range of rates takes precedence over the rate, and may change while it runs")
    func range() {
        inWorld { _ in
            let link = CADisplayLink(target: wave, selector: Wave.stepAlone)
            link.preferredFramesPerSecond = 10
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 20, maximum: 40, preferred: 30)
            link.add(to: .main, forMode: .common)
            TimeLapse.advance(by: .seconds(1))
            #expect(wave.steps == 30)
            link.preferredFrameRateRange = .default
            TimeLapse.advance(by: .seconds(1))
            #expect(wave.steps == 40)
        }
    }

    @Test(
        "A display link does not fire when paused, removed or invalidated, and then releases its target"
    )
    func pausing() {
        inWorld { clock in
            weak var target: Wave?
            do {
                let wave = Wave()
                target = wave
                let link = CADisplayLink(target: wave, selector: Wave.stepAlone)
                TimeLapse.advance(by: .seconds(1))
                #expect(wave.steps == 0)
                link.add(to: .main, forMode: .common)
                link.add(to: .main, forMode: .default)
                TimeLapse.advanceFrame()
                #expect(wave.steps == 1)
                link.isPaused = true
                TimeLapse.advance(by: .seconds(1))
                link.isPaused = false
                TimeLapse.advanceFrame()
                #expect(wave.steps == 2)
                link.remove(from: .main, forMode: .common)
                TimeLapse.advance(by: .seconds(1))
                #expect(wave.steps == 2)
                link.add(to: .main, forMode: .common)
                TimeLapse.advanceFrame()
                #expect(wave.steps == 3)
                link.invalidate()
                link.add(to: .main, forMode: .common)
                TimeLapse.advance(by: .seconds(1))
                #expect(wave.steps == 3)
            }
            #expect(target == nil)
            #expect(clock.pendingWork.isEmpty)
        }
    }

    @Test("A display link never keeps the clock from being idle, and failures name it")
    func idle() {
        inWorld { clock in
            let line = #line + 1
            let link = CADisplayLink(target: wave, selector: Wave.stepAlone)
            link.add(to: .main, forMode: .common)
            TimeLapse.advanceMainRunLoop()
            #expect(TimeLapse.isIdle && TimeLapse.now.offset == .zero)
            #expect(
                TimeLapse.idleReport == """
                    Repeating:
                      display link due at 0.016666666666666666 s, every 0.016666666666666666 s, scheduled at CADisplayLinkTests.swift:\(line)
                    """)
            link.invalidate()
        }
    }

    @Test("The absolute time is the virtual date, counted from the beginning of 2001")
    func absoluteTime() {
        inWorld { clock in
            let start = CFAbsoluteTimeGetCurrent()
            #expect(Date(timeIntervalSinceReferenceDate: start) == clock.date)
            clock.advance(by: .seconds(8))
            #expect(CFAbsoluteTimeGetCurrent() - start == 8)
        }
    }
}
