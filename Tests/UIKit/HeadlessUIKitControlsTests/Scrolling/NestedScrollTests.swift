import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Nested scroll views") struct NestedScrollTests {
    /// A stage whose scroll view, `outer`, has another, `inner`, of 200 by 200 at (50, 50) in it.
    private func run(inner size: CGSize, _ body: (ScrollStage, UIScrollView) -> Void) -> String {
        ScrollStage.run { stage in
            stage.scrollView.accessibilityIdentifier = "outer"
            let inner = UIScrollView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
            inner.accessibilityIdentifier = "inner"
            inner.contentSize = size
            inner.delegate = stage.log
            stage.scrollView.addSubview(inner)
            body(stage, inner)
        }
    }

    @Test("A drag scrolls the scroll view that can scroll along its axis")
    func axes() {
        let log = run(inner: CGSize(width: 600, height: 200)) { stage, _ in
            stage.drag((150, 250), (130, 250), (110, 252), rest: 200)
            stage.drag((150, 250), (150, 230), (152, 210), rest: 200)
        }
        #expect(
            log == """
                0.02 inner willBeginDragging (tracking, dragging)
                0.02 inner scroll (10, 0) … 0.04 (30, 0) in 2
                0.24 inner willEndDragging at (0, 0) to (30, 0) (dragging)
                0.24 inner didEndDragging
                0.26 outer willBeginDragging (tracking, dragging)
                0.26 outer scroll (0, 10) … 0.28 (0, 30) in 2
                0.48 outer willEndDragging at (0, 0) to (0, 30) (dragging)
                0.48 outer didEndDragging
                """)
    }

    @Test("Along one axis the inner one scrolls first, and the outer one when the inner is at its edge")
    func sameAxis() {
        let log = run(inner: CGSize(width: 200, height: 230)) { stage, inner in
            stage.drag((150, 250), (150, 230), (150, 210), (150, 200), rest: 200)
            stage.lapse(1000)
            stage.drag((150, 250), (150, 230), (150, 210), rest: 200)
            stage.log.add("back")
            stage.drag((150, 210), (150, 230), (150, 240), rest: 200)
            stage.lapse(1000)
            inner.contentOffset = .zero
            stage.scrollView.contentOffset = .zero
            stage.log.add("both at their beginning")
            stage.drag((150, 210), (150, 230), (150, 240), rest: 200)
        }
        #expect(
            log == """
                0.02 inner willBeginDragging (tracking, dragging)
                0.02 inner scroll (0, 10) … 0.06 (0, 35.333) in 3
                0.26 inner willEndDragging at (0, 0) to (0, 30) (dragging)
                0.26 inner didEndDragging and goes on
                0.26 inner willBeginDecelerating (decelerating)
                0.293 inner scroll (0, 35) … 0.66 (0, 30) in 15
                0.66 inner didEndDecelerating
                1.28 outer willBeginDragging (tracking, dragging)
                1.28 outer scroll (0, 10) … 1.3 (0, 30) in 2
                1.5 outer willEndDragging at (0, 0) to (0, 30) (dragging)
                1.5 outer didEndDragging
                back
                1.52 inner willBeginDragging (tracking, dragging)
                1.52 inner scroll (0, 20) … 1.54 (0, 10) in 2
                1.74 inner willEndDragging at (0, 0) to (0, 10) (dragging)
                1.74 inner didEndDragging
                2.74 inner scroll (0, 0)
                2.74 outer scroll (0, 0)
                both at their beginning
                2.76 inner willBeginDragging (tracking, dragging)
                2.76 inner scroll (0, -5.333) … 2.78 (0, -10.333) in 2
                2.98 inner willEndDragging at (0, 0) to (0, 0) (dragging)
                2.98 inner didEndDragging and goes on
                2.98 inner willBeginDecelerating (decelerating)
                3.013 inner scroll (0, -10) … 3.463 (0, 0) in 22
                3.463 inner didEndDecelerating
                """)
    }

    @Test("A scroll view that is its pan's delegate can be dragged together with the one it is in")
    func simultaneous() {
        final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let log = ScrollStage.run { stage in
            stage.scrollView.accessibilityIdentifier = "outer"
            let inner = Sharing(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
            inner.accessibilityIdentifier = "inner"
            inner.contentSize = CGSize(width: 200, height: 400)
            inner.delegate = stage.log
            stage.scrollView.addSubview(inner)
            stage.drag((150, 250), (150, 220), rest: 200)
        }
        #expect(
            log == """
                0.02 inner willBeginDragging (tracking, dragging)
                0.02 inner scroll (0, 20)
                0.02 outer willBeginDragging (tracking, dragging)
                0.02 outer scroll (0, 20)
                0.22 inner willEndDragging at (0, 0) to (0, 20) (dragging)
                0.22 inner didEndDragging
                0.22 outer willEndDragging at (0, 0) to (0, 20) (dragging)
                0.22 outer didEndDragging
                """)
    }
}
