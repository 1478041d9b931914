import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What the content of a scroll view hears of touches.
@MainActor @Suite("Touches in scrolled content") struct ContentTouchTests {
    /// A scroll view that says what it is asked, and answers as told.
    private final class AskedScrollView: UIScrollView {
        var asked: @MainActor (String) -> Void = { _ in }
        var begins = true
        var cancels = true

        override func touchesShouldBegin(
            _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
        ) -> Bool {
            asked("should begin in \(type(of: view))")
            return begins
        }

        override func touchesShouldCancel(in view: UIView) -> Bool {
            asked("should cancel in \(type(of: view))")
            return cancels
        }
    }

    /// A stage whose scroll view has a button as large as its content, which writes down its events.
    private func run(
        _ scrollView: UIScrollView? = nil, _ body: (ScrollStage, UIScrollView) -> Void
    ) -> String {
        ScrollStage.run { stage in
            let scroll = scrollView ?? stage.scrollView
            if scroll !== stage.scrollView {
                scroll.frame = stage.scrollView.frame
                scroll.contentSize = stage.scrollView.contentSize
                scroll.delegate = stage.log
                stage.scrollView.removeFromSuperview()
                stage.window.addSubview(scroll)
            }
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
            for (event, name) in UIControl.eventNames where event != .editingDidEndOnExit {
                button.addAction(UIAction { _ in stage.log.add("button \(name)") }, for: event)
            }
            scroll.addSubview(button)
            body(stage, scroll)
        }
    }

    private func tap(_ stage: ScrollStage, _ milliseconds: Int...) {
        let finger = Finger(down: CGPoint(x: 150, y: 250))
        stage.log.add("down")
        for time in milliseconds {
            stage.lapse(time)
            stage.log.add("waited \(time)")
        }
        finger.lift()
    }

    @Test("A short tap reaches a button when it ends, a longer one after 0.15 seconds")
    func tapping() {
        let log = run { stage, _ in
            tap(stage, 50)
            tap(stage, 149, 1)
        }
        #expect(
            log == """
                down
                waited 50
                button touchDown
                button touchUpInside
                button primaryActionTriggered
                down
                waited 149
                button touchDown
                waited 1
                button touchUpInside
                button primaryActionTriggered
                """)
    }

    @Test("Without delay a button receives a touch immediately")
    func withoutDelay() {
        let log = run { stage, scroll in
            scroll.delaysContentTouches = false
            tap(stage, 50)
        }
        #expect(
            log == """
                button touchDown
                down
                waited 50
                button touchUpInside
                button primaryActionTriggered
                """)
    }

    @Test("A drag that begins immediately does not reach the button; one after a while is the button's")
    func dragOnButton() {
        let log = run { stage, _ in
            stage.drag(by: -60, steps: 3, rest: 200)
            stage.log.add("later")
            let finger = Finger(down: CGPoint(x: 150, y: 250))
            stage.lapse(200)
            finger.move(to: CGPoint(x: 150, y: 150))
            finger.lift()
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.02 scroll (0, 10) … 0.06 (0, 50) in 3
                0.26 willEndDragging at (0, 0) to (0, 50) (dragging)
                0.26 didEndDragging
                later
                button touchDown
                button touchDragInside
                button touchUpInside
                button primaryActionTriggered
                """)
    }

    @Test("A scroll view that takes touches from controls cancels them there")
    func takesFromControls() {
        let scroll = AskedScrollView()
        let log = run(scroll) { stage, _ in
            scroll.asked = { stage.log.add($0) }
            for cancels in [true, false] {
                scroll.cancels = cancels
                let finger = Finger(down: CGPoint(x: 150, y: 250))
                stage.lapse(200)
                finger.move(to: CGPoint(x: 150, y: 220))
                stage.lapse(200)
                finger.lift()
            }
            stage.log.add("cannot cancel")
            scroll.cancels = true
            scroll.canCancelContentTouches = false
            let finger = Finger(down: CGPoint(x: 150, y: 250))
            stage.lapse(200)
            finger.move(to: CGPoint(x: 150, y: 220))
            finger.lift()
        }
        #expect(
            log == """
                should begin in UIButton
                button touchDown
                should cancel in UIButton
                0.2 willBeginDragging (tracking, dragging)
                0.2 scroll (0, 20)
                button touchCancel
                0.4 willEndDragging at (0, 0) to (0, 20) (dragging)
                0.4 didEndDragging
                should begin in UIButton
                button touchDown
                should cancel in UIButton
                button touchDragInside
                button touchUpInside
                button primaryActionTriggered
                cannot cancel
                should begin in UIButton
                button touchDown
                button touchDragInside
                button touchUpInside
                button primaryActionTriggered
                """)
    }

    @Test("A scroll view keeps touches from its content")
    func keepsTouches() {
        let scroll = AskedScrollView()
        let log = run(scroll) { stage, _ in
            scroll.asked = { stage.log.add($0) }
            scroll.begins = false
            tap(stage, 50)
            tap(stage, 200)
            scroll.delaysContentTouches = false
            tap(stage, 50)
            stage.drag(by: -30, steps: 2, rest: 200)
        }
        #expect(
            log == """
                down
                waited 50
                should begin in UIButton
                down
                should begin in UIButton
                waited 200
                should begin in UIButton
                down
                waited 50
                should begin in UIButton
                0.32 willBeginDragging (tracking, dragging)
                0.32 scroll (0, 5) … 0.34 (0, 20) in 2
                0.54 willEndDragging at (0, 0) to (0, 20) (dragging)
                0.54 didEndDragging
                """)
    }

    @Test("A plain view in the content loses a touch to a drag")
    func plainView() {
        let log = ScrollStage.run { stage in
            let events = EventLog()
            let view = LoggedView("view", CGRect(x: 0, y: 0, width: 300, height: 1000), log: events)
            stage.scrollView.addSubview(view)
            let finger = Finger(down: CGPoint(x: 150, y: 250))
            stage.lapse(200)
            finger.move(to: CGPoint(x: 150, y: 220))
            stage.lapse(200)
            finger.lift()
            stage.log.add(events.take())
        }
        #expect(
            log == """
                0.2 willBeginDragging (tracking, dragging)
                0.2 scroll (0, 20)
                0.4 willEndDragging at (0, 0) to (0, 20) (dragging)
                0.4 didEndDragging
                view began (150, 250)
                view cancelled (150, 220)
                """)
    }

    @Test("A scroll view with scrolling disabled ignores touches")
    func disabled() {
        let log = run { stage, scroll in
            scroll.isScrollEnabled = false
            tap(stage, 50)
            stage.drag(by: -100, steps: 3)
        }
        #expect(
            log == """
                button touchDown
                down
                waited 50
                button touchUpInside
                button primaryActionTriggered
                button touchDown
                button touchDragInside
                button touchDragInside
                button touchDragInside
                button touchUpInside
                button primaryActionTriggered
                """)
    }
}
