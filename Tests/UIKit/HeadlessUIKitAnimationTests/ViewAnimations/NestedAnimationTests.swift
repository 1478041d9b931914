import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

/// Nested blocks, keyframes and transitions.
@MainActor
@Suite("Nested animations, keyframes and transitions") struct NestedAnimationTests {
    @Test(
        "A block inside another one inherits duration and curve unless it overrides them",
        arguments: [
            ([], 1, 50, 2), (.overrideInheritedDuration, 0.5, 50, 1),
            (.overrideInheritedCurve, 1, 31.535681, 2),
            ([.overrideInheritedDuration, .overrideInheritedCurve], 0.5, 31.535681, 1),
        ] as [(UIView.AnimationOptions, Double, CGFloat, Double)])
    func inheritance(options: UIView.AnimationOptions, time: Double, place: CGFloat, end: Double) {
        onStage { clock in
            let view = UIView()
            var log: [String] = []
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                #expect(UIView.inheritedAnimationDuration == 2)
                UIView.animate(withDuration: 1, delay: 0, options: options.union(.curveEaseIn)) {
                    #expect(UIView.inheritedAnimationDuration == end)
                    view.center.x = 100
                } completion: {
                    log.append("inner \($0) at \(clock.now.offset.inSeconds)")
                }
            } completion: {
                log.append("outer \($0) at \(clock.now.offset.inSeconds)")
            }
            #expect(UIView.inheritedAnimationDuration == 0)
            clock.pass(time)
            #expect(isNear(view.shown.position.x, place, within: 1e-4))
            clock.runUntilIdle()
            // The outer block changes nothing itself.
            #expect(log == ["outer true at 0.0", "inner true at \(end)"])
        }
    }

    @Test("Delay and repetition of the outer block are inherited, too, unless overridden")
    func inheritedOptions() {
        onStage { clock in
            let (view, other) = (UIView(), UIView())
            UIView.animate(withDuration: 1, delay: 1, options: [.curveLinear, .repeat]) {
                UIView.animate(withDuration: 1) { view.center.x = 100 }
                UIView.animate(withDuration: 1, delay: 1, options: .overrideInheritedOptions) {
                    other.center.x = 100
                }
            }
            clock.pass(1.5)
            #expect(view.shown.position.x == 50 && other.shown.position.x == 0)
            clock.pass(1)
            #expect(view.shown.position.x == 50 && other.shown.position.x == 50)
            clock.pass(10)
            #expect(view.shown.position.x == 50 && other.shown.position.x == 100)
            #expect(clock.endlessWork.count == 1)
            view.layer.removeAllAnimations()
            clock.runUntilIdle()
            #expect(clock.endlessWork.isEmpty && clock.pendingWork.isEmpty)
        }
    }

    // MARK: Keyframes

    private func keyframes(
        _ options: UIView.KeyframeAnimationOptions, _ view: UIView, _ log: @escaping (String) -> Void
    ) {
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 4, delay: 1, options: options.union(linear)) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                #expect(UIView.inheritedAnimationDuration == 2)
                view.center.x = 100
                view.alpha = 0
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
            view.center.y = 40
        } completion: {
            log("frames \($0)")
        }
    }

    @Test(
        "Keyframes animate their changes in their time, evenly or in jumps",
        arguments: [
            (0.5, [0, 0, 1], [0, 0, 1]), (2, [50, 10, 0.5], [0, 10, 1]), (3, [100, 20, 0], [100, 20, 0]),
            (3.5, [50, 25, 0.25], [100, 25, 0]), (4.5, [0, 35, 0.75], [0, 35, 0]),
            (5, [0, 40, 1], [0, 40, 1]),
        ] as [(Double, [CGFloat], [CGFloat])])
    func frames(time: Double, linear: [CGFloat], discrete: [CGFloat]) {
        let modes: [(UIView.KeyframeAnimationOptions, [CGFloat])] = [
            (.calculationModeLinear, linear), (.calculationModeDiscrete, discrete),
        ]
        for (options, wanted) in modes {
            onStage { clock in
                let view = UIView()
                var log: [String] = []
                keyframes(options, view) { log.append("\($0) at \(clock.now)") }
                #expect(view.center == CGPoint(x: 0, y: 40) && view.alpha == 1)
                clock.pass(time)
                let shown = view.shown
                #expect([shown.position.x, shown.position.y, shown.opacity] == wanted)
                clock.runUntilIdle()
                #expect(log == ["frames true at 5 s"])
                #expect(view.layer.animationKeys() == nil)
            }
        }
    }

    @Test("A keyframe beyond the whole is clamped, one outside of a keyframe block is not animated")
    func oddFrames() {
        onStage { clock in
            let view = UIView()
            var texts = FailureCollector.failures {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 1 }
            }.map(\.text)
            #expect(
                texts == [
                    "UIView.addKeyframe was called outside of a UIView.animateKeyframes block: the"
                        + " changes are not animated."
                ])
            texts = FailureCollector.failures {
                UIView.animateKeyframes(withDuration: 1) {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 1) { view.center.x = 2 }
                    UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: -1) {
                        view.center.y = 2
                    }
                    UIView.addKeyframe(withRelativeStartTime: 2.0 / 3, relativeDuration: 1.0 / 3) {}
                }
            }.map(\.text)
            let beginning = "A keyframe must lie between 0 and 1: this one "
            #expect(
                texts == [
                    beginning + "begins at 0.5 and takes 1. It is clamped.",
                    beginning + "begins at nan and takes -1. It is clamped.",
                ])
            clock.pass(0.5)
            #expect(view.shown.position.x == 1)
            clock.pass(0.5)
            #expect(view.shown.position == CGPoint(x: 2, y: 2))
        }
    }

    // MARK: Transitions

    @Test("A transition changes a view's content immediately, blocks touches, and calls its completion")
    func transition() {
        onStage { clock in
            let window = UIWindow()
            window.isHidden = false
            let (view, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UILabel())
            window.addSubview(view)
            var log: [String] = []
            UIView.transition(with: view, duration: 2, options: .transitionCrossDissolve) {
                view.addSubview(label)
                label.alpha = 0.5
            } completion: {
                log.append("\($0) at \(clock.now)")
            }
            #expect(label.superview === view && label.shown.opacity == 0.5)
            #expect(window.hitTest(CGPoint(x: 1, y: 1), with: nil) === window)
            clock.pass(2)
            #expect(window.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
            UIView.transition(with: view, duration: 2, options: .allowUserInteraction, animations: nil) {
                log.append("\($0) at \(clock.now)")
            }
            #expect(window.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
            clock.pass(1)
            UIView.transition(with: view, duration: 2, animations: {}) { log.append("\($0) at \(clock.now)") }
            view.layer.removeAllAnimations()
            clock.runUntilIdle()
            // Without a kind of transition, a block that changes nothing ends immediately.
            #expect(log == ["true at 2 s", "true at 2 s", "false at 3 s"])
        }
    }

    @Test("A transition replaces a view by another, or shows another instead", arguments: [false, true])
    func exchange(hides: Bool) {
        onStage { clock in
            let (box, old, new) = (UIView(), UIView(), UIView())
            box.addSubview(old)
            if hides { box.addSubview(new) }
            new.isHidden = hides
            var log: [String] = []
            UIView.transition(
                from: old, to: new, duration: 1,
                options: hides ? [.showHideTransitionViews, .transitionFlipFromLeft] : .transitionCurlUp
            ) { log.append("\($0) at \(clock.now)") }
            #expect(new.superview === box && !new.isHidden)
            #expect(old.superview === (hides ? box : nil) && old.isHidden == hides)
            #expect(box.isBlockedByAnimation)
            clock.runUntilIdle()
            #expect(log == ["true at 1 s"] && !box.isBlockedByAnimation)
        }
    }

    @Test("A transition from a view without a superview is a failure, and still ends in its time")
    func nowhere() {
        onStage { clock in
            var ended = false
            let texts = FailureCollector.failures {
                UIView.transition(from: UIView(), to: UIView(), duration: 1) { ended = $0 }
            }.map(\.text)
            #expect(texts == ["UIView.transition cannot replace UIView: it has no superview."])
            clock.runUntilIdle()
            #expect(ended)
        }
    }
}
