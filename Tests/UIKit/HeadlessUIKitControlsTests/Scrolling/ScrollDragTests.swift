import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Fingers that drag and flick content, as a log of what the delegate is told.
@MainActor @Suite("Dragging scroll views") struct ScrollDragTests {
    @Test(
        "A slow drag scrolls by its distance less the 10 points that begin it, and leaves the content there"
    )
    func slowDrag() {
        #expect(
            ScrollStage.run { $0.drag(by: -100, steps: 4, rest: 200) } == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (0, 15) … 0.08 (0, 90) in 4
                0.28 willEndDragging at (0, 0) to (0, 90) (dragging)
                0.28 didEndDragging
                """)
    }

    @Test("Content that is flicked decelerates and comes to rest")
    func flick() {
        #expect(
            ScrollStage.run { $0.drag(by: -40, steps: 4) } == """
                0.02 willBeginDragging (tracking, dragging)
                0.04 scroll (0, 10) … 0.08 (0, 30) in 3
                0.08 willEndDragging at (0, 0.5) to (0, 279.667) (dragging)
                0.08 didEndDragging and goes on
                0.08 willBeginDecelerating (decelerating)
                0.097 scroll (0, 38.333) … 3.197 (0, 279.667) in 126
                3.197 didEndDecelerating
                """)
    }

    @Test("A flick beyond the edge overshoots and springs back")
    func flickBeyondEnd() {
        #expect(
            ScrollStage.run { $0.drag(by: -120, steps: 4) } == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (0, 20) … 0.08 (0, 110) in 4
                0.08 willEndDragging at (0, 1.5) to (0, 700) (dragging)
                0.08 didEndDragging and goes on
                0.08 willBeginDecelerating (decelerating)
                0.097 scroll (0, 134.667) … 1.463 (0, 700) in 75
                1.463 didEndDecelerating
                """)
    }

    @Test("Content dragged beyond its top lags behind, and springs back on release")
    func bounce() {
        #expect(
            ScrollStage.run { $0.drag(by: 120, steps: 3, rest: 200) } == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (0, -15.667) … 0.06 (0, -50.333) in 3
                0.26 willEndDragging at (0, 0) to (0, 0) (dragging)
                0.26 didEndDragging and goes on
                0.26 willBeginDecelerating (decelerating)
                0.277 scroll (0, -49.667) … 0.943 (0, 0) in 36
                0.943 didEndDecelerating
                """)
    }

    @Test("Without bouncing a drag stops at the ends of the content")
    func noBounce() {
        let log = ScrollStage.run { stage in
            stage.scrollView.bounces = false
            stage.drag(by: 60, steps: 3, rest: 200)
            stage.drag(by: -120, steps: 4)
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.26 willEndDragging at (0, 0) to (0, 0) (dragging)
                0.26 didEndDragging
                0.28 willBeginDragging (tracking, dragging)
                0.28 scroll (0, 20) … 0.34 (0, 110) in 4
                0.34 willEndDragging at (0, 1.5) to (0, 700) (dragging)
                0.34 didEndDragging and goes on
                0.34 willBeginDecelerating (decelerating)
                0.357 scroll (0, 134.667) … 1.123 (0, 700) in 47
                1.123 didEndDecelerating
                """)
    }

    @Test("The delegate changes the target offset")
    func retarget() {
        let log = ScrollStage.run { stage in
            stage.log.retarget = { _ in CGPoint(x: 0, y: 100) }
            stage.drag(by: -40, steps: 4)
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.04 scroll (0, 10) … 0.08 (0, 30) in 3
                0.08 willEndDragging at (0, 0.5) to (0, 279.667) (dragging)
                0.08 didEndDragging and goes on
                0.08 willBeginDecelerating (decelerating)
                0.097 scroll (0, 40.667) … 0.58 (0, 100) in 26
                0.58 didEndDecelerating
                """)
    }

    @Test("A faster rate brings content to rest sooner")
    func fastRate() {
        let log = ScrollStage.run { stage in
            stage.scrollView.decelerationRate = .fast
            stage.drag(by: -80, steps: 4)
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (0, 10) … 0.08 (0, 70) in 4
                0.08 willEndDragging at (0, 1) to (0, 169.333) (dragging)
                0.08 didEndDragging and goes on
                0.08 willBeginDecelerating (decelerating)
                0.097 scroll (0, 85.333) … 0.613 (0, 169.333) in 29
                0.613 didEndDecelerating
                """)
    }

    @Test("A touch stops moving content, and does nothing else")
    func stopByTouch() {
        let log = ScrollStage.run { stage in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
            button.addAction(UIAction { _ in stage.log.add("pressed") }, for: .touchUpInside)
            stage.scrollView.addSubview(button)
            stage.drag(by: -80, steps: 4)
            stage.lapse(100)
            Finger.tap(CGPoint(x: 150, y: 250))
            stage.lapse(1000)
            stage.log.add("again")
            Finger.tap(CGPoint(x: 150, y: 250))
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (0, 10) … 0.08 (0, 70) in 4
                0.08 willEndDragging at (0, 1) to (0, 569.333) (dragging)
                0.08 didEndDragging and goes on
                0.08 willBeginDecelerating (decelerating)
                0.097 scroll (0, 86.333) … 0.18 (0, 160.667) in 6
                0.18 didEndDecelerating (tracking)
                again
                pressed
                """)
    }

    @Test("A touch that stops content beyond its edge lets it spring back")
    func stopInBounce() {
        let log = ScrollStage.run { stage in
            stage.drag(by: 120, steps: 3)
            stage.lapse(50)
            Finger.tap(CGPoint(x: 150, y: 250))
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (0, -15.667) … 0.06 (0, -50.333) in 3
                0.06 willEndDragging at (0, -2) to (0, 0) (dragging)
                0.06 didEndDragging and goes on
                0.06 willBeginDecelerating (decelerating)
                0.077 scroll (0, -78) … 0.11 (0, -106.333) in 3
                0.11 didEndDecelerating (tracking)
                0.11 willBeginDecelerating (decelerating)
                0.127 scroll (0, -105) … 0.877 (0, 0) in 41
                0.877 didEndDecelerating
                """)
    }

    @Test("A touch cancelled by the system ends the drag without velocity")
    func cancelled() {
        let log = ScrollStage.run { stage in
            let finger = Finger(down: CGPoint(x: 150, y: 250))
            for step in 1...4 {
                stage.lapse(20)
                finger.move(to: CGPoint(x: 150, y: 250 - CGFloat(step) * 20))
            }
            finger.cancel()
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (0, 10) … 0.08 (0, 70) in 4
                0.08 willEndDragging at (0, 0) to (0, 70) (dragging)
                0.08 didEndDragging
                """)
    }

    @Test("Pages are turned one at a time, or back after a release without velocity")
    func paging() {
        let log = ScrollStage.run { stage in
            stage.scrollView.isPagingEnabled = true
            stage.scrollView.contentSize = CGSize(width: 900, height: 300)
            stage.drag((250, 250), (200, 250), (150, 250))
            stage.lapse(2000)
            stage.log.add("back")
            stage.drag((250, 250), (200, 250), (150, 250), rest: 200)
            stage.lapse(2000)
            stage.log.add("end")
            stage.drag((50, 250), (200, 250), (250, 250), rest: 200)
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (40, 0) … 0.04 (90, 0) in 2
                0.04 willEndDragging at (2.5, 0) to (300, 0) (dragging)
                0.04 didEndDragging and goes on
                0.04 willBeginDecelerating (decelerating)
                0.057 scroll (122.333, 0) … 0.657 (300, 0) in 33
                0.657 didEndDecelerating
                back
                2.06 willBeginDragging (tracking, dragging)
                2.06 scroll (340, 0) … 2.08 (390, 0) in 2
                2.28 willEndDragging at (0, 0) to (300, 0) (dragging)
                2.28 didEndDragging and goes on
                2.28 willBeginDecelerating (decelerating)
                2.297 scroll (376, 0) … 2.813 (300, 0) in 28
                2.813 didEndDecelerating
                end
                4.3 willBeginDragging (tracking, dragging)
                4.3 scroll (160, 0) … 4.32 (110, 0) in 2
                4.52 willEndDragging at (0, 0) to (0, 0) (dragging)
                4.52 didEndDragging and goes on
                4.52 willBeginDecelerating (decelerating)
                4.537 scroll (93, 0) … 5.07 (0, 0) in 29
                5.07 didEndDecelerating
                """)
    }

    @Test("Content that fits is not dragged, unless it always bounces")
    func fits() {
        let log = ScrollStage.run { stage in
            stage.scrollView.contentSize = CGSize(width: 300, height: 200)
            stage.drag(by: -100, steps: 3, rest: 200)
            stage.log.add("always")
            stage.scrollView.alwaysBounceVertical = true
            stage.drag(by: -100, steps: 3, rest: 200)
        }
        #expect(
            log == """
                always
                0.28 willBeginDragging (tracking, dragging)
                0.28 scroll (0, 12.333) … 0.32 (0, 42.333) in 3
                0.52 willEndDragging at (0, 0) to (0, 0) (dragging)
                0.52 didEndDragging and goes on
                0.52 willBeginDecelerating (decelerating)
                0.537 scroll (0, 41.667) … 1.187 (0, 0) in 35
                1.187 didEndDecelerating
                """)
    }

    @Test("A drag scrolls along both axes, unless it is locked to the one on which it began")
    func locking() {
        let log = ScrollStage.run { stage in
            stage.scrollView.contentSize = CGSize(width: 1000, height: 1000)
            stage.drag((150, 250), (140, 220), (120, 190), (100, 160), rest: 200)
            stage.log.add("locked")
            stage.scrollView.isDirectionalLockEnabled = true
            stage.drag((150, 250), (140, 220), (120, 190), (100, 160), rest: 200)
            stage.log.add("askew")
            stage.drag((150, 250), (130, 220), (120, 190), (100, 160), rest: 200)
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (7, 20.667) … 0.06 (47, 80.667) in 3
                0.26 willEndDragging at (0, 0) to (47, 80.667) (dragging)
                0.26 didEndDragging
                locked
                0.28 willBeginDragging (tracking, dragging)
                0.28 scroll (47, 101.333) … 0.32 (47, 161.333) in 3
                0.52 willEndDragging at (0, 0) to (47, 161.333) (dragging)
                0.52 didEndDragging
                askew
                0.54 willBeginDragging (tracking, dragging)
                0.54 scroll (61.333, 183) … 0.58 (91.333, 243) in 3
                0.78 willEndDragging at (0, 0) to (91.333, 243) (dragging)
                0.78 didEndDragging
                """)
    }

    @Test("The keyboard is dismissed when a drag begins, if configured")
    func keyboard() {
        let log = ScrollStage.run { stage in
            let field = UITextField(frame: CGRect(x: 0, y: 500, width: 100, height: 30))
            stage.window.addSubview(field)
            for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag] {
                stage.scrollView.keyboardDismissMode = mode
                field.becomeFirstResponder()
                stage.drag(by: -20, steps: 2, rest: 200)
                stage.log.add("\(mode): \(field.isFirstResponder)")
            }
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.04 scroll (0, 10)
                0.24 willEndDragging at (0, 0) to (0, 10) (dragging)
                0.24 didEndDragging
                none: true
                0.26 willBeginDragging (tracking, dragging)
                0.28 scroll (0, 20)
                0.48 willEndDragging at (0, 0) to (0, 20) (dragging)
                0.48 didEndDragging
                onDrag: false
                """)
    }

    @Test(
        "Insets set by the delegate at the end of a drag decide where the content comes to rest")
    func refresh() {
        let log = ScrollStage.run { stage in
            stage.log.reactions["didEndDragging"] = { $0.contentInset.top = 40 }
            stage.drag(by: 190, steps: 5, rest: 200)
            stage.lapse(2000)
            stage.scrollView.contentInset.top = 0
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (0, -14.667) … 0.1 (0, -74.333) in 5
                0.3 willEndDragging at (0, 0) to (0, 0) (dragging)
                0.3 didEndDragging and goes on
                0.3 didChangeAdjustedContentInset (top 40, left 0, bottom 0, right 0)
                0.3 willBeginDecelerating (decelerating)
                0.317 scroll (0, -74) … 0.95 (0, -40) in 33
                0.95 didEndDecelerating
                2.3 scroll (0, 0)
                2.3 didChangeAdjustedContentInset (top 0, left 0, bottom 0, right 0)
                """)
    }

    @Test("A moving touch interrupts an animation started by code")
    func animationInDrag() {
        let log = ScrollStage.run { stage in
            let finger = Finger(down: CGPoint(x: 150, y: 250))
            finger.move(to: CGPoint(x: 150, y: 220))
            stage.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
            stage.lapse(100)
            finger.move(to: CGPoint(x: 150, y: 210))
            stage.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
            stage.lapse(100)
            finger.lift()
        }
        #expect(
            log == """
                0 willBeginDragging (tracking, dragging)
                0 scroll (0, 20) … 0.2 (0, 217.667) in 13
                0.2 willEndDragging at (0, 0.1) to (0, 267.667) (dragging)
                0.2 didEndDragging
                0.217 scroll (0, 246.667) … 0.4 (0, 500) in 12
                0.4 didEndScrollingAnimation
                """)
    }

    @Test("What the delegate does to the scroll view in its drag methods takes effect")
    func reentrant() {
        let log = ScrollStage.run { stage in
            stage.log.reactions["scroll"] = { if $0.contentOffset.y > 50 { $0.contentOffset.y = 50 } }
            stage.drag(by: -100, steps: 5, rest: 200)
            stage.log.reactions = ["didEndDragging": { $0.setContentOffset(.zero, animated: true) }]
            stage.drag(by: -40, steps: 4)
            stage.lapse(1000)
            stage.log.reactions = ["willBeginDragging": { $0.isScrollEnabled = false }]
            stage.drag(by: -100, steps: 5)
            stage.scrollView.isScrollEnabled = true
            stage.log.reactions = ["scroll": { $0.removeFromSuperview() }]
            stage.drag(by: -100, steps: 5)
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (0, 10) … 0.1 (0, 50) in 7
                0.3 willEndDragging at (0, 0) to (0, 50) (dragging)
                0.3 didEndDragging
                0.32 willBeginDragging (tracking, dragging)
                0.34 scroll (0, 60) … 0.38 (0, 80) in 3
                0.38 willEndDragging at (0, 0.5) to (0, 329.667) (dragging)
                0.38 didEndDragging and goes on
                0.397 scroll (0, 79.333) … 0.68 (0, 0) in 18
                0.68 didEndScrollingAnimation
                1.4 willBeginDragging (tracking, dragging)
                1.4 willEndDragging at (0, 0) to (0, 0) (dragging)
                1.4 didEndDragging
                1.5 willBeginDragging (tracking, dragging)
                1.5 scroll (0, 10)
                1.5 willEndDragging at (0, 0) to (0, 10) (dragging)
                1.5 didEndDragging
                """)
    }
}
