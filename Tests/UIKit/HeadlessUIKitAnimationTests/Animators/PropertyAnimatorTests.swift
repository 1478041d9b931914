import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

/// Property animators: their displayed values and callbacks.
@MainActor
@Suite("UIViewPropertyAnimator") struct PropertyAnimatorTests {
    /// An animator that takes a view from 0 to 100, or to half its opacity, evenly in two seconds.
    private func withAnimator(
        _ curve: UIView.AnimationCurve = .linear,
        _ body: (UIViewPropertyAnimator, UIView, VirtualClock, @escaping () -> [String]) -> Void
    ) {
        onStage { clock in
            let view = UIView()
            var log: [String] = []
            let animator = UIViewPropertyAnimator(duration: 2, curve: curve) {
                view.center.x = 100
                view.alpha = 0.5
            }
            animator.addCompletion { position in log.append("\(position) at \(clock.now)") }
            body(animator, view, clock) { log }
        }
    }

    @Test("An animator runs from the start to the end, and calls its completion")
    func runs() {
        withAnimator { animator, view, clock, log in
            #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 0)
            animator.startAnimation()
            #expect(animator.state == .active && animator.isRunning && view.center.x == 100)
            clock.pass(0.5)
            #expect(view.shown.position.x == 25 && view.shown.opacity == 0.875)
            #expect(animator.fractionComplete == 0.25)
            clock.pass(1.5)
            #expect(animator.state == .inactive && !animator.isRunning)
            #expect(log() == ["end at 2 s"] && view.layer.animationKeys() == nil)
        }
    }

    @Test("An animator stays when paused, follows when scrubbed, and continues in the remaining time")
    func scrubbing() {
        withAnimator { animator, view, clock, log in
            animator.startAnimation()
            clock.pass(1)
            animator.pauseAnimation()
            clock.pass(10)
            #expect(view.shown.position.x == 50 && !animator.isRunning && animator.state == .active)
            #expect(clock.pendingWork.isEmpty)
            animator.fractionComplete = 0.25
            #expect(view.shown.position.x == 25)
            animator.fractionComplete = 7
            #expect(animator.fractionComplete == 1 && view.shown.position.x == 100)
            animator.fractionComplete = 0.75
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            clock.pass(0.25)
            #expect(view.shown.position.x == 87.5)
            clock.pass(0.25)
            #expect(log() == ["end at 11.5 s"])
        }
    }

    @Test("An animator continues with another duration and another curve from its current position")
    func continuing() {
        withAnimator { animator, view, clock, log in
            animator.fractionComplete = 0.5
            #expect(animator.state == .active && view.shown.position.x == 50)
            let timing = UICubicTimingParameters(animationCurve: .easeIn)
            animator.continueAnimation(withTimingParameters: timing, durationFactor: 2)
            clock.pass(2)
            let share = UIView.AnimationCurve.easeIn.motion.value(at: 0.5)
            #expect(isNear(view.shown.position.x, 50 + 50 * share))
            #expect(isNear(animator.fractionComplete, 0.5 + 0.5 * share))
            clock.pass(2)
            #expect(log() == ["end at 4 s"])
        }
    }

    @Test("A reversed animator runs back along the same curve, and ends at the start with the initial values")
    func reversed() {
        withAnimator(.easeInOut) { animator, view, clock, log in
            animator.startAnimation()
            clock.pass(1.5)
            let before = view.shown.position.x
            animator.isReversed = true
            #expect(view.shown.position.x == before && animator.isReversed)
            clock.pass(1)
            let share = UIView.AnimationCurve.easeInOut.motion.value(at: 0.25)
            #expect(isNear(view.shown.position.x, 100 * share))
            clock.pass(0.5)
            #expect(log() == ["start at 3 s"])
            #expect(view.center.x == 0 && view.alpha == 1 && view.layer.animationKeys() == nil)
        }
    }

    @Test(
        "An animator reversed twice runs to the end; reversed before it begins it is at the start immediately"
    )
    func turnedTwice() {
        withAnimator { animator, view, clock, log in
            animator.startAnimation()
            clock.pass(1)
            animator.isReversed = true
            clock.pass(0.5)
            animator.isReversed = false
            #expect(view.shown.position.x == 25)
            clock.pass(1.5)
            #expect(log() == ["end at 3 s"])
        }
        withAnimator { animator, view, clock, log in
            animator.isReversed = true
            animator.startAnimation()
            clock.advance(by: .zero)
            #expect(log() == ["start at 0 s"] && view.center.x == 0)
        }
    }

    @Test("The fraction of an animator with a curve is progress, or time if it does not scrub linearly")
    func fractions() {
        let half = UIView.AnimationCurve.easeIn.motion.value(at: 0.5)
        withAnimator(.easeIn) { animator, view, clock, _ in
            animator.startAnimation()
            clock.pass(1)
            #expect(isNear(animator.fractionComplete, half))
            animator.pauseAnimation()
            let seen = view.shown.position.x
            animator.fractionComplete = animator.fractionComplete
            #expect(isNear(view.shown.position.x, seen))
            animator.fractionComplete = 0.5
            #expect(view.shown.position.x == 50)
        }
        withAnimator(.easeIn) { animator, view, clock, log in
            animator.scrubsLinearly = false
            animator.fractionComplete = 0.5
            #expect(isNear(view.shown.position.x, 100 * half) && animator.fractionComplete == 0.5)
            animator.startAnimation()
            clock.pass(1)
            #expect(log() == ["end at 1 s"])
        }
    }

    @Test(
        "A stopped animator stays as displayed, and is finished at the given position",
        arguments: [
            (.end, 100, 0.5), (.start, 0, 1), (.current, 25, 0.875),
        ] as [(UIViewAnimatingPosition, CGFloat, CGFloat)])
    func stopped(position: UIViewAnimatingPosition, place: CGFloat, alpha: CGFloat) {
        withAnimator { animator, view, clock, log in
            animator.startAnimation()
            clock.pass(0.5)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped && !animator.isRunning && log() == [])
            #expect(view.center.x == 25 && view.alpha == 0.875 && view.layer.animationKeys() == nil)
            animator.finishAnimation(at: position)
            #expect(view.center.x == place && view.alpha == alpha)
            #expect(animator.state == .inactive && log() == ["\(position) at 0.5 s"])
            clock.runUntilIdle()
            #expect(log().count == 1)
        }
    }

    @Test("An animator stopped without finishing ends without a completion, and can get other animations")
    func abandoned() {
        withAnimator { animator, view, clock, log in
            animator.startAnimation()
            clock.pass(0.5)
            animator.stopAnimation(true)
            #expect(animator.state == .inactive && view.center.x == 25)
            animator.addAnimations { view.center.x = 225 }
            animator.startAnimation()
            clock.pass(1)
            #expect(view.shown.position.x == 125)
            clock.runUntilIdle()
            #expect(log() == [])
        }
    }

    @Test("Added animations use the remaining time, delayed ones a part of it")
    func added() {
        withAnimator { animator, view, clock, _ in
            let (late, later) = (UIView(), UIView())
            animator.addAnimations({ late.center.x = 100 }, delayFactor: 0.5)
            animator.startAnimation()
            clock.pass(1)
            #expect(late.center.x == 100 && late.shown.position.x == 0)
            animator.addAnimations { later.center.x = 100 }
            clock.pass(0.5)
            #expect(late.shown.position.x == 50 && later.shown.position.x == 50)
            animator.pauseAnimation()
            animator.fractionComplete = 0.9
            #expect(isNear(late.shown.position.x, 80) && isNear(later.shown.position.x, 80))
            #expect(isNear(view.shown.position.x, 90))
        }
    }

    @Test("Nested blocks and keyframes follow an animator in both directions")
    func nested() {
        onStage { clock in
            let view = UIView()
            var log: [String] = []
            let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) {
                UIView.animateKeyframes(withDuration: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                        view.center.x = 100
                    }
                } completion: {
                    log.append("frames \($0)")
                }
                UIView.animate(withDuration: 1) { view.center.y = 100 }
            }
            animator.fractionComplete = 0.75
            #expect(view.shown.position == CGPoint(x: 50, y: 75))
            animator.fractionComplete = 0.25
            #expect(view.shown.position == CGPoint(x: 0, y: 25))
            animator.startAnimation()
            clock.runUntilIdle()
            #expect(log == ["frames true"] && clock.now.offset == .seconds(3))
        }
    }

    @Test("An animator started with a delay keeps the displayed values, and runs then")
    func delayed() {
        withAnimator { animator, view, clock, log in
            animator.startAnimation(afterDelay: 1)
            #expect(animator.isRunning && animator.delay == 1)
            clock.pass(1)
            #expect(view.shown.position.x == 0)
            clock.pass(1)
            #expect(view.shown.position.x == 50)
            clock.pass(1)
            #expect(log() == ["end at 3 s"])
        }
    }

    @Test("An animator can stay active at its end, and be reversed")
    func pausesOnCompletion() {
        withAnimator { animator, view, clock, log in
            animator.pausesOnCompletion = true
            animator.startAnimation()
            clock.pass(5)
            #expect(animator.state == .active && !animator.isRunning && log() == [])
            #expect(view.shown.position.x == 100)
            animator.pausesOnCompletion = false
            animator.isReversed = true
            animator.startAnimation()
            clock.pass(1)
            #expect(view.shown.position.x == 50)
            clock.pass(1)
            #expect(log() == ["start at 7 s"])
        }
    }

    @Test("An animator started with animations disabled ends immediately")
    func disabled() {
        withAnimator { animator, view, clock, log in
            UIView.performWithoutAnimation { animator.startAnimation() }
            #expect(view.shown.position.x == 100)
            clock.advance(by: .zero)
            #expect(log() == ["end at 0 s"])
        }
    }

    @Test("Springs with physical parameters have their own duration, others the animator's")
    func springs() {
        onStage { clock in
            let own = UISpringTimingParameters(
                mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 0))
            let spring = SpringMotion(mass: 1, stiffness: 100, damping: 20)
            #expect(
                isNear(
                    UIViewPropertyAnimator(duration: 9, timingParameters: own).duration,
                    spring.settlingDuration))
            let view = UIView()
            let animator = UIViewPropertyAnimator(duration: 3, dampingRatio: 0.5) { view.center.x = 100 }
            #expect(animator.duration == 3)
            animator.startAnimation()
            clock.pass(0.5)
            let wanted = SpringMotion(dampingRatio: 0.5, settlingIn: 3).value(at: 0.5)
            #expect(isNear(view.shown.position.x, 100 * wanted, within: 1e-6))
            #expect(animator.fractionComplete == 1 || wanted < 1)
        }
    }

    @Test("A property that cannot blend continues from its displayed value, the others blend")
    func takesOver() {
        onStage { clock in
            let view = UIView()
            var log: [String] = []
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                view.alpha = 0
            } completion: {
                log.append("alpha \($0)")
            }
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                view.center.x = 100
            } completion: {
                log.append("place \($0)")
            }
            clock.pass(1)
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 2, delay: 0, options: .curveLinear,
                animations: {
                    view.alpha = 1
                    view.center.x = 0
                }, completion: { log.append("animator \($0)") })
            #expect(view.shown.opacity == 0.5 && view.shown.position.x == 50)
            clock.runUntilIdle()
            #expect(log == ["alpha false", "place true", "animator end"])
        }
    }
}
