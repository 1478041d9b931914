import Robot
import Testing

/// The examples of animations, as they stand in the documentation comments.
@MainActor @Suite("Examples of animations", .robot(lapse: .standard).leftovers(.ignored))
struct AnimationExamplesTests {
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    private func show() {
        UIWindow.createWindowForTesting().addSubview(card)
    }

    @Test("A block of animations changes values, which can be read part-way")
    func blocks() {
        show()
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { card.center.y = 300 }
        TimeLapse.advance(by: .seconds(1))
        #expect(card.layer.presentation()?.position.y == 200)
        #expect(card.isHittable == false)
        TimeLapse.advance(by: .seconds(1))
        UIView.animate(withDuration: 2, delay: 0, options: .allowUserInteraction) { card.center.y = 100 }
        #expect(card.isHittable == false)
        tapOn(card.whileMoving())
    }

    @Test("Key frames change values one after the other")
    func keyframes() {
        UIView.animateKeyframes(withDuration: 2, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.center.y = 300 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.alpha = 0 }
        }
        TimeLapse.advance(by: .seconds(1))
        #expect(card.layer.presentation()?.position.y == 300)
        #expect(card.layer.presentation()?.opacity == 1)
    }

    @Test("A property animator is moved by hand")
    func animator() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { card.center.y = 300 }
        animator.startAnimation()
        TimeLapse.advance(by: .seconds(1))
        animator.pauseAnimation()
        animator.fractionComplete = 0.25  // as a pan would
        #expect(card.layer.presentation()?.position.y == 150)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        TimeLapse.advanceMainRunLoop()
        #expect(TimeLapse.now.offset == .seconds(2.5))
    }

    @Test("Animations are added to layers")
    func layers() {
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        pulse.toValue = 1.2
        pulse.duration = 0.5
        pulse.autoreverses = true
        pulse.repeatCount = .infinity
        card.layer.add(pulse, forKey: "pulse")
        TimeLapse.advance(by: .seconds(100.5))
        #expect(card.layer.presentation()?.affineTransform().a == 1.2)

        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 2
        card.layer.add(fade, forKey: "fade")
        TimeLapse.advance(by: .seconds(1))
        #expect(card.layer.presentation()?.opacity == 0.5)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.alpha = 0 }
        card.layer.removeAnimation(forKey: "fade")
        TimeLapse.advance(by: .milliseconds(250))
        #expect(card.layer.presentation()?.opacity == 0.75)
        #expect(card.layer.opacity == 0)
    }

    @Test("A transaction calls its completion after its animations")
    func transaction() {
        var hasEnded = false
        let (move, fade) = (CABasicAnimation(keyPath: "position.x"), CABasicAnimation(keyPath: "opacity"))
        CATransaction.begin()
        CATransaction.setCompletionBlock { hasEnded = true }
        card.layer.add(move, forKey: nil)
        card.layer.add(fade, forKey: nil)
        CATransaction.commit()
        #expect(!hasEnded)
        TimeLapse.advance(by: .milliseconds(250))
        #expect(hasEnded)
    }
}
