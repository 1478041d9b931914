import Foundation
import TestSupport
import Testing
import Touch

/// Animations that repeat forever, begun by a tap: they have no end that the tap could skip to.
///
/// Apple of `UIView.AnimationOptions.repeat`: "Repeat the animation indefinitely"; of `CAMediaTiming.repeatCount`: "Setting
/// this property to greatestFiniteMagnitude will cause the animation to repeat forever".
@MainActor @Suite("Endless animations begun by a tap") struct EndlessAnimationTests {
    private final class Spinner: UIView {
        var ends = 0

        func start(_ kind: String) {
            switch kind {
            case "block":
                UIView.animate(
                    withDuration: 1, delay: 0, options: [.repeat, .curveLinear, .allowUserInteraction],
                    animations: { self.alpha = 0.2 }, completion: { _ in self.ends += 1 })
            case "keyframes":
                UIView.animateKeyframes(
                    withDuration: 1, delay: 0, options: [.repeat, .allowUserInteraction],
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.alpha = 0.2 }
                    }, completion: { _ in self.ends += 1 })
            case "nested":
                UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .allowUserInteraction]) {
                    UIView.animate(withDuration: 1) { self.alpha = 0.2 }
                }
            case "modified":
                UIView.animate(withDuration: 1, delay: 0.1, options: [.allowUserInteraction]) {
                    UIView.modifyAnimations(withRepeatCount: .infinity, autoreverses: true) {
                        self.alpha = 0.2
                    }
                }
            case "begun":
                UIView.beginAnimations(nil, context: nil)
                UIView.setAnimationDuration(1)
                UIView.setAnimationRepeatCount(.greatestFiniteMagnitude)
                alpha = 0.2
                UIView.commitAnimations()
            case "layer":
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.fromValue, animation.toValue) = (1, 0.2)
                (animation.duration, animation.repeatCount) = (1, .infinity)
                layer.add(animation, forKey: "pulse")
            default:
                UIView.animate(
                    withDuration: 1, animations: { self.alpha = 0.2 }, completion: { _ in self.ends += 1 })
            }
        }

        var isAnimated: Bool { !(layer.animationKeys() ?? []).isEmpty }
    }

    private func tapToStart(_ kind: String, _ body: (Spinner) -> Void) {
        inOwnApplication { window, _ in
            let spinner = Spinner(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
            window.addSubview(spinner)
            let button = UIButton().named("b", 20, 120, 80, 40, in: window)
            button.addAction(UIAction { _ in spinner.start(kind) }, for: .touchUpInside)
            tapOn(button)
            body(spinner)
        }
    }

    @Test(
        "An endless animation that a tap begins goes on after it",
        arguments: ["block", "keyframes", "nested", "modified", "begun", "layer"])
    func goesOn(kind: String) {
        tapToStart(kind) { spinner in
            #expect(spinner.isAnimated && spinner.ends == 0)
            var opacities: Set<Float> = []
            for _ in 0..<4 {
                TimeLapse.advance(by: .milliseconds(150))
                opacities.insert(spinner.layer.presentation()?.opacity ?? 1)
            }
            #expect(opacities.count == 4, "it moves: \(opacities.sorted())")
            TimeLapse.advance(by: .seconds(60))
            #expect(spinner.isAnimated && spinner.ends == 0)
            spinner.layer.removeAllAnimations()
            TimeLapse.runUntilIdle()
            #expect(!spinner.isAnimated)
        }
    }

    @Test("An animation that ends has ended when the tap returns")
    func ends() {
        tapToStart("once") { spinner in
            #expect(!spinner.isAnimated && spinner.ends == 1 && abs(spinner.alpha - 0.2) < 0.001)
        }
    }

    @Test("Where the application has animations off, an endless one does not run either")
    func disabled() {
        inOwnApplication { window, _ in
            let spinner = Spinner(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
            window.addSubview(spinner)
            UIView.performWithoutAnimation { spinner.start("block") }
            #expect(!spinner.isAnimated && abs(spinner.alpha - 0.2) < 0.001)
        }
    }
}
