import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

private final class Ends: CAAnimationDelegate {
    var log: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append(flag) }
}

@MainActor
@Suite("Layer timing") struct LayerTimingTests {
    private func pause(_ layer: CALayer) {
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = now
    }

    private func resume(_ layer: CALayer) {
        let paused = layer.timeOffset
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }

    @Test(
        "A layer that stands still pauses its animations and those inside it, and resumes them in place"
    )
    func pausing() {
        onStage { clock in
            let (outer, view, ends) = (UIView(), UIView(), Ends())
            outer.addSubview(view)
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (0, 1, 4, ends)
            view.layer.add(fade, forKey: "fade")
            clock.pass(1)
            #expect(abs(view.shown.opacity - 0.25) < 1e-9)
            pause(outer.layer)
            clock.pass(10)
            #expect(abs(view.shown.opacity - 0.25) < 1e-9 && ends.log == [])
            #expect(
                view.layerAnimations.first?.end == nil && view.layerAnimations.first?.movement == .nothing)
            resume(outer.layer)
            clock.pass(1)
            #expect(abs(view.shown.opacity - 0.5) < 1e-9)
            clock.pass(1.9)
            #expect(ends.log == [])
            clock.pass(0.2)
            #expect(ends.log == [true] && view.layer.animationKeys() == nil)
        }
    }

    @Test("A view animation is paused and resumed with its layer, and its completion is called at its end")
    func viewAnimation() {
        onStage { clock in
            let view = UIView()
            var finished: Bool?
            UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
                view.alpha = 0
            } completion: {
                finished = $0
            }
            clock.pass(1)
            pause(view.layer)
            clock.pass(10)
            #expect(abs(view.shown.opacity - 0.75) < 1e-9 && finished == nil)
            resume(view.layer)
            clock.pass(1)
            #expect(abs(view.shown.opacity - 0.5) < 1e-9)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 10
            }
            clock.pass(0.5)
            #expect(abs(view.shown.position.x - 5) < 1e-9)
            clock.pass(1.6)
            #expect(finished == true && view.layerAnimations.isEmpty)
        }
    }

    @Test("A faster layer ends its animations earlier")
    func speed() {
        onStage { clock in
            let view = UIView()
            view.layer.speed = 2
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (0, 8, 4)
            view.layer.add(move, forKey: nil)
            clock.pass(1)
            #expect(abs(view.shown.position.x - 4) < 1e-9)
            clock.pass(1.01)
            #expect(view.layerAnimations.isEmpty)
        }
    }

    @Test("Times are converted through the layers in between")
    func conversion() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        #expect(inner.convertTime(5, from: nil) == 5)
        (outer.beginTime, outer.speed, outer.timeOffset) = (2, 2, 1)
        inner.speed = 0.5
        #expect(outer.convertTime(5, from: nil) == 7 && inner.convertTime(5, from: nil) == 3.5)
        #expect(inner.convertTime(3.5, to: nil) == 5 && inner.convertTime(3.5, to: outer) == 7)
        outer.speed = 0
        #expect(outer.convertTime(99, from: nil) == 1)
        #expect(outer.duration == .infinity && outer.repeatCount == 0 && outer.fillMode == .removed)
        let texts = failureTexts { outer.speed = .nan }
        #expect(texts == ["The speed of CALayer was set to nan, which is not finite. The old value is kept."])
    }

    @Test("An animation has a speed and an offset of its own")
    func animation() {
        onStage { clock in
            let view = UIView()
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (0, 8, 4)
            (move.speed, move.timeOffset) = (2, 1)
            view.layer.add(move, forKey: nil)
            #expect(view.shown.position.x == 2)
            clock.pass(1)
            #expect(abs(view.shown.position.x - 6) < 1e-9)
            // After its end it goes on at its beginning, until its time is over.
            clock.pass(0.75)
            #expect(abs(view.shown.position.x - 1) < 1e-9)
            clock.pass(0.3)
            #expect(view.layerAnimations.isEmpty)
        }
    }

    @Test("A transition runs for its duration by the key transition, and changes no property")
    func transition() {
        onStage { clock in
            let (view, ends) = (UIView(), Ends())
            let push = CATransition()
            (push.type, push.subtype, push.duration, push.delegate) = (.push, .fromRight, 2, ends)
            view.layer.add(push, forKey: "mine")
            #expect(view.layer.animationKeys() == ["transition"])
            let kept = view.layer.animation(forKey: "transition") as? CATransition
            #expect(kept?.type == .push && kept?.subtype == .fromRight)
            #expect(view.layerAnimations.first?.movement == .layer && view.shown.opacity == 1)
            clock.pass(1.9)
            #expect(ends.log == [])
            clock.pass(0.2)
            #expect(ends.log == [true] && view.layer.animationKeys() == nil)
        }
    }
}
