import FailureReporting
import TestSupport
import Testing
import Touch

@testable import HeadlessUIKitCore

/// Touches on views that are animated: which are refused, why, and which are not.
@MainActor
@Suite("Touches on animated views") struct AnimatedTouchTests {
    private func scene(_ body: (UIView, UIButton, EventLog) -> Void) {
        inOwnApplication { window, log in
            let card = UIView().named("card", 0, 100, 390, 100, in: window)
            let button = UIButton().named("b", 10, 10, 100, 40, in: card).logged(log)
            for part in button.subviews { part.removeFromSuperview() }
            body(card, button, log)
        }
    }

    private func failures(_ body: () -> Void) -> [String] {
        FailureCollector.failures(of: body).map { failure in
            failure.text.split(separator: "\n").prefix { $0 != "The view hierarchy:" }.joined(separator: " ")
        }
    }

    private static let touches: UIView.AnimationOptions = [.allowUserInteraction]
    private static let ending =
        " Try: TimeLapse.waitForAnimationsToFinish() Or begin the animation with .allowUserInteraction."
    private static let resting =
        " Try: TimeLapse.waitForAnimationsToFinish() Or touch it while it moves: whileMoving() on the target"

    /// Animations of two seconds, and the result of a tap on the button during each.
    static let cases: [(String, UIView.AnimationOptions, @MainActor (UIView, UIView) -> Void, String?)] = [
        ("alpha", [], { $1.alpha = 0.5 }, "it gets no touches while it is animated, until 2 s." + ending),
        (
            "a superview's alpha", [], { card, _ in card.alpha = 0.5 },
            "its superview UIView #card gets no touches while it is animated, until 2 s." + ending
        ), ("alpha, allowed", touches, { $1.alpha = 0.5 }, nil),
        ("a superview's colour, allowed", touches, { card, _ in card.backgroundColor = .red }, nil),
        (
            "alpha without end", .repeat, { $1.alpha = 0.5 },
            "it gets no touches while it is animated, without an end. Remove the animation, or begin the animation"
                + " with .allowUserInteraction."
        ),
        (
            "place", touches, { $1.center.x = 100 },
            "it is animating its position until 2 s." + resting
        ),
        (
            "a superview's size", touches, { card, _ in card.bounds.size.width = 300 },
            "its superview UIView #card is animating its bounds.size until 2 s." + resting
        ),
        (
            "a superview's content", touches, { card, _ in card.bounds.origin.y = 5 },
            "its superview UIView #card is animating its bounds.origin until 2 s." + resting
        ), ("its own content", touches, { $1.bounds.origin.y = 5 }, nil),
        (
            "a transform without end", [.repeat, .allowUserInteraction],
            { $1.transform = CGAffineTransform(scaleX: 2, y: 2) },
            "it is animating its transform without an end. Remove the animation, or touch it while it moves:"
                + " whileMoving()."
        ),
    ]

    @Test("A view that is animated is touched, or it is said why not")
    func animated() {
        for (name, options, change, reason) in Self.cases { tap(name, options, change, reason) }
    }

    private func tap(
        _ name: String, _ options: UIView.AnimationOptions,
        _ change: @escaping @MainActor (UIView, UIView) -> Void, _ reason: String?
    ) {
        scene { card, button, log in
            UIView.animate(withDuration: 2, delay: 0, options: options) { change(card, button) }
            TimeLapse.advance(by: .seconds(1))
            #expect(button.isHittable == (reason == nil), "\(name)")
            let texts = failures { tapOn(button, lapse: .none) }
            #expect(texts == reason.map { ["tapOn cannot touch UIButton #b: \($0)"] } ?? [], "\(name)")
            #expect(log.lines == (reason == nil ? ["pressed b"] : []), "\(name)")
            #expect(allViews(hittable(true), withIdentifier("b")).count == (reason == nil ? 1 : 0), "\(name)")
            guard !options.contains(.repeat) else { return }
            TimeLapse.advance(by: .seconds(1))
            #expect(failures { tapOn(button) } == [], "\(name)")
            #expect(allViews(hittable(true), withIdentifier("b")).count == 1, "\(name)")
        }
    }

    @Test("During UIKit's own animations it is not proposed to begin them in another way")
    func transition() {
        scene { card, button, _ in
            let controller = UIViewController()
            card.window?.rootViewController = controller
            let next = UIViewController()
            next.modalPresentationStyle = .fullScreen
            next.view.addSubview(button)
            controller.present(next, animated: true)
            let texts = failures { tapOn(button) }
            #expect(texts.count == 1)
            #expect(texts.first?.contains("gets no touches while it is animated") == true, "\(texts)")
            #expect(texts.first?.hasSuffix("Try: TimeLapse.waitForAnimationsToFinish()") == true, "\(texts)")
        }
    }

    @Test("With whileMoving() a gesture touches a moving view where its animation ends")
    func whileMoving() {
        scene { _, button, log in
            UIView.animate(withDuration: 2, delay: 0, options: .allowUserInteraction) { button.center.y = 80 }
            #expect(button.whileMoving().isHittable && !button.isHittable)
            tapOn(button.whileMoving(), lapse: .none)
            tapOn(button.anchor(.topLeft).whileMoving(), lapse: .none)
            tapOn(button.whileMoving().offset(unit: CGPoint(x: 0.5, y: 0.5)), lapse: .none)
            tapOn(theFirstView(withIdentifier("b")).whileMoving(), lapse: .none)
            twoFingerTapOn(button.whileMoving())
            tapOn(button, lapse: .none, force: true)
            #expect(log.lines.count >= 5)
            button.alpha = 0
            #expect(failures { tapOn(button.whileMoving()) }.count == 1)
        }
    }

    @Test("An animation begun in a tap is over when the tap is, and begun in another it is not")
    func lapse() {
        scene { card, button, log in
            button.addAction(
                UIAction { _ in UIView.animate(withDuration: 2) { card.center.y += 10 } }, for: .touchUpInside
            )
            #expect(failures { tapOn(button) } == [])
            #expect(failures { tapOn(button, lapse: .none) } == [])
            #expect(failures { tapOn(button) }.count == 1)
            TimeLapse.advanceMainRunLoop()
            #expect(failures { tapOn(button) } == [])
            #expect(log.lines.count == 3)
        }
    }

    @Test("Touches go past what takes none while it is animated, and to the model's place of what does")
    func hitTests() {
        scene { card, button, log in
            let view = TouchedView(CGRect(x: 0, y: 0, width: 390, height: 844), log)
            card.window?.insertSubview(view, at: 0)
            UIView.animate(withDuration: 2) { card.alpha = 0.5 }
            tapOn(CGPoint(x: 50, y: 130))
            #expect(log.lines == ["began (50, 130)", "ended (50, 130)"])
            TimeLapse.advance(by: .seconds(2))
            UIView.animate(withDuration: 2, delay: 0, options: .allowUserInteraction) {
                button.center.x = 300
            }
            tapOn(CGPoint(x: 300, y: 130), in: nil, lapse: .none)
            #expect(log.lines.last == "pressed b")
        }
    }

    @Test("A label lets touches through to its superview, animated or not")
    func label() {
        inOwnApplication { window, log in
            let view = TouchedView(CGRect(x: 0, y: 0, width: 100, height: 100), log)
            window.addSubview(view)
            let label = UILabel().named("label", 0, 0, 50, 50, in: view)
            UIView.animate(withDuration: 1) { label.alpha = 0.5 }
            #expect(failures { tapOn(label, lapse: .none) } == [])
            #expect(log.lines.count == 2)
        }
    }

    @Test("What moves its content by itself keeps it from being touched, and not itself")
    func movingContent() {
        inOwnApplication { window, log in
            let rolling = RollingView().named("list", 0, 0, 390, 400, in: window)
            let button = UIButton().named("b", 10, 10, 100, 40, in: rolling).logged(log)
            #expect(
                failures { tapOn(button) } == [
                    "tapOn cannot touch UIButton #b: its superview RollingView #list is scrolling."
                        + Self.resting
                ])
            #expect(rolling.offset(unit: CGPoint(x: 0.5, y: 0.9)).isHittable)
            tapOn(button.whileMoving())
            rolling.isRolling = false
            tapOn(button)
            #expect(log.lines == ["pressed b", "pressed b"])
        }
    }

    @Test("A paused animator's views stand still, and may be touched")
    func pausedAnimator() {
        scene { _, button, _ in
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { button.center.x = 100 }
            animator.startAnimation()
            TimeLapse.advance(by: .seconds(1))
            #expect(!button.isHittable && allViews(hittable(true), withIdentifier("b")).isEmpty)
            animator.pauseAnimation()
            #expect(button.isHittable && allViews(hittable(true), withIdentifier("b")).count == 1)
            animator.startAnimation()
            #expect(!button.isHittable && allViews(hittable(true), withIdentifier("b")).isEmpty)
        }
    }
}

/// A view whose content moves by itself, as one that scrolls.
private final class RollingView: UIView {
    var isRolling = true {
        didSet { setNeedsLayout() }
    }

    override var movesContent: Bool { isRolling }
}
