import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Timers while a finger scrolls") struct ScrollTrackingModeTests {
    /// An object whose methods a timer, a link and a delayed call are to call.
    @MainActor private final class Ticker: NSObject {
        var log: [String] = []
        func frame() { log.append("frame") }
        func later() { log.append("later") }
    }

    @Test("Timers of the default mode wait until the finger is lifted; those of the common modes do not")
    func modes() {
        _ = ScrollStage.run { stage in
            let ticker = Ticker()
            func add(_ name: String, _ mode: RunLoop.Mode) {
                let timer = Timer(timeInterval: 0.5, repeats: false) { _ in ticker.log.append(name) }
                RunLoop.main.add(timer, forMode: mode)
            }
            let finger = Finger(down: CGPoint(x: 150, y: 300))
            #expect(RunLoop.main.currentMode == .default)
            finger.move(to: CGPoint(x: 150, y: 250))
            #expect(RunLoop.main.currentMode == .tracking)
            add("default", .default)
            add("common", .common)
            add("tracking", .tracking)
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in ticker.log.append("scheduled")
            }
            ticker.perform(Ticker.later, afterDelay: 0.5)
            ticker.perform(afterDelay: 0.5, inModes: [.common]) { ticker.log.append("in common modes") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { ticker.log.append("queue") }
            stage.lapse(1000)
            #expect(ticker.log == ["common", "tracking", "in common modes", "queue"])
            finger.lift()
            #expect(RunLoop.main.currentMode == .default)
            stage.lapse(0)
            #expect(ticker.log.dropFirst(4) == ["default", "scheduled", "later"])
        }
    }

    @Test("A display link of the default mode pauses, one of the common modes continues")
    func displayLinks() {
        _ = ScrollStage.run { stage in
            let (one, two) = (Ticker(), Ticker())
            let links = [
                CADisplayLink(target: one, selector: Ticker.frame),
                CADisplayLink(target: two, selector: Ticker.frame),
            ]
            links[0].add(to: .main, forMode: .default)
            links[1].add(to: .main, forMode: .common)
            let finger = Finger(down: CGPoint(x: 150, y: 300))
            finger.move(to: CGPoint(x: 150, y: 250))
            stage.lapse(100)
            #expect(one.log.isEmpty && two.log.count == 6)
            finger.lift()
            stage.lapse(100)
            #expect(one.log.count == 7 && two.log.count == 12)
            for link in links { link.invalidate() }
        }
    }

    @Test("A scroll view that is removed during a drag ends the mode")
    func gone() {
        _ = ScrollStage.run { stage in
            var fired = false
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in fired = true }
            let finger = Finger(down: CGPoint(x: 150, y: 300))
            finger.move(to: CGPoint(x: 150, y: 250))
            stage.lapse(1000)
            #expect(!fired)
            stage.scrollView.removeFromSuperview()
            finger.lift()
            stage.lapse(0)
            #expect(fired && RunLoop.main.currentMode == .default)
        }
    }

    @Test("A touch that does not scroll delays nothing")
    func still() {
        _ = ScrollStage.run { stage in
            var fired = false
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in fired = true }
            let finger = Finger(down: CGPoint(x: 150, y: 300))
            stage.lapse(1000)
            #expect(fired)
            finger.lift()
        }
    }
}
