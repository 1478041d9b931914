import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// A custom recognizer that begins with a touch, and is told what to do.
private final class Custom: UIGestureRecognizer {
    var log: EventLog?
    var states: [State] = []
    var ignored = false
    var prevents = true
    var isPreventable = true

    private func step(_ what: String) {
        if !states.isEmpty { state = states.removeFirst() }
        log?.add("\(name ?? "?") \(what), \(state.name)")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if ignored, let touch = touches.first { ignore(touch, for: event) }
        step("began")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { step("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { step("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { step("cancelled") }
    override func reset() { log?.add("\(name ?? "?") reset") }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
}

/// Custom recognizers, and changes to views and recognizers during gestures.
@MainActor @Suite("Custom and changing recognizers") struct GestureChangesTests {
    @Test("A custom recognizer sets its state, gets its action called, and is reset at the end")
    func subclass() {
        let log = GestureStage.run { stage in
            let custom = stage.add(Custom(), "custom")
            custom.log = stage.log
            custom.states = [.began, .changed, .ended, .possible]
            let finger = stage.finger(100, 100)
            finger.move(to: CGPoint(x: 120, y: 100))
            finger.lift()
            stage.log.add(custom.state.name)
            custom.states = [.ended]
            let second = stage.finger(100, 100)
            second.move(to: CGPoint(x: 120, y: 100))
            second.lift()
        }
        #expect(
            log == """
                custom began, began
                custom began (100, 100) at 0.00
                custom moved, changed
                custom changed (120, 100) at 0.00
                custom ended, ended
                custom ended (120, 100) at 0.00
                custom reset
                possible
                custom began, ended
                custom ended (100, 100) at 0.00
                custom reset
                """)
    }

    @Test("A touch that is ignored stays with the view")
    func ignoring() {
        let log = GestureStage.run { stage in
            let custom = stage.add(Custom(), "custom")
            custom.ignored = true
            custom.states = [.ended]
            stage.tap()
        }
        #expect(
            log == """
                custom ended (0, 0) at 0.00
                view began (100, 100)
                view ended (100, 100)
                """)
    }

    @Test(
        "Classes decide which recognizer prevents which",
        arguments: [(true, true, false), (false, true, true), (true, false, true)] as [(Bool, Bool, Bool)])
    func preventing(prevents: Bool, isPreventable: Bool, areBoth: Bool) {
        let log = GestureStage.run { stage in
            let one = stage.add(Custom(), "one")
            let two = stage.add(Custom(), "two")
            one.prevents = prevents
            two.isPreventable = isPreventable
            one.states = [.began, .ended]
            two.states = [.began, .ended]
            stage.tap()
        }
        let actions = log.split(separator: "\n").filter { $0.contains("began (") && !$0.hasPrefix("view") }
        #expect(actions.count == (areBoth ? 2 : 1))
    }

    @Test("A recognizer that never decides delays nothing")
    func undecided() {
        let log = GestureStage.run { stage in
            stage.add(UIGestureRecognizer(), "plain")
            stage.add(Custom(), "custom").delaysTouchesBegan = true
            stage.tap()
            #expect(stage.application.gestures.active.isEmpty)
        }
        #expect(log == "view began (100, 100)\nview ended (100, 100)")
    }

    @Test(
        "Disabling or removing a recognizer cancels its gesture", arguments: ["disable", "remove", "move"])
    func disabling(way: String) {
        let log = GestureStage.run { stage in
            let pan = stage.add(UIPanGestureRecognizer(), "pan")
            let finger = stage.finger(100, 100)
            finger.move(to: CGPoint(x: 120, y: 100))
            switch way {
            case "disable": pan.isEnabled = false
            case "remove": stage.view.removeGestureRecognizer(pan)
            default: stage.window.addGestureRecognizer(pan)
            }
            #expect(pan.state == .possible && pan.numberOfTouches == 0)
            finger.move(to: CGPoint(x: 140, y: 100))
            finger.lift()
        }
        #expect(
            log == """
                view began (100, 100)
                pan began by (20, 0) at 0.00
                view cancelled (120, 100)
                pan cancelled by (20, 0) at 0.00
                """)
    }

    @Test(
        "A view that leaves its window or disables interaction loses its touches; a hidden one keeps them",
        arguments: ["remove", "disable", "disable above", "hide"])
    func goingAway(way: String) {
        let log = GestureStage.run { stage in
            let outer = stage.add(UIPanGestureRecognizer(), "outer", to: stage.window)
            let inner = stage.add(UIPanGestureRecognizer(), "inner")
            inner.cancelsTouchesInView = false
            outer.delegate = stage
            stage.together = ["outer inner"]
            outer.cancelsTouchesInView = false
            let finger = stage.finger(100, 100)
            finger.move(to: CGPoint(x: 120, y: 100))
            stage.log.add(way)
            switch way {
            case "remove": stage.view.removeFromSuperview()
            case "disable": stage.view.isUserInteractionEnabled = false
            case "disable above": stage.window.isUserInteractionEnabled = false
            default: stage.view.isHidden = true
            }
            finger.lift()
        }
        let rest =
            switch way {
            case "remove", "disable":
                """
                inner cancelled by (20, 0) at 0.00
                view cancelled (120, 100)
                outer ended by (20, 0) at 0.00
                """
            case "disable above":
                """
                inner cancelled by (20, 0) at 0.00
                outer cancelled by (20, 0) at 0.00
                view cancelled (120, 100)
                """
            default:
                """
                inner ended by (20, 0) at 0.00
                outer ended by (20, 0) at 0.00
                view ended (120, 100)
                """
            }
        #expect(log.components(separatedBy: way + "\n").last == rest)
    }

    @Test("An action that removes its view ends its own gesture")
    func removalInAction() {
        let log = GestureStage.run { stage in
            stage.add(UIPanGestureRecognizer(), "pan")
            stage.reaction = { $0.view?.removeFromSuperview() }
            let finger = stage.finger(100, 100)
            finger.move(to: CGPoint(x: 120, y: 100))
            finger.move(to: CGPoint(x: 140, y: 100))
            finger.lift()
            #expect(stage.application.activeTouches.isEmpty && stage.application.gestures.active.isEmpty)
        }
        #expect(
            log == """
                view began (100, 100)
                pan began by (20, 0) at 0.00
                pan cancelled by (20, 0) at 0.00
                view cancelled (120, 100)
                """)
    }

    @Test("An action may tap elsewhere, after its view's touches were cancelled")
    func nestedTap() {
        let log = GestureStage.run { stage in
            stage.add(UITapGestureRecognizer(), "tap")
            let corner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            stage.window.addSubview(corner)
            stage.add(UITapGestureRecognizer(), "outside", to: corner)
            stage.reaction = { if $0.name == "tap" { stage.tap(10, 10) } }
            stage.tap()
        }
        #expect(
            log == """
                view began (100, 100)
                tap ended (100, 100) at 0.00
                view cancelled (100, 100)
                outside ended (10, 10) at 0.00
                """)
    }

    @Test("A recognizer belongs to one view, and its targets are held weakly")
    func belonging() {
        _ = GestureStage.run { stage in
            let tap = UITapGestureRecognizer()
            stage.view.addGestureRecognizer(tap)
            stage.view.addGestureRecognizer(tap)
            #expect(stage.view.gestureRecognizers == [tap])
            stage.window.addGestureRecognizer(tap)
            #expect(stage.view.gestureRecognizers == nil && tap.view === stage.window)
            stage.window.gestureRecognizers = []
            #expect(tap.view == nil && stage.window.gestureRecognizers == nil)
            var target: GestureStage? = GestureStage()
            target?.window.isHidden = true
            weak let kept = target
            tap.addTarget(target, action: GestureStage.acted)
            target = nil
            #expect(kept == nil)
            tap.sendActions()
            let nobody = UITapGestureRecognizer(target: nil, action: nil)
            nobody.addTarget(stage, action: GestureStage.acted)
            nobody.removeTarget(stage, action: nil)
            #expect(nobody.targets.isEmpty)
        }
    }

    @Test("Misuse is a failure, or a warning if UIKit accepts it, and nothing hangs")
    func failures() {
        @MainActor final class Wrong {
            var calls = 0
            func pressed(_ sender: UIButton) { calls += 1 }
        }
        _ = GestureStage.run { stage in
            let one = stage.add(UITapGestureRecognizer(), "one")
            let two = stage.add(UITapGestureRecognizer(), "two")
            let three = stage.add(UITapGestureRecognizer(), "three")
            one.require(toFail: two)
            two.require(toFail: three)
            let wrong = Wrong()
            let warnings = FailureCollector.warnings {
                one.require(toFail: one)
                three.require(toFail: one)
            }
            #expect(
                warnings.map(\.text) == [
                    #"UITapGestureRecognizer "one" cannot wait for itself to fail."#,
                    #"UITapGestureRecognizer "three" cannot wait for UITapGestureRecognizer "one" to fail, which waits for it in turn."#,
                ])
            let failures = FailureCollector.failures { _ = one.location(ofTouch: 3, in: nil) }
            #expect(failures.map(\.text) == [#"UITapGestureRecognizer "one" has no touch 3: it has 0."#])
            let senders = FailureCollector.warnings {
                three.addTarget(wrong, action: Wrong.pressed)
                stage.tap()
            }
            #expect(
                senders.map(\.text) == [
                    "An action of Wrong declares its sender as UIButton, but UITapGestureRecognizer sends it. UIKit calls it"
                        + " as well, and ends the process if it uses what a UITapGestureRecognizer does not have; here it"
                        + " gets a new UIButton. Declare the sender as UITapGestureRecognizer, or Any."
                ])
            #expect(wrong.calls == 1)
        }
    }

    @Test("Two recognizers whose delegates let them wait for each other do not wait forever")
    func circleOfDelegates() {
        let log = GestureStage.run { stage in
            let one = stage.add(UITapGestureRecognizer(), "one")
            let two = stage.add(UITapGestureRecognizer(), "two")
            one.delegate = stage
            two.delegate = stage
            stage.waits = ["one two", "two one"]
            let warnings = FailureCollector.warnings { stage.tap() }
            #expect(
                warnings.map(\.text) == [
                    #"UITapGestureRecognizer "two" is to wait for UITapGestureRecognizer "one" to fail, which waits for it in turn. It does not wait."#
                ])
        }
        #expect(log.contains("two ended (100, 100) at 0.00") && !log.contains("one ended"))
    }

    @Test("A state that changes again in every action is a failure, not a hang")
    func endless() {
        _ = GestureStage.run { stage in
            let custom = stage.add(Custom(), "custom")
            custom.states = [.began]
            stage.reaction = { $0.state = .changed }
            let failures = FailureCollector.failures { stage.tap() }
            #expect(
                failures.map(\.text) == [
                    #"Custom "custom" changes its state again in every action. After 1,000 changes, the state is left as it is."#
                ])
        }
    }
}
