import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What touches and events carry, and which of several a view gets.
@MainActor @Suite("Touch properties and multiple touch") struct TouchModelTests {
    @Test("Force and radius stay in their range")
    func properties() {
        let touch = UITouch(at: .zero, timestamp: 0, force: 100, majorRadius: -1)
        #expect(touch.force == touch.maximumPossibleForce && touch.majorRadius == 0)
        touch.update(to: .moved, at: .zero, timestamp: 0, force: .nan, majorRadius: .nan)
        #expect(touch.force == 0 && touch.majorRadius == UITouch.standardRadius)
        let pencil = UITouch(at: .zero, timestamp: 0, type: .pencil, force: 9, altitude: 1)
        #expect(pencil.force == 25 / 6 && pencil.altitudeAngle == 1 && pencil.type == .stylus)
        #expect(touch.type == .direct && touch.altitudeAngle == .pi / 2)
    }

    @Test("A pencil's direction rotates with the view")
    func azimuth() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        let touch = UITouch(at: CGPoint(x: 5, y: 5), timestamp: 0, type: .pencil, azimuth: .pi / 2)
        #expect(abs(touch.azimuthAngle(in: nil) - .pi / 2) < 1e-12)
        #expect(abs(touch.azimuthAngle(in: view)) < 1e-12)
        #expect(abs(touch.azimuthUnitVector(in: view).dx - 1) < 1e-12)
    }

    @Test("Taps are counted by time and place, unless they are given")
    func tapCount() {
        let counts = UIApplication.withShared(UIApplication()) {
            let window = UIWindow.showing()
            defer { window.isHidden = true }
            let steps: [(wait: Double, x: CGFloat, given: Int?)] = [
                (0, 50, nil), (0.35, 50, nil), (0.2, 95, nil), (0.36, 95, nil), (0, 150, nil), (0, 95, nil),
                (0, 95, 7), (0, 95, nil),
            ]
            return steps.map { step in
                UIApplication.shared.clock.advance(by: .seconds(step.wait))
                let now = UIApplication.shared.timestamp
                let place = CGPoint(x: step.x, y: 50)
                let touch = UITouch(at: place, tapCount: step.given, timestamp: now)
                UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: now))
                touch.update(to: .ended, at: place, timestamp: now)
                UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: now))
                return touch.tapCount
            }
        }
        #expect(counts == [1, 2, 3, 1, 1, 2, 7, 8])
    }

    @Test("An event of one touch contains the others as stationary")
    func stationary() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow.showing()
            let touches = (1...3).map { UITouch(at: CGPoint(x: $0 * 10, y: 10), timestamp: 0) }
            UIApplication.shared.sendEvent(UIEvent(touches: [touches[0], touches[1]], timestamp: 0))
            touches[1].update(to: .moved, at: CGPoint(x: 99, y: 10), timestamp: 1)
            let event = UIEvent(touches: [touches[2], touches[1]], timestamp: 1)
            UIApplication.shared.sendEvent(event)
            #expect(event.orderedTouches == touches)
            #expect(touches.map(\.phase) == [.stationary, .moved, .began])
            #expect(event.coalescedTouches(for: touches[0]) == [touches[0]])
            #expect(event.predictedTouches(for: touches[0]) == [])
            #expect(event.coalescedTouches(for: UITouch(at: .zero, timestamp: 0)) == nil)
            let tap = UITapGestureRecognizer()
            window.addGestureRecognizer(tap)
            let last = UITouch(at: .zero, timestamp: 2)
            let lastEvent = UIEvent(touches: [last], timestamp: 2)
            UIApplication.shared.sendEvent(lastEvent)
            #expect(lastEvent.touches(for: tap) == [last] && last.gestureRecognizers == [tap])
            #expect(touches[0].gestureRecognizers == nil)
            window.isHidden = true
        }
    }

    @Test("A view gets one touch at a time unless it allows more; an exclusive view is the only one")
    func whichTouches() {
        let log = GestureStage.run { stage in
            let other = LoggedView("other", CGRect(x: 0, y: 0, width: 40, height: 40), log: stage.log)
            stage.window.addSubview(other)
            for isExclusive in [false, true] {
                other.isExclusiveTouch = isExclusive
                let fingers = [stage.finger(100, 100), stage.finger(110, 100), stage.finger(10, 10)]
                for finger in fingers { finger.move(to: CGPoint(x: finger.touch.screenLocation.x, y: 30)) }
                for finger in fingers { finger.lift() }
            }
            stage.log.add("exclusive first")
            let fingers = [stage.finger(10, 10), stage.finger(100, 100)]
            for finger in fingers { finger.lift() }
        }
        #expect(
            log == """
                view began (100, 100)
                other began (10, 10)
                view moved (100, 30)
                other moved (10, 30)
                view ended (100, 30)
                other ended (10, 30)
                view began (100, 100)
                view moved (100, 30)
                view ended (100, 30)
                exclusive first
                other began (10, 10)
                other ended (10, 10)
                """)
    }

    @Test("A shake goes to the first responder and up the chain, or to the window if there is none")
    func shake() {
        final class Shaken: UIWindow {
            var log: [String] = []
            override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                log.append("began \(motion) \(event?.type == .motion)")
            }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                log.append("ended \(motion)")
            }
            override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                log.append("cancelled \(motion)")
            }
        }
        UIApplication.withShared(UIApplication()) {
            let window = Shaken()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(field)
            window.makeKeyAndVisible()
            for phase in [UIEvent.MotionPhase.began, .ended, .cancelled] {
                UIApplication.shared.sendEvent(UIEvent(motion: .motionShake, phase, timestamp: 0))
            }
            #expect(field.becomeFirstResponder())
            UIApplication.shared.sendEvent(UIEvent(motion: .motionShake, .began, timestamp: 0))
            #expect(
                window.log == [
                    "began motionShake true", "ended motionShake", "cancelled motionShake",
                    "began motionShake true",
                ])
            window.isHidden = true
        }
    }
}
