import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Pulling content down to refresh it, as a log of events and delegate calls.
@MainActor @Suite("Pull to refresh") struct UIRefreshControlTests {
    /// Far enough for a refresh in the stage's scroll view, which is 300 points high.
    private static let far: CGFloat = 230

    private func run(_ body: (ScrollStage, UIRefreshControl) -> Void) -> String {
        ScrollStage.run { stage in
            let control = UIRefreshControl()
            control.write(to: stage)
            stage.scrollView.refreshControl = control
            body(stage, control)
        }
    }

    @Test("A pull sends one event during the touch; the content rests below the control until it ends")
    func pull() {
        let log = run { stage, control in
            stage.pull(by: Self.far, rest: 200)
            stage.application.clock.runUntilIdle()
            #expect(control.isRefreshing && stage.scrollView.contentOffset.y == -60)
            stage.lapse(2000)
            control.endRefreshing()
            #expect(!control.isRefreshing && stage.scrollView.adjustedContentInset == .zero)
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (0, -18.667) … 0.1 (0, -86.333) in 5
                0.1 valueChanged (refreshing)
                0.1 primary (refreshing)
                0.3 didChangeAdjustedContentInset (top 60, left 0, bottom 0, right 0)
                0.3 willEndDragging at (0, 0) to (0, -60) (dragging)
                0.3 didEndDragging and goes on
                0.3 willBeginDecelerating (decelerating)
                0.317 scroll (0, -86) … 0.917 (0, -60) in 31
                0.917 didEndDecelerating
                2.917 didChangeAdjustedContentInset (top 0, left 0, bottom 0, right 0)
                2.933 scroll (0, -59.333) … 3.217 (0, 0) in 18
                """)
    }

    @Test("A pull that is too short sends nothing")
    func short() {
        let log = run { stage, control in
            stage.pull(by: 200, rest: 200)
            #expect(!control.isRefreshing)
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (0, -15.667) … 0.1 (0, -77.667) in 5
                0.3 willEndDragging at (0, 0) to (0, 0) (dragging)
                0.3 didEndDragging and goes on
                0.3 willBeginDecelerating (decelerating)
                0.317 scroll (0, -76.667) … 1.033 (0, 0) in 39
                1.033 didEndDecelerating
                """)
    }

    @Test(
        "A refresh ended by its own action leaves nothing behind on release, and is not sent again"
    )
    func endedAtOnce() {
        let log = run { stage, control in
            control.addAction(UIAction { _ in control.endRefreshing() }, for: .valueChanged)
            stage.pull(by: Self.far, further: 100)
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (0, -18.667) … 0.1 (0, -86.333) in 5
                0.1 valueChanged (refreshing)
                0.1 primary (refreshing)
                0.12 scroll (0, -54) … 0.16 (0, -91.667) in 3
                0.16 willEndDragging at (0, -1.12) to (0, 0) (dragging)
                0.16 didEndDragging and goes on
                0.16 willBeginDecelerating (decelerating)
                0.177 scroll (0, -106.333) … 0.993 (0, 0) in 45
                0.993 didEndDecelerating
                """)
    }

    @Test(
        "A refresh ended while the content springs back lets it reach its top, and calls the delegate once"
    )
    func endedWhileDecelerating() {
        let log = run { stage, control in
            stage.pull(by: Self.far, rest: 200)
            stage.lapse(50)
            control.endRefreshing()
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (0, -18.667) … 0.1 (0, -86.333) in 5
                0.1 valueChanged (refreshing)
                0.1 primary (refreshing)
                0.3 didChangeAdjustedContentInset (top 60, left 0, bottom 0, right 0)
                0.3 willEndDragging at (0, 0) to (0, -60) (dragging)
                0.3 didEndDragging and goes on
                0.3 willBeginDecelerating (decelerating)
                0.317 scroll (0, -86) … 0.35 (0, -84) in 3
                0.35 didChangeAdjustedContentInset (top 0, left 0, bottom 0, right 0)
                0.367 scroll (0, -81.667) … 1.083 (0, 0) in 39
                1.083 didEndDecelerating
                """)
    }

    @Test("A refresh ended during a touch leaves the content with it, and lets it go back on release")
    func endedUnderFinger() {
        let log = run { stage, control in
            stage.pull(by: Self.far, rest: 200)
            stage.application.clock.runUntilIdle()
            _ = stage.log.take()
            let finger = Finger(down: CGPoint(x: 150, y: 200))
            stage.lapse(20)
            finger.move(to: CGPoint(x: 150, y: 220))
            let offset = stage.scrollView.contentOffset
            control.endRefreshing()
            #expect(stage.scrollView.contentOffset == offset)
            stage.lapse(20)
            finger.move(to: CGPoint(x: 150, y: 221))
            #expect(abs(stage.scrollView.contentOffset.y - offset.y) <= 1)
            stage.lapse(200)
            finger.lift()
        }
        #expect(
            log == """
                0.937 willBeginDragging (tracking, dragging)
                0.937 scroll (0, -65.333)
                0.937 didChangeAdjustedContentInset (top 0, left 0, bottom 0, right 0)
                0.957 scroll (0, -65.667)
                1.157 willEndDragging at (0, 0) to (0, 0) (dragging)
                1.157 didEndDragging and goes on
                1.157 willBeginDecelerating (decelerating)
                1.173 scroll (0, -65) … 1.873 (0, 0) in 38
                1.873 didEndDecelerating
                """)
    }

    @Test("A second pull during a refresh sends nothing, nor does one that continues after its end")
    func secondPull() {
        let log = run { stage, control in
            stage.pull(by: Self.far, rest: 200)
            stage.application.clock.runUntilIdle()
            stage.pull(by: Self.far, rest: 200)
            stage.application.clock.runUntilIdle()
            let finger = Finger(down: CGPoint(x: 150, y: 110))
            stage.lapse(20)
            finger.move(to: CGPoint(x: 150, y: 150))
            control.endRefreshing()
            for y in [200.0, 300, 390] {
                stage.lapse(20)
                finger.move(to: CGPoint(x: 150, y: y))
            }
            finger.lift()
            stage.application.clock.runUntilIdle()
            #expect(stage.log.lines.filter { $0.contains("valueChanged") }.count == 1)
            stage.pull(by: Self.far, rest: 200)
            #expect(stage.log.lines.filter { $0.contains("valueChanged") }.count == 2)
        }
        #expect(!log.isEmpty)
    }

    @Test("A refresh started by code sends nothing and scrolls nothing; there is space to scroll to")
    func begun() {
        let log = run { stage, control in
            control.beginRefreshing()
            control.beginRefreshing()
            #expect(control.isRefreshing && stage.scrollView.contentOffset == .zero)
            stage.lapse(1000)
            stage.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
            stage.lapse(1000)
            #expect(stage.scrollView.contentOffset.y == -60)
            control.endRefreshing()
            control.endRefreshing()
            #expect(stage.scrollView.contentOffset.y == -60)
            stage.application.clock.runUntilIdle()
            #expect(stage.scrollView.contentOffset == .zero)
            control.beginRefreshing()
            control.endRefreshing()
        }
        #expect(
            log == """
                0 didChangeAdjustedContentInset (top 60, left 0, bottom 0, right 0)
                1.017 scroll (0, -0.667) … 1.3 (0, -60) in 18
                1.3 didEndScrollingAnimation
                2 didChangeAdjustedContentInset (top 0, left 0, bottom 0, right 0)
                2.017 scroll (0, -59.333) … 2.3 (0, 0) in 18
                2.3 didChangeAdjustedContentInset (top 60, left 0, bottom 0, right 0)
                2.3 didChangeAdjustedContentInset (top 0, left 0, bottom 0, right 0)
                """)
    }

    @Test(
        "A refresh ended without a window, or with animations disabled, lets the content go back immediately"
    )
    func withoutAnimation() {
        for isInWindow in [true, false] {
            let log = run { stage, control in
                control.beginRefreshing()
                stage.scrollView.contentOffset.y = -60
                if !isInWindow { stage.scrollView.removeFromSuperview() }
                UIView.performWithoutAnimation { control.endRefreshing() }
                #expect(stage.scrollView.contentOffset == .zero)
                #expect(isInWindow || stage.application.clock.isIdle)
            }
            #expect(!log.isEmpty)
        }
    }

    @Test("A touch stops content that scrolls back; after its release the content continues")
    func touchedOnTheWay() {
        _ = run { stage, control in
            control.beginRefreshing()
            stage.scrollView.contentOffset.y = -60
            control.endRefreshing()
            stage.lapse(100)
            let finger = Finger(down: CGPoint(x: 150, y: 300))
            let offset = stage.scrollView.contentOffset.y
            #expect(offset < 0)
            stage.lapse(1000)
            #expect(stage.scrollView.contentOffset.y == offset)
            finger.lift()
            stage.application.clock.runUntilIdle()
            #expect(stage.scrollView.contentOffset == .zero)
        }
    }

    @Test("Content that code scrolls elsewhere while a refresh ends stays there")
    func scrolledMeanwhile() {
        _ = run { stage, control in
            control.beginRefreshing()
            stage.scrollView.contentOffset.y = -60
            stage.scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
            control.endRefreshing()
            stage.application.clock.runUntilIdle()
            #expect(stage.scrollView.contentOffset.y == 40)
            control.beginRefreshing()
            stage.scrollView.contentOffset.y = -60
            control.endRefreshing()
            stage.scrollView.contentOffset.y = 100
            stage.application.clock.runUntilIdle()
            #expect(stage.scrollView.contentOffset.y == 100)
        }
    }

    @Test(
        "Gestures that do not pull the content down send nothing",
        arguments: ["disabled", "no bounce", "fits", "sideways", "pushed", "code", "no scrolling", "flown"])
    func noPull(_ reason: String) {
        let log = run { stage, control in
            let view = stage.scrollView
            view.contentSize.width = 1000
            switch reason {
            case "disabled": control.isEnabled = false
            case "no bounce": view.bounces = false
            case "fits": view.contentSize.height = 300
            case "no scrolling": view.isScrollEnabled = false
            case "code": view.contentOffset.y = -200
            default: break
            }
            switch reason {
            case "sideways": stage.drag((20, 200), (150, 202), (290, 204))
            case "pushed": stage.pull(by: -Self.far, from: 390)
            case "code": stage.application.clock.runUntilIdle()
            case "flown":
                view.contentOffset.y = 100
                stage.drag((150, 150), (150, 250), (150, 350))
            default: stage.pull(by: Self.far, rest: 200)
            }
            stage.application.clock.runUntilIdle()
            #expect(!control.isRefreshing)
        }
        #expect(!log.contains("valueChanged"))
    }

    @Test("Content that fits the view and always bounces can be pulled")
    func alwaysBounces() {
        let log = run { stage, _ in
            stage.scrollView.contentSize.height = 100
            stage.scrollView.alwaysBounceVertical = true
            stage.pull(by: Self.far, rest: 200)
        }
        #expect(log.contains("valueChanged"))
    }

    @Test("A pull whose touch is cancelled after the event was sent continues like one that was released")
    func cancelled() {
        _ = run { stage, control in
            let finger = Finger(down: CGPoint(x: 150, y: 120))
            finger.move(to: CGPoint(x: 150, y: 120 + Self.far))
            #expect(control.isRefreshing && stage.scrollView.adjustedContentInset.top == 0)
            finger.cancel()
            #expect(stage.scrollView.adjustedContentInset.top == 60)
            stage.application.clock.runUntilIdle()
            #expect(stage.scrollView.contentOffset.y == -60)
        }
    }
}
