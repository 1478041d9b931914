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

    @Test("A begun animation begins at the model's value, or the displayed one", arguments: [true, false])
    func currentState(isRequested: Bool) {
        onStage { clock in
            let view = UIView()
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.alpha = 0 }
            clock.pass(1)
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationBeginsFromCurrentState(isRequested)
            view.alpha = 1
            UIView.commitAnimations()
            #expect(view.shown.opacity == (isRequested ? 0.5 : 0))
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

    @Test("What one application has begun animates nothing in another, which has nothing to commit")
    func twoApplications() {
        let (first, second) = (UIApplication(), UIApplication())
        let (ofFirst, ofSecond) = (UIView(), UIView())
        UIApplication.withShared(first) {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(2)
        }
        let texts = failureTexts {
            UIApplication.withShared(second) {
                ofSecond.alpha = 0
                #expect(ofSecond.shown.opacity == 0 && UIView.inheritedAnimationDuration == 0)
                second.clock.pass(1)
                UIView.commitAnimations()
            }
        }
        #expect(texts == ["It was called without a UIView.beginAnimations before, and does nothing."])
        UIApplication.withShared(first) {
            ofFirst.alpha = 0
            UIView.commitAnimations()
            #expect(ofFirst.shown.opacity == 1 && ofFirst.layer.animationKeys() != nil)
            first.clock.pass(2)
            #expect(ofFirst.shown.opacity == 0)
        }
    }

    @Test("A block animates nothing of another application that is used in it")
    func blockOfAnother() {
        let other = UIApplication()
        onStage { _ in
            let (view, ofOther) = (UIView(), UIView())
            UIView.animate(withDuration: 1) {
                UIApplication.withShared(other) {
                    ofOther.alpha = 0
                    #expect(ofOther.shown.opacity == 0 && UIView.inheritedAnimationDuration == 0)
                }
                view.alpha = 0
            }
            #expect(view.shown.opacity == 1)
        }
    }

    @Test("One that is begun in a block and committed after it has its own time")
    func begunInBlock() {
        onStage { clock in
            let (first, second) = (UIView(), UIView())
            UIView.animate(withDuration: 1) {
                UIView.beginAnimations(nil, context: nil)
                UIView.setAnimationDuration(4)
                UIView.setAnimationCurve(.linear)
            }
            first.alpha = 0
            UIView.commitAnimations()
            second.alpha = 0
            #expect(second.shown.opacity == 0)
            clock.pass(2)
            #expect(first.shown.opacity == 0.5)
        }
    }
}
