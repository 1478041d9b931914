import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Recognizers beside, above and below each other.
@MainActor @Suite("Interplay of recognizers") struct GestureInterplayTests {
    @Test("Of two recognizers on one view the first that was added wins, on every run")
    func twoOnOneView() {
        for _ in 0..<10 {
            let log = GestureStage.run { stage in
                stage.add(UITapGestureRecognizer(), "first")
                stage.add(UITapGestureRecognizer(), "second")
                stage.tap()
            }
            #expect(
                log == """
                    view began (100, 100)
                    first ended (100, 100) at 0.00
                    view cancelled (100, 100)
                    """)
        }
    }

    @Test("Of a view's and its superview's recognizers, the view's wins, whichever was added first")
    func parentAndChild() {
        let log = GestureStage.run { stage in
            stage.add(UIPanGestureRecognizer(), "outer", to: stage.window)
            stage.add(UIPanGestureRecognizer(), "inner")
            let finger = stage.finger(100, 100)
            finger.move(to: CGPoint(x: 120, y: 100))
            finger.lift()
            let outside = stage.finger(10, 10)
            outside.move(to: CGPoint(x: 30, y: 10))
            outside.lift()
        }
        #expect(
            log == """
                view began (100, 100)
                inner began by (20, 0) at 0.00
                view cancelled (120, 100)
                inner ended by (20, 0) at 0.00
                outer began by (20, 0) at 0.00
                outer ended by (20, 0) at 0.00
                """)
    }

    @Test("Two recognizers are both recognized if either delegate lets them")
    func simultaneous() {
        for pair in ["inner outer", "outer inner"] {
            let log = GestureStage.run { stage in
                let outer = stage.add(UIPanGestureRecognizer(), "outer", to: stage.window)
                let inner = stage.add(UIPanGestureRecognizer(), "inner")
                (pair.hasPrefix("inner") ? inner : outer).delegate = stage
                stage.together = [pair]
                let finger = stage.finger(100, 100)
                finger.move(to: CGPoint(x: 120, y: 100))
                finger.lift()
            }
            let actions = log.split(separator: "\n").filter { $0.contains(" by ") }
            #expect(
                actions == [
                    "inner began by (20, 0) at 0.00", "outer began by (20, 0) at 0.00",
                    "inner ended by (20, 0) at 0.00", "outer ended by (20, 0) at 0.00",
                ])
        }
    }

    @Test("A single tap that waits for a double tap is recognized exactly at the time-out")
    func singleAndDouble() {
        let log = GestureStage.run { stage in
            let once = stage.add(UITapGestureRecognizer(), "once")
            let twice = stage.add(UITapGestureRecognizer(), "twice")
            twice.numberOfTapsRequired = 2
            once.require(toFail: twice)
            stage.tap()
            stage.lapse(0.3499)
            stage.log.add("\(once.state.name) at 0.3499")
            stage.lapse(0.0001)
            stage.log.add("once more")
            stage.tap()
            stage.lapse(0.2)
            stage.tap()
            stage.lapse(1)
        }
        #expect(
            log == """
                view began (100, 100)
                possible at 0.3499
                once ended (100, 100) at 0.35
                view cancelled (100, 100)
                once more
                view began (100, 100)
                view began (100, 100)
                twice ended (100, 100) at 0.55
                view cancelled (100, 100)
                view cancelled (100, 100)
                """)
    }

    @Test("Without waiting, a single tap comes first and the double tap follows")
    func singleBeforeDouble() {
        let log = GestureStage.run { stage in
            stage.add(UITapGestureRecognizer(), "once")
            stage.add(UITapGestureRecognizer(), "twice").numberOfTapsRequired = 2
            stage.tap()
            stage.tap()
        }
        let actions = log.split(separator: "\n").filter { !$0.hasPrefix("view") }
        #expect(actions == ["once ended (100, 100) at 0.00", "twice ended (100, 100) at 0.00"])
    }

    @Test("A chain of waiting recognizers is resolved from its end")
    func chain() {
        let log = GestureStage.run { stage in
            let taps = (1...3).map { count in
                let tap = stage.add(UITapGestureRecognizer(), "\(count)")
                tap.numberOfTapsRequired = count
                return tap
            }
            taps[0].require(toFail: taps[1])
            taps[1].require(toFail: taps[2])
            for count in 1...3 {
                for _ in 0..<count { stage.tap() }
                stage.lapse(0.35)
            }
        }
        let actions = log.split(separator: "\n").filter { !$0.hasPrefix("view") }
        #expect(
            actions == [
                "1 ended (100, 100) at 0.35", "2 ended (100, 100) at 0.70", "3 ended (100, 100) at 0.70",
            ])
    }

    @Test("A pan that waits for a swipe begins when that has failed, and fails if it does not")
    func panAfterSwipe() {
        let log = GestureStage.run { stage in
            let pan = stage.add(UIPanGestureRecognizer(), "pan")
            let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
            pan.require(toFail: swipe)
            let fast = stage.finger(100, 100)
            fast.move(to: CGPoint(x: 120, y: 100))
            fast.move(to: CGPoint(x: 160, y: 100))
            fast.move(to: CGPoint(x: 180, y: 100))
            fast.lift()
            let slow = stage.finger(100, 100)
            slow.move(to: CGPoint(x: 120, y: 100))
            slow.move(to: CGPoint(x: 130, y: 100))
            stage.lapse(0.5)
            slow.move(to: CGPoint(x: 140, y: 100))
            slow.lift()
            let short = stage.finger(100, 100)
            short.move(to: CGPoint(x: 120, y: 100))
            short.lift()
        }
        let actions = log.split(separator: "\n").filter { !$0.hasPrefix("view") }
        #expect(
            actions == [
                "swipe ended (100, 100) at 0.00", "pan began by (30, 0) at 0.50",
                "pan changed by (40, 0) at 0.50", "pan ended by (40, 0) at 0.50",
                "pan began by (20, 0) at 0.50", "pan ended by (20, 0) at 0.50",
            ])
    }

    @Test(
        "Delegates can make one recognizer wait for the other, asked from either side",
        arguments: ["a b", "by a b"])
    func delegatesRequirement(pair: String) {
        let log = GestureStage.run { stage in
            let tap = stage.add(UITapGestureRecognizer(), "a")
            let press = stage.add(UILongPressGestureRecognizer(), "b")
            (pair == "a b" ? tap : press).delegate = stage
            stage.waits = [pair]
            let held = stage.finger(100, 100)
            stage.lapse(0.5)
            held.lift()
            stage.tap()
        }
        let actions = log.split(separator: "\n").filter { $0.contains(" at ") }
        #expect(
            actions == [
                "b began (100, 100) at 0.50", "b ended (100, 100) at 0.50", "a ended (100, 100) at 0.50",
            ])
    }

    @Test("A delegate is asked whether to receive and to begin, and its no is final")
    func refusal() {
        let log = GestureStage.run { stage in
            let tap = stage.add(UITapGestureRecognizer(), "tap")
            tap.delegate = stage
            stage.tap()
            stage.refused = ["tap"]
            stage.tap()
            stage.refused = ["touches of tap"]
            stage.tap()
        }
        #expect(
            log == """
                tap should receive
                view began (100, 100)
                tap should begin
                tap ended (100, 100) at 0.00
                view cancelled (100, 100)
                tap should receive
                view began (100, 100)
                tap should begin
                view ended (100, 100)
                tap should receive
                view began (100, 100)
                view ended (100, 100)
                """)
    }

    @Test("A recognizer that delays touches keeps them from the view until it has failed")
    func delayedBeginning() {
        let log = GestureStage.run { stage in
            let press = stage.add(UILongPressGestureRecognizer(), "press")
            press.delaysTouchesBegan = true
            let short = stage.finger(100, 100)
            short.move(to: CGPoint(x: 104, y: 100))
            short.move(to: CGPoint(x: 105, y: 100))
            stage.log.add("lifting")
            short.lift()
            stage.log.add("holding")
            let long = stage.finger(100, 100)
            stage.lapse(0.5)
            long.lift()
        }
        #expect(
            log == """
                lifting
                view began (100, 100)
                view moved (105, 100)
                view ended (105, 100)
                holding
                press began (100, 100) at 0.50
                press ended (100, 100) at 0.50
                """)
    }

    @Test("A recognizer that cancels no touches leaves the view all of them")
    func leavesTouches() {
        let log = GestureStage.run { stage in
            stage.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
            stage.tap()
        }
        #expect(
            log == """
                view began (100, 100)
                tap ended (100, 100) at 0.00
                view ended (100, 100)
                """)
    }

    @Test("A button keeps a superview's tap from being recognized, a plain control does not")
    func controls() {
        let log = GestureStage.run { stage in
            let controls = [UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIControl()]
            controls[1].frame = CGRect(x: 100, y: 0, width: 50, height: 50)
            for (control, name) in zip(controls, ["button", "control"]) {
                control.write(to: stage.log, as: name)
                stage.view.addSubview(control)
            }
            stage.add(UITapGestureRecognizer(), "tap")
            stage.tap(60, 60)
            stage.tap(160, 60)
            stage.log.add("its own")
            stage.add(UITapGestureRecognizer(), "own", to: controls[0])
            stage.tap(60, 60)
        }
        #expect(
            log == """
                button touchDown
                button touchUpInside
                button primaryActionTriggered
                control touchDown
                tap ended (160, 60) at 0.00
                control touchCancel
                its own
                button touchDown
                own ended (60, 60) at 0.00
                button touchCancel
                """)
    }

    @Test("A pan that begins cancels a control's tracking, and a button waits for a double tap to fail")
    func controlTracking() {
        let log = GestureStage.run { stage in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            button.write(to: stage.log, as: "button")
            stage.view.addSubview(button)
            let pan = stage.add(UIPanGestureRecognizer(), "pan")
            let finger = stage.finger(60, 60)
            finger.move(to: CGPoint(x: 65, y: 60))
            finger.move(to: CGPoint(x: 75, y: 60))
            #expect(!button.isTracking && !button.isHighlighted)
            finger.lift()
            stage.view.removeGestureRecognizer(pan)
            stage.log.add("double")
            stage.add(UITapGestureRecognizer(), "twice").numberOfTapsRequired = 2
            stage.tap(60, 60)
            stage.lapse(0.3)
            stage.log.add("0.30")
            stage.lapse(0.1)
        }
        #expect(
            log == """
                button touchDown
                button touchDragInside
                pan began by (15, 0) at 0.00
                button touchCancel
                pan ended by (15, 0) at 0.00
                double
                button touchDown
                0.30
                button touchUpInside
                button primaryActionTriggered
                """)
    }
}
