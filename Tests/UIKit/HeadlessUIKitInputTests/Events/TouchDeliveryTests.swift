import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A view that logs touches, and passes them on if it is told to.
private final class TouchLog: UIView {
    var log: EventLog?
    var passesOn = false
    var reaction: (@MainActor () -> Void)?

    private func note(_ phase: String, _ touches: Set<UITouch>) {
        let places = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }.map(\.shortText)
        log?.add("\(accessibilityIdentifier ?? "?") \(phase) \(places.joined(separator: " "))")
        reaction?()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
        if passesOn { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
    }
}

/// A shown window with two views side by side, each 50 wide.
@MainActor
private struct Stage {
    let log = EventLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let left = TouchLog(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    let right = TouchLog(frame: CGRect(x: 50, y: 0, width: 50, height: 100))

    init() {
        for (view, name) in [(left, "left"), (right, "right")] {
            view.log = log
            view.isMultipleTouchEnabled = true
            view.accessibilityIdentifier = name
            window.addSubview(view)
        }
        window.makeKeyAndVisible()
    }

    func send(_ touches: UITouch...) {
        UIApplication.shared.sendEvent(UIEvent(touches: touches, timestamp: 0))
    }

    static func run(_ body: (Stage) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let stage = Stage()
            body(stage)
            stage.window.isHidden = true
        }
    }
}

@MainActor @Suite("Delivery of touches") struct TouchDeliveryTests {
    private func finger(_ x: CGFloat, _ y: CGFloat = 10) -> UITouch {
        UITouch(at: CGPoint(x: x, y: y), tapCount: 1, timestamp: 0)
    }

    @Test("A touch belongs to the view that it began in, wherever it moves")
    func phases() {
        Stage.run { stage in
            let touch = finger(60)
            stage.send(touch)
            #expect(touch.view === stage.right)
            #expect(touch.window === stage.window)
            #expect(UIApplication.shared.activeTouches == [touch])
            touch.update(to: .moved, at: CGPoint(x: 5, y: 10), timestamp: 1)
            stage.send(touch)
            #expect(touch.previousLocation(in: stage.right) == CGPoint(x: 10, y: 10))
            #expect(touch.location(in: nil) == CGPoint(x: 5, y: 10))
            touch.update(to: .stationary, at: CGPoint(x: 5, y: 10), timestamp: 2)
            stage.send(touch)
            touch.update(to: .ended, at: CGPoint(x: 5, y: 10), timestamp: 3)
            stage.send(touch)
            #expect(
                stage.log.takeLines() == [
                    "right began (10, 10)", "right moved (-45, 10)", "right ended (-45, 10)",
                ])
            #expect(UIApplication.shared.activeTouches.isEmpty)
        }
    }

    @Test("One event brings each view its touches in one call, those that begin first")
    func severalTouches() {
        Stage.run { stage in
            let touches = [finger(60), finger(10), finger(20)]
            UIApplication.shared.sendEvent(UIEvent(touches: touches, timestamp: 0))
            #expect(stage.log.takeLines() == ["right began (10, 10)", "left began (10, 10) (20, 10)"])
            let late = finger(30)
            touches[0].update(to: .cancelled, at: CGPoint(x: 60, y: 10), timestamp: 0)
            touches[1].update(to: .moved, at: CGPoint(x: 11, y: 10), timestamp: 0)
            touches[2].update(to: .ended, at: CGPoint(x: 20, y: 10), timestamp: 0)
            let event = UIEvent(touches: touches + [late], timestamp: 0)
            UIApplication.shared.sendEvent(event)
            #expect(
                stage.log.takeLines() == [
                    "left began (30, 10)", "left moved (11, 10)", "left ended (20, 10)",
                    "right cancelled (10, 10)",
                ])
            #expect(UIApplication.shared.activeTouches == [touches[1], late])
            #expect(event.touches(for: stage.right) == [touches[0]])
            #expect(event.touches(for: stage.window)?.count == 4)
            #expect(event.touches(for: UIView()) == nil)
            #expect(event.allTouches?.count == 4)
        }
    }

    @Test("A touch without a view under it is delivered nowhere, and is over when it ends")
    func nowhere() {
        Stage.run { stage in
            let touch = finger(500)
            stage.send(touch)
            #expect(touch.view == nil)
            touch.update(to: .moved, at: CGPoint(x: 10, y: 10), timestamp: 0)
            stage.send(touch)
            touch.update(to: .ended, at: CGPoint(x: 10, y: 10), timestamp: 0)
            stage.send(touch)
            #expect(stage.log.takeLines() == [])
            #expect(UIApplication.shared.activeTouches.isEmpty)
        }
    }

    @Test("An unhandled touch goes up the chain, and is unclaimed at its end")
    func upTheChain() {
        Stage.run { stage in
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            inner.isMultipleTouchEnabled = true
            stage.left.addSubview(inner)
            let touch = finger(5, 5)
            stage.send(touch)
            #expect(touch.view === inner)
            #expect(stage.log.takeLines() == ["left began (5, 5)"])
            #expect(!touch.wasUnclaimed)
            stage.left.passesOn = true
            let other = finger(5, 5)
            stage.send(other)
            #expect(other.wasUnclaimed)
        }
    }

    @Test("A view that is removed by the touch gets it cancelled, and is then released")
    func removedView() {
        Stage.run { stage in
            stage.left.reaction = { stage.left.removeFromSuperview() }
            let touch = finger(5)
            stage.send(touch)
            stage.left.reaction = nil
            touch.update(to: .ended, at: CGPoint(x: 6, y: 10), timestamp: 0)
            stage.send(touch)
            #expect(stage.log.takeLines() == ["left began (5, 10)", "left cancelled (5, 10)"])
            #expect(UIApplication.shared.activeTouches.isEmpty)
        }
    }

    @Test("Touches go to the window that they are in, each event once to each window")
    func windows() {
        final class Counting: UIWindow {
            var events = 0
            override func sendEvent(_ event: UIEvent) {
                events += 1
                super.sendEvent(event)
            }
        }
        UIApplication.withShared(UIApplication()) {
            let windows = [0, 50].map { Counting(frame: CGRect(x: $0, y: 0, width: 50, height: 50)) }
            for window in windows { window.makeKeyAndVisible() }
            let touches = [finger(60), finger(10), finger(70)]
            UIApplication.shared.sendEvent(UIEvent(touches: touches, timestamp: 0))
            #expect(touches.map { $0.window === windows[1] } == [true, false, true])
            #expect(windows.map(\.events) == [1, 1])
            for touch in touches { touch.update(to: .cancelled, at: .zero, timestamp: 0) }
            UIApplication.shared.sendEvent(UIEvent(touches: [touches[1]], timestamp: 0))
            #expect(windows.map(\.events) == [2, 1])
            UIApplication.shared.closeWindows()
        }
    }
}
