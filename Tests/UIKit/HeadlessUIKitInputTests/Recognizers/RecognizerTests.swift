import Foundation
import HeadlessUIKit
import Testing

/// Each recognizer alone, and what the view under it gets.
@MainActor @Suite("Single recognizers") struct RecognizerTests {
    @Test("A tap is recognized when the finger is lifted, and cancelled in the view")
    func tap() {
        let log = GestureStage.run { stage in
            stage.add(UITapGestureRecognizer(), "tap")
            stage.tap()
            stage.finger(100, 100).cancel()
            let strayed = stage.finger(100, 100)
            strayed.move(to: CGPoint(x: 146, y: 100))
            strayed.lift()
            let held = stage.finger(100, 100)
            stage.lapse(0.75)
            held.lift()
            let near = stage.finger(100, 100)
            near.move(to: CGPoint(x: 145, y: 100))
            stage.lapse(0.74)
            near.lift()
        }
        #expect(
            log == """
                view began (100, 100)
                tap ended (100, 100) at 0.00
                view cancelled (100, 100)
                view began (100, 100)
                view cancelled (100, 100)
                view began (100, 100)
                view moved (146, 100)
                view ended (146, 100)
                view began (100, 100)
                view ended (100, 100)
                view began (100, 100)
                view moved (145, 100)
                tap ended (145, 100) at 1.49
                view cancelled (145, 100)
                """)
    }

    @Test("A double tap delays the first tap's end, and then cancels both taps in the view")
    func doubleTap() {
        let log = GestureStage.run { stage in
            let twice = stage.add(UITapGestureRecognizer(), "twice")
            twice.numberOfTapsRequired = 2
            stage.tap()
            stage.lapse(0.3)
            stage.tap(110, 100)
            stage.lapse(1)
            stage.tap()
            stage.lapse(0.34)
            stage.log.add("nothing yet")
            stage.lapse(0.01)
            stage.log.add("too late")
            stage.tap()
            stage.tap(146, 100)
        }
        #expect(
            log == """
                view began (100, 100)
                view began (110, 100)
                twice ended (100, 100) at 0.30
                view cancelled (100, 100)
                view cancelled (110, 100)
                view began (100, 100)
                nothing yet
                view ended (100, 100)
                too late
                view began (100, 100)
                view ended (100, 100)
                view began (146, 100)
                view ended (146, 100)
                """)
    }

    @Test("Without delaying the end, a view gets the first tap before the second")
    func undelayedEnd() {
        let log = GestureStage.run { stage in
            let twice = stage.add(UITapGestureRecognizer(), "twice")
            twice.numberOfTapsRequired = 2
            twice.delaysTouchesEnded = false
            stage.tap()
            stage.tap()
        }
        #expect(
            log == """
                view began (100, 100)
                view ended (100, 100)
                view began (100, 100)
                twice ended (100, 100) at 0.00
                view cancelled (100, 100)
                """)
    }

    @Test("A tap with two fingers takes two fingers, neither one nor three")
    func twoFingerTap() {
        let log = GestureStage.run { stage in
            stage.view.isMultipleTouchEnabled = true
            let tap = stage.add(UITapGestureRecognizer(), "tap")
            tap.numberOfTouchesRequired = 2
            stage.tap()
            stage.log.add("two")
            let one = stage.finger(100, 100)
            let two = stage.finger(120, 100)
            one.lift()
            two.lift()
            stage.log.add("three")
            let fingers = [60, 80, 100].map { stage.finger($0, 100) }
            for finger in fingers { finger.lift() }
        }
        #expect(
            log == """
                view began (100, 100)
                view ended (100, 100)
                two
                view began (100, 100)
                view began (120, 100)
                tap ended (110, 100) at 0.00
                view cancelled (100, 100)
                view cancelled (120, 100)
                three
                view began (60, 100)
                view began (80, 100)
                view began (100, 100)
                view ended (60, 100)
                view ended (80, 100)
                view ended (100, 100)
                """)
    }

    @Test("A long press begins after its duration, changes, and ends")
    func longPress() {
        let log = GestureStage.run { stage in
            stage.add(UILongPressGestureRecognizer(), "press")
            let finger = stage.finger(100, 100)
            finger.move(to: CGPoint(x: 110, y: 100))
            stage.lapse(0.5)
            finger.move(to: CGPoint(x: 200, y: 100))
            finger.lift()
            stage.log.add("moved")
            let moved = stage.finger(100, 100)
            moved.move(to: CGPoint(x: 111, y: 100))
            stage.lapse(1)
            moved.lift()
            stage.log.add("lifted")
            let lifted = stage.finger(100, 100)
            stage.lapse(0.49)
            lifted.lift()
            stage.lapse(1)
            stage.log.add("cancelled")
            let cancelled = stage.finger(100, 100)
            stage.lapse(0.5)
            cancelled.cancel()
        }
        #expect(
            log == """
                view began (100, 100)
                view moved (110, 100)
                press began (110, 100) at 0.50
                view cancelled (110, 100)
                press changed (200, 100) at 0.50
                press ended (200, 100) at 0.50
                moved
                view began (100, 100)
                view moved (111, 100)
                view ended (111, 100)
                lifted
                view began (100, 100)
                view ended (100, 100)
                cancelled
                view began (100, 100)
                press began (100, 100) at 3.49
                view cancelled (100, 100)
                press cancelled (100, 100) at 3.49
                """)
    }

    @Test("A long press can require a tap before")
    func pressAfterTap() {
        let log = GestureStage.run { stage in
            let press = stage.add(UILongPressGestureRecognizer(), "press")
            press.numberOfTapsRequired = 1
            press.cancelsTouchesInView = false
            press.delaysTouchesEnded = false
            stage.tap()
            stage.lapse(0.2)
            let finger = stage.finger(100, 100)
            stage.lapse(0.5)
            finger.lift()
        }
        #expect(
            log == """
                view began (100, 100)
                view ended (100, 100)
                view began (100, 100)
                press began (100, 100) at 0.70
                press ended (100, 100) at 0.70
                view ended (100, 100)
                """)
    }

    @Test("A pan begins after ten points, and does not jump when fingers are added or lifted")
    func pan() {
        let log = GestureStage.run { stage in
            stage.add(UIPanGestureRecognizer(), "pan")
            let finger = stage.finger(100, 100)
            finger.move(to: CGPoint(x: 109, y: 100))
            finger.move(to: CGPoint(x: 110, y: 100))
            finger.move(to: CGPoint(x: 120, y: 105))
            let other = stage.finger(200, 200)
            other.move(to: CGPoint(x: 200, y: 220))
            finger.lift()
            other.move(to: CGPoint(x: 210, y: 220))
            other.lift()
            stage.tap()
        }
        #expect(
            log == """
                view began (100, 100)
                view moved (109, 100)
                pan began by (10, 0) at 0.00
                view cancelled (110, 100)
                pan changed by (20, 5) at 0.00
                view began (200, 200)
                pan changed by (20, 15) at 0.00
                view cancelled (200, 220)
                pan changed by (30, 15) at 0.00
                pan ended by (30, 15) at 0.00
                view began (100, 100)
                view ended (100, 100)
                """)
    }

    @Test("A pan requires its number of fingers, and ignores others")
    func panFingers() {
        let log = GestureStage.run { stage in
            let pan = stage.add(UIPanGestureRecognizer(), "pan")
            pan.minimumNumberOfTouches = 2
            pan.maximumNumberOfTouches = 2
            let one = stage.finger(100, 100)
            one.move(to: CGPoint(x: 130, y: 100))
            let two = stage.finger(200, 100)
            two.move(to: CGPoint(x: 220, y: 100))
            let three = stage.finger(150, 150)
            three.move(to: CGPoint(x: 190, y: 150))
            one.lift()
            two.lift()
            three.lift()
            let many = [60, 80, 100].map { stage.finger($0, 100) }
            many[0].move(to: CGPoint(x: 200, y: 100))
            for finger in many { finger.lift() }
        }
        let actions = log.split(separator: "\n").filter { $0.hasPrefix("pan") }
        #expect(actions == ["pan began by (10, 0) at 0.00", "pan ended by (10, 0) at 0.00"])
    }

    @Test("A pan's velocity is that of the last tenth of a second, and none after a rest")
    func velocity() {
        _ = GestureStage.run { stage in
            let pan = stage.add(UIPanGestureRecognizer(), "pan")
            let finger = stage.finger(100, 100)
            for step in 1...10 {
                stage.lapse(0.01)
                finger.move(to: CGPoint(x: 100 + 5 * CGFloat(step), y: 100 - CGFloat(step)))
            }
            #expect(abs(pan.velocity(in: nil).x - 500) < 1e-6)
            #expect(abs(pan.velocity(in: stage.view).y + 100) < 1e-6)
            pan.setTranslation(.zero, in: stage.view)
            #expect(pan.translation(in: stage.view) == .zero)
            stage.lapse(0.2)
            #expect(pan.velocity(in: nil) == .zero)
            finger.move(to: CGPoint(x: 160, y: 90))
            #expect(abs(pan.velocity(in: nil).x - 50) < 1e-6)
            #expect(pan.translation(in: stage.view) == CGPoint(x: 10, y: 0))
            finger.lift()
        }
    }

    @Test(
        "A swipe is recognized in its direction, quickly and straight enough",
        arguments: [
            ("right", CGPoint(x: 51, y: 50), 0.1, true), ("right", CGPoint(x: 49, y: 0), 0.1, false),
            ("right", CGPoint(x: 60, y: 51), 0.1, false), ("right", CGPoint(x: -60, y: 0), 0.1, false),
            ("left", CGPoint(x: -60, y: 0), 0.1, true), ("up", CGPoint(x: 0, y: -60), 0.1, true),
            ("down", CGPoint(x: 0, y: 60), 0.1, true), ("right", CGPoint(x: 60, y: 0), 0.5, false),
            ("right", CGPoint(x: 60, y: 0), 0.49, true), ("left right", CGPoint(x: -60, y: 0), 0.1, true),
            ("up", CGPoint(x: 60, y: 0), 0.1, false),
        ] as [(String, CGPoint, Double, Bool)])
    func swipe(directions: String, way: CGPoint, time: Double, isRecognized: Bool) {
        let names: [(String, UISwipeGestureRecognizer.Direction)] = [
            ("right", .right), ("left", .left), ("up", .up), ("down", .down),
        ]
        let log = GestureStage.run { stage in
            let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
            swipe.direction = []
            for (name, direction) in names where directions.contains(name) {
                swipe.direction.insert(direction)
            }
            let finger = stage.finger(150, 150)
            stage.lapse(time)
            finger.move(to: CGPoint(x: 150 + way.x, y: 150 + way.y))
            finger.lift()
        }
        let actions = log.split(separator: "\n").filter { $0.hasPrefix("swipe") }
        let time = String(format: "%.2f", time)
        #expect(actions == (isRecognized ? ["swipe ended (150, 150) at \(time)"] : []))
    }

    @Test("A screen edge's pan comes from the edge and goes inwards")
    func edge() {
        let log = GestureStage.run { stage in
            stage.window.frame = stage.application.screen.bounds
            let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "edge", to: stage.window)
            pan.edges = .left
            for (start, end) in [(20, 60), (21, 60), (5, 6)] as [(CGFloat, CGFloat)] {
                let finger = stage.finger(start, 10)
                finger.move(to: CGPoint(x: end, y: start == 5 ? 40 : 10))
                finger.lift()
            }
        }
        #expect(
            log == """
                edge began by (40, 0) at 0.00
                edge ended by (40, 0) at 0.00
                """)
    }

    @Test("A hover begins over the view, changes, and ends outside")
    func hover() {
        let log = GestureStage.run { stage in
            stage.add(UIHoverGestureRecognizer(), "hover")
            let pointer = UITouch(at: .zero, timestamp: 0, type: .indirectPointer)
            let places: [(UITouch.Phase, CGFloat)] = [
                (.regionEntered, 10), (.regionMoved, 60), (.regionMoved, 70), (.regionMoved, 10),
                (.regionMoved, 80), (.regionExited, 80),
            ]
            for (phase, x) in places {
                pointer.update(to: phase, at: CGPoint(x: x, y: 100), timestamp: 0)
                stage.application.sendEvent(UIEvent(hover: pointer, timestamp: 0))
            }
        }
        #expect(
            log == """
                hover began (60, 100) at 0.00
                hover changed (70, 100) at 0.00
                hover ended (10, 100) at 0.00
                hover began (80, 100) at 0.00
                hover ended (80, 100) at 0.00
                """)
    }
}
