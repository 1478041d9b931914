import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

/// The displayed values of views during animations.
@MainActor
@Suite("Presented values") struct PresentedValuesTests {
    @Test("Each property changes evenly from its old to its new value, and is exact at the end")
    func properties() {
        onStage { clock in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                view.frame = CGRect(x: 100, y: 40, width: 200, height: 80)
                view.alpha = 0.5
                view.transform = CGAffineTransform(scaleX: 3, y: 1)
                view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
                view.layer.cornerRadius = 8
                view.layer.shadowOffset = CGSize(width: 4, height: 1)
            }
            #expect(view.alpha == 0.5 && view.layer.cornerRadius == 8)
            #expect(
                view.layer.animationKeys() == [
                    "position", "bounds.size", "opacity", "transform", "backgroundColor", "cornerRadius",
                    "shadowOffset",
                ])
            clock.pass(0.5)
            let shown = view.shown
            #expect(shown.position == CGPoint(x: 87.5, y: 35))
            #expect(shown.bounds.size == CGSize(width: 125, height: 50))
            #expect(shown.opacity == 0.875)
            #expect(shown.transform == CGAffineTransform(scaleX: 1.5, y: 1))
            #expect(shown.backgroundColor == UIColor(red: 0.25, green: 0, blue: 0.75, alpha: 0.875))
            #expect(shown.style.cornerRadius == 2)
            #expect(shown.style.shadowOffset == CGSize(width: 1, height: -2))
            let layer = view.layer.presentation()
            #expect(layer?.frame == CGRect(x: 87.5 - 93.75, y: 10, width: 187.5, height: 50))
            #expect(layer?.opacity == 0.875 && layer?.model() === view.layer)
            #expect(layer?.backgroundColor?.components == [0.25, 0, 0.75, 0.875])
            clock.pass(1.5)
            #expect(view.layer.animationKeys() == nil)
            #expect(view.shown.position == view.center && view.shown.opacity == 0.5)
            // A snapshot does not change.
            #expect(layer?.opacity == 0.875)
        }
    }

    @Test(
        "Delay, repetition and reversal are exact to the instant",
        arguments: [
            (0, [], [0: 0, 0.5: 0.5, 1: 1]),
            (1, [], [0: 0, 1: 0, 1.25: 0.25, 2: 1, 3: 1]),
            (0, .autoreverse, [0.5: 0.5, 1: 1, 1.25: 0.75, 1.75: 0.25, 2: 1]),
            (0, .repeat, [0.5: 0.5, 1.25: 0.25, 7.75: 0.75, 1000.5: 0.5]),
            (1, [.repeat, .autoreverse], [0.5: 0, 1.5: 0.5, 2.25: 0.75, 3.25: 0.25, 101.5: 0.5]),
        ] as [(Double, UIView.AnimationOptions, [Double: CGFloat])])
    func timing(delay: Double, options: UIView.AnimationOptions, places: [Double: CGFloat]) {
        onStage { clock in
            let view = UIView()
            UIView.animate(withDuration: 1, delay: delay, options: options.union(.curveLinear)) {
                view.bounds.origin.y = 100
            }
            for (time, place) in places.sorted(by: { $0.key < $1.key }) {
                clock.advance(to: VirtualClock.Instant(offset: Duration(finiteSeconds: time) ?? .zero))
                #expect(isNear(view.shown.bounds.origin.y, 100 * place), "at \(time)")
            }
        }
    }

    @Test("Repetition within a block has a finite duration, and the completion waits for it")
    func counted() {
        onStage { clock in
            let (view, other) = (UIView(), UIView())
            var ended: [String] = []
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                other.center.x = 10
                UIView.modifyAnimations(withRepeatCount: 1.25, autoreverses: true) { view.center.x = 100 }
            } completion: {
                ended.append("\($0) at \(clock.now)")
            }
            for (time, place, rest) in [(0.5, 50, 5), (1.5, 50, 10), (2.25, 25, 10), (2.5, 100, 10)]
                as [(Double, CGFloat, CGFloat)]
            {
                clock.advance(to: VirtualClock.Instant(offset: Duration(finiteSeconds: time) ?? .zero))
                #expect(view.shown.position.x == place && other.shown.position.x == rest, "at \(time)")
            }
            #expect(ended == ["true at 2.5 s"])
            let texts = FailureCollector.failures {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.center.x = 7 }
            }.map(\.text)
            #expect(
                texts == [
                    "UIView.modifyAnimations was called outside of an animation block: the changes are not"
                        + " animated."
                ])
            #expect(view.shown.position.x == 7)
        }
    }

    @Test("The default curve eases in and out, and each option has its own")
    func curves() {
        for (options, curve) in [
            ([], .easeInOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveLinear, .linear),
        ] as [(UIView.AnimationOptions, UIView.AnimationCurve)] {
            onStage { clock in
                let view = UIView()
                UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 1 }
                clock.pass(0.3)
                #expect(isNear(view.shown.position.x, curve.motion.value(at: 0.3)))
            }
        }
    }

    @Test("Springs overshoot, and are exactly at the end when their time is over")
    func springs() {
        onStage { clock in
            let (settling, bouncing) = (UIView(), UIView())
            var ended: [String] = []
            UIView.animate(
                withDuration: 1, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
                animations: { settling.center.x = 100 },
                completion: { ended.append("settled \($0) at \(clock.now)") })
            UIView.animate(springDuration: 0.5, bounce: 0.5) {
                bouncing.center.x = 100
            } completion: {
                ended.append("rested \($0) after \(clock.now > .init(offset: .seconds(0.5)))")
            }
            let spring = SpringMotion(dampingRatio: 0.3, settlingIn: 1)
            let look = SpringMotion(perceptualDuration: 0.5, bounce: 0.5)
            var most: CGFloat = 0
            for step in 1...9 {
                clock.pass(0.1)
                let time = Double(step) / 10
                #expect(isNear(settling.shown.position.x, 100 * spring.value(at: time), within: 1e-6))
                if time < look.settlingDuration {
                    #expect(isNear(bouncing.shown.position.x, 100 * look.value(at: time), within: 1e-6))
                }
                most = max(most, settling.shown.position.x)
            }
            #expect(most > 100)
            clock.runUntilIdle()
            #expect(ended.sorted() == ["rested true after true", "settled true at 1 s"])
            #expect(settling.shown.position.x == 100)
        }
    }

    @Test("A rotation is interpolated as one, in the shorter direction, and half a turn clockwise")
    func turning() {
        onStage { clock in
            let turns: [(CGFloat, CGFloat)] = [
                (.pi / 2, .pi / 4), (.pi, .pi / 2), (-.pi, .pi / 2), (-.pi / 2, -.pi / 4),
            ]
            for (angle, half) in turns {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                    view.transform = CGAffineTransform(rotationAngle: angle)
                }
                clock.pass(1)
                let shown = view.shown.transform
                #expect(isNear(atan2(shown.b, shown.a), half))
                #expect(isNear(hypot(shown.a, shown.b), 1))
                clock.pass(1)
            }
        }
    }

    @Test("Transforms without an inverse can be start and end")
    func flattened() {
        onStage { clock in
            let view = UIView()
            let nothing = CGAffineTransform(scaleX: 0, y: 0)
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.transform = nothing }
            clock.pass(1)
            #expect(view.shown.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
            clock.pass(1)
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.transform = .identity }
            clock.pass(0.5)
            #expect(view.shown.transform == CGAffineTransform(scaleX: 0.25, y: 0.25))
        }
    }

    @Test("The largest values do not overflow during interpolation")
    func enormous() {
        onStage { clock in
            let view = UIView()
            view.center.x = -.greatestFiniteMagnitude
            UIView.animate(withDuration: 2) { view.center.x = .greatestFiniteMagnitude }
            clock.pass(1)
            #expect(view.shown.position.x.isFinite)
        }
    }

    @Test("Views laid out in the block animate, and so do those resized with their superview")
    func layout() {
        onStage { clock in
            let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
            inner.frame = CGRect(x: 50, y: 0, width: 50, height: 10)
            inner.autoresizingMask = .flexibleLeftMargin
            view.addSubview(inner)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.size.width = 200 }
            clock.pass(0.5)
            #expect(inner.frame.minX == 150)
            #expect(inner.layer.presentation()?.frame.minX == 100)
        }
    }

    @Test("Changes outside of blocks, disabled or without a duration are not animated")
    func notAnimated() {
        onStage { clock in
            let view = UIView()
            view.center.x = 1
            UIView.animate(withDuration: 0) { view.center.x = 2 }
            UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.center.x = 3 } }
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1) { view.center.x = 4 }
            UIView.setAnimationsEnabled(true)
            UIView.animate(withDuration: 1) {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                #expect(CATransaction.disableActions())
                view.center.x = 5
                CATransaction.commit()
                #expect(!CATransaction.disableActions())
            }
            UIView.animate(withDuration: 1) { view.center.x = 5 }
            clock.withAnimationsDisabled { UIView.animate(withDuration: 1) { view.center.x = 6 } }
            #expect(view.layer.animationKeys() == nil)
            #expect(view.shown.position.x == 6)
            #expect(!view.isBlockedByAnimation && view.motionOnScreen == nil)
            UIView.animate(withDuration: 0, delay: 1) { view.center.x = 7 }
            #expect(view.shown.position.x == 6)
            clock.pass(1)
            #expect(view.shown.position.x == 7)
        }
    }
}
