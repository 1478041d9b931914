import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

/// Interrupted animations, with the log of their callbacks.
@MainActor
@Suite("Interrupted animations") struct AnimationInterruptionTests {
    /// One case: an interruption of a view part-way through an animation of two seconds.
    struct Case: CustomStringConvertible {
        var description: String
        var options: UIView.AnimationOptions = []
        var first: @MainActor (UIView) -> Void
        var then: @MainActor (UIView, @escaping (String) -> Void) -> Void
        /// The displayed values right after, a second later and at the end.
        var shown: [CGFloat]
        var value: @MainActor (UIView) -> CGFloat
        var log: [String]
    }

    private static func animate(
        _ options: UIView.AnimationOptions = [], _ log: @escaping (String) -> Void,
        _ body: @escaping @MainActor () -> Void
    ) {
        UIView.animate(withDuration: 2, delay: 0, options: options.union(.curveLinear), animations: body) {
            log("second \($0)")
        }
    }

    private static let place: @MainActor (UIView) -> CGFloat = { $0.shown.position.x }
    private static let opacity: @MainActor (UIView) -> CGFloat = { $0.shown.opacity }

    static let cases = [
        Case(
            description: "places blend", first: { $0.center.x = 100 },
            then: { view, log in animate([], log) { view.center.x = 0 } }, shown: [50, 50, 0],
            value: place, log: ["first true at 2 s", "second true at 3 s"]),
        Case(
            description: "places blend also from the current state", first: { $0.center.x = 100 },
            then: { view, log in animate(.beginFromCurrentState, log) { view.center.x = 0 } },
            shown: [50, 50, 0], value: place, log: ["first true at 2 s", "second true at 3 s"]),
        Case(
            description: "an opacity is replaced, from where it would be", first: { $0.alpha = 0 },
            then: { view, log in animate([], log) { view.alpha = 1 } }, shown: [0, 0.5, 1],
            value: opacity, log: ["first false at 1 s", "second true at 3 s"]),
        Case(
            description: "an opacity is replaced, from where it is seen", first: { $0.alpha = 0 },
            then: { view, log in animate(.beginFromCurrentState, log) { view.alpha = 1 } },
            shown: [0.5, 0.75, 1], value: opacity, log: ["first false at 1 s", "second true at 3 s"]),
        Case(
            description: "another property goes its own way", first: { $0.center.x = 100 },
            then: { view, log in animate([], log) { view.alpha = 0 } }, shown: [50, 100, 100],
            value: place, log: ["first true at 2 s", "second true at 3 s"]),
        Case(
            description: "one of two properties is replaced",
            first: {
                $0.alpha = 0
                $0.center.x = 100
            }, then: { view, log in animate([], log) { view.alpha = 1 } }, shown: [50, 100, 100],
            value: place, log: ["first false at 2 s", "second true at 3 s"]),
        Case(
            description: "all are taken off", first: { $0.center.x = 100 },
            then: { view, _ in view.layer.removeAllAnimations() }, shown: [100, 100, 100], value: place,
            log: ["first false at 1 s"]),
        Case(
            description: "one is taken off by its key", first: { $0.alpha = 0 },
            then: { view, _ in
                view.layer.removeAnimation(forKey: "position")
                view.layer.removeAnimation(forKey: "opacity")
            }, shown: [0, 0, 0], value: opacity, log: ["first false at 1 s"]),
        Case(
            description: "without end, it ends when it is taken off", options: .repeat,
            first: { $0.center.x = 100 }, then: { view, _ in view.layer.removeAllAnimations() },
            shown: [100, 100, 100], value: place, log: ["first false at 1 s"]),
        Case(
            description: "set outside of blocks, a place goes on around the new one",
            first: { $0.center.x = 100 }, then: { view, _ in view.center.x = 200 },
            shown: [150, 200, 200], value: place, log: ["first true at 2 s"]),
        Case(
            description: "set outside of blocks, an opacity goes on to its end first",
            first: { $0.alpha = 0 }, then: { view, _ in view.alpha = 0.75 }, shown: [0.5, 0.75, 0.75],
            value: opacity, log: ["first true at 2 s"]),
        Case(
            description: "out of its window it ends", first: { $0.center.x = 100 },
            then: { view, _ in view.removeFromSuperview() }, shown: [100, 100, 100], value: place,
            log: ["first false at 1 s"]),
        Case(
            description: "in another superview of the window it goes on", first: { $0.center.x = 100 },
            then: { view, _ in view.window?.subviews.first?.addSubview(view) }, shown: [50, 100, 100],
            value: place, log: ["first true at 2 s"]),
    ]

    @Test("Interruptions are reported and displayed")
    func interrupted() {
        for scene in Self.cases { run(scene) }
    }

    private func run(_ scene: Case) {
        onStage { clock in
            var log: [String] = []
            let window = UIWindow()
            window.isHidden = false
            let view = UIView()
            window.addSubview(UIView())
            window.addSubview(view)
            UIView.animate(withDuration: 2, delay: 0, options: scene.options.union(.curveLinear)) {
                scene.first(view)
            } completion: {
                log.append("first \($0) at \(clock.now)")
            }
            clock.pass(1)
            scene.then(view) { log.append("\($0) at \(clock.now)") }
            #expect(log.isEmpty, "\(scene)")
            var shown = [scene.value(view)]
            clock.pass(1)
            shown.append(scene.value(view))
            clock.runUntilIdle()
            shown.append(scene.value(view))
            #expect(shown == scene.shown, "\(scene)")
            #expect(log == scene.log, "\(scene)")
            #expect(clock.pendingWork.isEmpty && clock.endlessWork.isEmpty, "\(scene)")
            #expect(view.layer.animationKeys() == nil && !view.flags.contains(.isAnimated), "\(scene)")
        }
    }

    @Test("An endless animation is listed as such, and its completion is never called")
    func endless() {
        onStage { clock in
            let view = UIView()
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) {
                view.alpha = 0
            } completion: { _ in
                Issue.record("It ended.")
            }
            clock.runUntilIdle()
            clock.pass(1000)
            #expect(clock.pendingWork.isEmpty)
            #expect(clock.endlessWork.map(\.name) == ["animation"])
            #expect(view.layer.animationKeys() == ["opacity"])
        }
    }

    @Test("Of a property that is set twice in a block, the last value counts, from the first")
    func setTwice() {
        onStage { clock in
            let view = UIView()
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                view.center.x = 500
                view.alpha = 0
                view.center.x = 100
                view.alpha = 0.5
            }
            clock.pass(1)
            #expect(view.shown.position.x == 50 && view.shown.opacity == 0.75)
            #expect(view.layer.animationKeys() == ["position", "opacity"])
        }
    }

    @Test("Animations that a block removes end, and those that it begins afterwards run")
    func takesOffItself() {
        onStage { clock in
            let view = UIView()
            var log: [String] = []
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                view.alpha = 0
                view.layer.removeAllAnimations()
                view.center.x = 100
            } completion: {
                log.append("both \($0) at \(clock.now)")
            }
            UIView.animate(withDuration: 2) {
                view.alpha = 1
                view.layer.removeAnimation(forKey: "opacity")
            } completion: {
                log.append("one \($0) at \(clock.now)")
            }
            clock.pass(1)
            #expect(view.shown.position.x == 50 && view.shown.opacity == 1)
            clock.runUntilIdle()
            #expect(log == ["one false at 0 s", "both false at 2 s"])
        }
    }

    @Test("A completion that begins the next animation, and one that removes its view, are safe")
    func reentrant() {
        onStage { clock in
            let (box, view) = (UIView(), UIView())
            box.addSubview(view)
            var rounds = 0
            @MainActor func next() {
                UIView.animate(withDuration: 1) {
                    view.center.x += 10
                } completion: { _ in
                    rounds += 1
                    if rounds < 100 { next() } else { view.removeFromSuperview() }
                }
            }
            next()
            clock.runUntilIdle()
            #expect(rounds == 100 && view.center.x == 1000 && clock.now.offset == .seconds(100))
            #expect(view.superview == nil && view.layer.animationKeys() == nil)
        }
    }

    @Test("The longest durations, with a delay and repeated, end")
    func longest() {
        onStage { clock in
            let view = UIView()
            let most = TimeInterval.greatestFiniteMagnitude
            UIView.animate(withDuration: most, delay: most, options: .autoreverse) { view.alpha = 0 }
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.duration = most
            animation.beginTime = most
            view.layer.add(animation, forKey: nil)
            #expect(clock.pendingWork.count == 2)
            clock.pass(1e9)
            #expect(view.layer.animationKeys() == ["opacity"])
            view.layer.removeAllAnimations()
        }
    }

    @Test("Many animations blend, and have keys of their own")
    func many() {
        onStage { clock in
            let view = UIView()
            for end in [100, 200, 300] as [CGFloat] {
                UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) { view.center.x = end }
                clock.pass(1)
            }
            #expect(view.layer.animationKeys() == ["position-2", "position-3"])
            // The first is over; the second is at two thirds, the third at one: 100 + 67 + 33.
            #expect(isNear(view.shown.position.x, 200))
            let second = view.layer.animation(forKey: "position-2") as? CABasicAnimation
            #expect(second?.keyPath == "position")
            #expect(second?.toValue as? CGPoint == CGPoint(x: 200, y: 0))
            #expect(view.layer.animation(forKey: "position") == nil)
        }
    }
}
