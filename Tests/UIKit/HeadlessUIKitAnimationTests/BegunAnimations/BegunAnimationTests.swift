import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("Begun and committed animations") struct BegunAnimationTests {
    @Test("Changes between begin and commit are animated from the commit on")
    func committed() {
        onStage { clock in
            let view = UIView()
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(2)
            UIView.setAnimationDelay(1)
            UIView.setAnimationCurve(.linear)
            view.alpha = 0.5
            view.alpha = 0
            UIView.commitAnimations()
            view.center.x = 7
            #expect(view.alpha == 0 && view.shown.opacity == 1)
            #expect(view.shown.position.x == 7)
            clock.pass(2)
            #expect(view.shown.opacity == 0.5)
            clock.pass(1)
            #expect(view.shown.opacity == 0 && view.layer.animationKeys() == nil)
        }
    }

    @Test("A begun animation without settings takes 0.2 seconds")
    func defaults() {
        onStage { clock in
            let view = UIView()
            UIView.beginAnimations("fade", context: nil)
            view.alpha = 0
            UIView.commitAnimations()
            clock.pass(0.1)
            #expect(abs(view.shown.opacity - 0.5) < 1e-6)
            clock.pass(0.1)
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test("A begun animation repeats, and reverses")
    func repeated() {
        onStage { clock in
            let view = UIView()
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationRepeatCount(2)
            UIView.setAnimationRepeatAutoreverses(true)
            view.alpha = 0
            UIView.commitAnimations()
            clock.pass(1.75)
            #expect(view.shown.opacity == 0.75)
            clock.pass(2.25)
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test("Layout at the commit is animated, and one animation is inside of the other")
    func nested() {
        onStage { clock in
            let (outer, inner) = (UIView(), UIView())
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(4)
            UIView.setAnimationCurve(.linear)
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(2)
            UIView.setAnimationCurve(.linear)
            inner.alpha = 0
            UIView.commitAnimations()
            outer.alpha = 0
            UIView.commitAnimations()
            clock.pass(1)
            #expect(inner.shown.opacity == 0.5 && outer.shown.opacity == 0.75)
        }
    }

    @Test("A commit or a setting without a begin is a failure")
    func nothingBegun() {
        let text = "It was called without a UIView.beginAnimations before, and does nothing."
        #expect(failureTexts { UIView.commitAnimations() } == [text])
        #expect(failureTexts { UIView.setAnimationDuration(2) } == [text])
    }

    @Test("An animation that is not committed in its turn is a failure, and is committed then")
    func neverCommitted() {
        onStage { clock in
            let (first, second) = (UIView(), UIView())
            let texts = failureTexts {
                UIView.beginAnimations(nil, context: nil)
                first.alpha = 0
                clock.pass(0.1)
            }
            #expect(
                texts == [
                    "UIView.beginAnimations was called without a commitAnimations in the same turn of the run loop."
                        + " It is committed here."
                ])
            second.alpha = 0
            #expect(second.shown.opacity == 0)
        }
    }
}
