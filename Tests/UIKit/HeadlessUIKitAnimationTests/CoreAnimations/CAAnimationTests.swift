import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

/// Animations that are added to layers.
@MainActor
@Suite("Core Animation animations") struct CAAnimationTests {
    private func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil)
        -> CABasicAnimation
    {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = 2
        return animation
    }

    @Test(
        "The values that are set define start and end; the rest are the layer's own",
        arguments: [
            (0.25, 0.75, nil, 0.375), (0.25, nil, nil, 0.4375), (nil, 0, nil, 0.75), (0, nil, 0.5, 0.125),
            (nil, 1, 0.5, 0.625), (nil, nil, -0.5, 0.875), (nil, nil, nil, 1),
        ] as [(Double?, Double?, Double?, CGFloat)])
    func values(from: Double?, to: Double?, by: Double?, seen: CGFloat) {
        onStage { clock in
            let view = UIView()
            view.layer.add(basic("opacity", from: from, to: to, by: by), forKey: "fade")
            clock.pass(0.5)
            #expect(view.shown.opacity == seen)
            #expect(view.alpha == 1)
            clock.pass(1.5)
            #expect(view.shown.opacity == 1 && view.layer.animationKeys() == nil)
        }
    }

    @Test("Each known key path animates its property")
    func keyPaths() {
        let turn = CGAffineTransform(rotationAngle: 1)
        let cases: [(String, Any, Any)] = [
            ("opacity", 0, Float(1)), ("position", CGPoint.zero, CGPoint(x: 4, y: 8)),
            ("position.x", 0, 4), ("position.y", 0, 4),
            ("bounds", CGRect.zero, CGRect(x: 0, y: 0, width: 4, height: 4)),
            ("bounds.origin", CGPoint.zero, CGPoint(x: 4, y: 4)), ("bounds.origin.x", 0, 4),
            ("bounds.origin.y", 0, 4), ("bounds.size", CGSize.zero, CGSize(width: 4, height: 4)),
            ("bounds.size.width", 0, 4), ("bounds.size.height", 0, 4),
            ("transform", CGAffineTransform.identity, turn),
            ("transform.scale", 1, 3), ("transform.scale.x", 1, 3), ("transform.scale.y", 1, 3),
            ("transform.rotation", 0, 2), ("transform.rotation.z", 0, NSNumber(value: 2)),
            ("transform.translation", CGSize.zero, CGSize(width: 4, height: 4)),
            ("transform.translation.x", 0, 4), ("transform.translation.y", 0, 4),
            ("backgroundColor", UIColor.black.cgColor, UIColor.white.cgColor), ("cornerRadius", 0, 4),
            ("borderWidth", 0, 4), ("borderColor", UIColor.black.cgColor, UIColor.white.cgColor),
            ("shadowColor", UIColor.black.cgColor, UIColor.white.cgColor), ("shadowOpacity", 0, 1),
            ("shadowOffset", CGSize.zero, CGSize(width: 4, height: 4)), ("shadowRadius", 0, 4),
            ("zPosition", 0, 4), ("contentsScale", 1, 3), ("strokeStart", 0, 1), ("strokeEnd", 0, 0.5),
            ("lineWidth", 1, 3), ("miterLimit", 2, 4), ("lineDashPhase", 0, 4),
            ("fillColor", UIColor.black.cgColor, UIColor.white.cgColor),
            ("strokeColor", UIColor.black.cgColor, UIColor.white.cgColor),
            ("shadowOffset.width", 0, 4), ("shadowOffset.height", 0, 4),
        ]
        #expect(cases.map(\.0) == AnimatedProperty.all.map(\.keyPath))
        for (keyPath, from, to) in cases {
            onStage { clock in
                let view = UIView()
                view.layer.add(basic(keyPath, from: from, to: to), forKey: nil)
                clock.pass(1)
                guard let property = AnimatedProperty.named(keyPath) else { return }
                let model = property.value(in: view.modelValues)
                let (start, end) = (model.value(of: from), model.value(of: to))
                let wanted = start.flatMap { start in end.map { start.interpolated(to: $0, 0.5) } }
                let seen = property.value(in: view.shown)
                #expect(seen == wanted || keyPath.hasPrefix("transform"), "\(keyPath)")
                #expect(seen != start && seen != model || keyPath == "opacity", "\(keyPath)")
            }
        }
    }

    @Test("Parts of a transform leave the others as they are")
    func transformParts() {
        onStage { clock in
            let view = UIView()
            view.transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
            view.layer.add(basic("transform.rotation", from: 0, to: CGFloat.pi), forKey: nil)
            view.layer.add(basic("transform.scale.y", to: 5), forKey: nil)
            view.layer.add(basic("transform.translation.x", by: 10), forKey: nil)
            clock.pass(1)
            let shown = view.shown.transform
            #expect(isNear(shown.a, 0) && isNear(shown.b, 2) && isNear(shown.c, -4) && isNear(shown.d, 0))
            #expect(isNear(shown.tx, 15) && isNear(shown.ty, 20))
        }
    }

    @Test("Fill modes, beginnings, repetition and additions are as Core Animation documents them")
    func timing() {
        onStage { clock in
            let view = UIView()
            clock.pass(10)
            let animation = basic("position.x", from: 0, to: 100)
            animation.beginTime = CACurrentMediaTime() + 1
            animation.repeatCount = 1.5
            animation.autoreverses = true
            animation.isAdditive = true
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            view.center.x = 7
            view.layer.add(animation, forKey: "move")
            animation.toValue = 1000
            // From 0 to 100 in two seconds, back in two, and forth again.
            for (wait, seen) in [(0.5, 7), (1, 32), (1.5, 107), (1, 57), (2, 57), (1, 107), (10, 107)]
                as [(Double, CGFloat)]
            {
                clock.pass(wait)
                #expect(isNear(view.shown.position.x, seen), "at \(clock.now)")
            }
            #expect(view.layer.animationKeys() == ["move"] && view.motionOnScreen == nil)
            view.layer.removeAnimation(forKey: "move")
            #expect(view.shown.position.x == 7)
        }
    }

    @Test("The delegate is called at the beginning and the end, with the layer's copy")
    func delegate() {
        onStage { clock in
            let (view, witness) = (UIView(), Witness(clock))
            let first = basic("opacity", to: 0)
            first.delegate = witness
            view.layer.add(first, forKey: "a")
            #expect(view.layer.animation(forKey: "a") !== first)
            clock.pass(1)
            view.layer.add(first, forKey: "a")
            clock.pass(1)
            first.repeatCount = .infinity
            view.layer.add(first, forKey: "b")
            clock.pass(5)
            #expect(clock.endlessWork.count == 1)
            view.layer.removeAllAnimations()
            clock.runUntilIdle()
            #expect(
                witness.log == [
                    "start at 0 s", "stop false at 1 s", "start at 1 s", "start at 2 s", "stop true at 3 s",
                    "stop false at 7 s",
                ])
            #expect(clock.endlessWork.isEmpty)
        }
    }

    @Test(
        "An animation added while animations are disabled ends immediately; an endless one goes on"
    )
    func disabled() {
        onStage { clock in
            let (view, witness) = (UIView(), Witness(clock))
            let animation = basic("opacity", to: 0)
            animation.delegate = witness
            clock.withAnimationsDisabled { view.layer.add(animation, forKey: nil) }
            #expect(view.shown.opacity == 1)
            clock.runUntilIdle()
            #expect(witness.log == ["start at 0 s", "stop true at 0 s"])
            animation.repeatCount = .infinity
            clock.withAnimationsDisabled { view.layer.add(animation, forKey: "pulse") }
            clock.pass(1.5)
            #expect(view.shown.opacity == 0.25 && view.layer.animationKeys() == ["pulse"])
            view.layer.removeAnimation(forKey: "pulse")
            clock.runUntilIdle()
            #expect(witness.log.dropFirst(2) == ["start at 0 s", "stop false at 1.5 s"])
        }
    }

    @Test("Keyframes pass through their values, at their times, by their curves, or in jumps")
    func keyframes() {
        onStage { clock in
            let (view, odd, jumping) = (UIView(), UIView(), UIView())
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 100, 50]
            animation.duration = 4
            view.layer.add(animation, forKey: nil)
            animation.keyTimes = [0, 0.25, 1]
            animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
            odd.layer.add(animation, forKey: nil)
            animation.keyTimes = nil
            animation.calculationMode = .discrete
            jumping.layer.add(animation, forKey: nil)
            let share = UIView.AnimationCurve.easeIn.motion.value(at: 0.5)
            for (wait, even, other, jump) in [
                (0.5, 25, 100 * share, 0), (1.5, 100, 83.333333333, 100), (1.5, 62.5, 58.333333333, 50),
            ]
                as [(Double, CGFloat, CGFloat, CGFloat)]
            {
                clock.pass(wait)
                #expect(isNear(view.shown.position.x, even))
                #expect(isNear(odd.shown.position.x, other, within: 1e-6))
                #expect(jumping.shown.position.x == jump)
            }
        }
    }

    @Test("A group runs its animations in its own time")
    func groups() {
        onStage { clock in
            let (view, witness) = (UIView(), Witness(clock))
            let late = basic("position.y", from: 0, to: 100)
            late.beginTime = 1
            late.fillMode = .backwards
            let group = CAAnimationGroup()
            group.animations = [basic("position.x", from: 0, to: 100), late]
            group.duration = 2
            group.autoreverses = true
            group.delegate = witness
            view.layer.add(group, forKey: "both")
            for (wait, x, y) in [(1, 50, 0), (0.5, 75, 25), (1, 75, 25), (1, 25, 0)]
                as [(Double, CGFloat, CGFloat)]
            {
                clock.pass(wait)
                #expect(view.shown.position == CGPoint(x: x, y: y), "at \(clock.now)")
            }
            #expect(view.motionOnScreen?.end == VirtualClock.Instant(offset: .seconds(4)))
            clock.runUntilIdle()
            #expect(witness.log == ["start at 0 s", "stop true at 4 s"])
        }
    }

    @Test("A spring animation moves like its spring")
    func spring() {
        onStage { clock in
            let view = UIView()
            let animation = CASpringAnimation(keyPath: "position.x")
            animation.fromValue = 0
            animation.toValue = 100
            animation.initialVelocity = 2
            animation.duration = animation.settlingDuration
            view.layer.add(animation, forKey: nil)
            clock.pass(0.3)
            let wanted = SpringMotion(mass: 1, stiffness: 100, damping: 10, velocity: 2).value(at: 0.3)
            #expect(isNear(view.shown.position.x, 100 * wanted, within: 1e-6))
        }
    }

    @Test("A transaction sets duration and curve, and calls its completion when all its animations are over")
    func transactions() {
        onStage { clock in
            let view = UIView()
            var log: [String] = []
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue) = (0, 100)
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("outer at \(clock.now)") }
            CATransaction.setAnimationDuration(4)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("nothing") }
            CATransaction.commit()
            view.layer.add(animation, forKey: "a")
            UIView.animate(withDuration: 1) {
                view.alpha = 0
            } completion: { _ in
                log.append("view")
            }
            CATransaction.commit()
            #expect(log == ["nothing"])
            clock.pass(2)
            #expect(isNear(view.shown.position.x, 100 * UIView.AnimationCurve.easeOut.motion.value(at: 0.5)))
            clock.runUntilIdle()
            #expect(log == ["nothing", "view", "outer at 4 s"])
            #expect(CATransaction.animationDuration() == 0.25)
            CATransaction.setCompletionBlock { log.append("turn at \(clock.now)") }
            view.layer.add(animation, forKey: "b")
            CATransaction.flush()
            clock.runUntilIdle()
            #expect(log.last == "turn at 4.25 s")
            let texts = FailureCollector.failures { CATransaction.commit() }.map(\.text)
            #expect(texts == ["CATransaction.commit() was called without a begin() before."])
        }
    }

    @Test("A property that cannot be animated is a failure, and the animation is not added")
    func failures() {
        let loop = CAAnimationGroup()
        loop.animations = [loop]
        let frames = CAKeyframeAnimation(keyPath: "opacity")
        frames.values = [0, 1]
        frames.keyTimes = [1, 0]
        let empty = CAKeyframeAnimation(keyPath: "opacity")
        let endless = basic("opacity", to: 1)
        endless.duration = .nan
        let counted = basic("opacity", to: 1)
        counted.repeatCount = -1
        let cases: [(CAAnimation, String)] = [
            (basic("opacity", to: "all"), "its toValue is all, and \"opacity\" takes a number."),
            (basic("opacity", from: Double.nan), "its fromValue is nan, and \"opacity\" takes a number."),
            (basic("position", by: 3), "its byValue is 3, and \"position\" takes a CGPoint."),
            (
                basic("backgroundColor", to: UIColor.red),
                "its toValue is UIExtendedSRGBColorSpace 1 0 0 1, and \"backgroundColor\" takes a CGColor."
            ), (loop, "groups of animations are nested more than 100 deep."),
            (frames, "its keyTimes must be one for each value, from 0 to 1, in order."),
            (empty, "it has no values."), (endless, "its duration is nan."),
            (counted, "its repeatCount is -1."),
        ]
        onStage { clock in
            let view = UIView()
            for (animation, reason) in cases {
                let texts = FailureCollector.failures { view.layer.add(animation, forKey: "a") }.map(\.text)
                #expect(texts == ["The animation was not added: " + reason])
            }
            let known = AnimatedProperty.all.map(\.keyPath).joined(separator: ", ")
            let texts = FailureCollector.failures {
                view.layer.add(CABasicAnimation(keyPath: "colour"), forKey: nil)
                view.layer.add(CABasicAnimation(keyPath: nil), forKey: nil)
            }.map(\.text)
            let beginning = "The animation was not added: "
            #expect(
                texts == [
                    beginning + "\"colour\" is not an animatable property. Animatable are \(known).",
                    beginning + "it has no key path. Animatable are \(known).",
                ])
            #expect(known.hasPrefix("opacity, position, position.x, position.y, bounds, "))
            #expect(view.layer.animationKeys() == nil && clock.pendingWork.isEmpty)
        }
    }

    /// Logs the calls to an animation's delegate.
    @MainActor
    private final class Witness: CAAnimationDelegate {
        var log: [String] = []
        let clock: VirtualClock

        init(_ clock: VirtualClock) {
            self.clock = clock
        }

        func animationDidStart(_ anim: CAAnimation) { log.append("start at \(clock.now)") }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            log.append("stop \(flag) at \(clock.now)")
        }
    }
}
