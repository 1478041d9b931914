import Robot
import Testing

/// The examples of Time, but for tasks.
@MainActor @Suite("Examples of time", .robot) struct TimeExamplesTests {
    private let banner = UIView()
    private let view = UIView()
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    @Test("Time moves as far as it is told")
    func moving() {
        var (ticks, log) = (0, [String]())
        Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in
            ticks += 1
            log.append("tick \(TimeLapse.now)")
            if ticks == 5 { view.perform(afterDelay: 2) { banner.isHidden = true } }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 45) { log.append("block \(TimeLapse.now)") }

        // Example of Time.md
        TimeLapse.advance(by: .seconds(30))
        TimeLapse.advanceMainRunLoop()  // until nothing one-shot is scheduled
        TimeLapse.advanceToNextTimer()
        TimeLapse.advanceFrame()  // to the next sixtieth of a second
        TimeLapse.advance(until: { banner.isHidden }, within: .seconds(5))
        TimeLapse.waitForAnimationsToFinish()
        TimeLapse.jump(by: .seconds(3600))  // as a device that slept: what is overdue fires once
        print(TimeLapse.idleReport)  // what is scheduled, when it is due, and where it was scheduled
        TimeLapse.resetMainRunLoop()  // cancels what is scheduled
        // End of example
        #expect(
            log == [
                "tick 10 s", "tick 20 s", "tick 30 s", "tick 40 s", "block 45 s", "tick 50 s", "tick 3652 s",
            ])
        #expect(TimeLapse.isIdle)
    }

    @Test("The date is set, and nothing fires")
    func date() {
        Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in banner.isHidden = true }
        // Example of Time.md
        TimeLapse.date = VirtualClock.startDate.addingTimeInterval(86_400)
        // End of example
        #expect(TimeLapse.date.timeIntervalSinceReferenceDate == 86_400)
        #expect(TimeLapse.now.offset == .zero)
        TimeLapse.advance(by: .seconds(1))
        #expect(TimeLapse.date.timeIntervalSinceReferenceDate == 86_401)
        #expect(!banner.isHidden)
    }

    @Test("Animations inside end immediately, completions included")
    func animationsDisabled() {
        // Example of Time.md
        TimeLapse.disableAnimations {
            UIView.animate(withDuration: 2) {
                card.alpha = 0
            } completion: { _ in
                card.isHidden = true
            }
        }
        // End of example
        #expect(card.isHidden)
        #expect(TimeLapse.now.offset == .zero)
    }

    @Test("An animated property has a value at every instant")
    func presentation() {
        UIWindow.createWindowForTesting().addSubview(card)
        // Example of Time.md
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { card.center.y = 300 }
        TimeLapse.advance(by: .seconds(1))
        #expect(card.layer.presentation()?.position.y == 200)
        // End of example
        #expect(!card.isHittable)
        TimeLapse.waitForAnimationsToFinish()
        #expect(card.isHittable)
    }

    @Test("An animator of physics pauses when its items are at rest")
    func physics() {
        let animator = UIDynamicAnimator(referenceView: view)
        // Example of Time.md
        animator.addBehavior(UISnapBehavior(item: card, snapTo: CGPoint(x: 200, y: 300)))
        TimeLapse.advance(until: { !animator.isRunning }, within: .seconds(5))
        #expect(card.center == CGPoint(x: 200, y: 300))
        // End of example
    }

    @MainActor
    private final class Uploads {
        var pending = ["a"]
    }

    @Test("A wait goes on until what the test says is idle")
    func resources() {
        let uploads = Uploads()
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated { uploads.pending = [] }
        }
        // Example of Time.md
        TimeLapse.waits(for: "uploads") { uploads.pending.isEmpty }
        // End of example
        TimeLapse.advanceMainRunLoop()
        #expect("\(TimeLapse.now)" == "1 s")
        timer.invalidate()
    }
}
