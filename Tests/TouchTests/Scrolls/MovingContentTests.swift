import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Touches on moving content") struct MovingContentTests {
    private func scene(_ body: (UIScrollView, UIButton, EventLog) -> Void) {
        inOwnApplication { window, log in
            let list = UIScrollView().named("list", 0, 100, 300, 400, in: window)
            list.contentSize = CGSize(width: 300, height: 5000)
            let button = UIButton().named("b", 10, 600, 100, 40, in: list).logged(log)
            for part in button.subviews { part.removeFromSuperview() }
            body(list, button, log)
        }
    }

    private static let reason = """
        tapOn cannot touch UIButton #b: its superview UIScrollView #list is scrolling. Try: \
        TimeLapse.waitForAnimationsToFinish() Or touch it while it moves: whileMoving() on the target
        """

    private func failures(_ body: () -> Void) -> [String] {
        FailureCollector.failures(of: body).map { failure in
            failure.text.split(separator: "\n").prefix { $0 != "The view hierarchy:" }.joined(separator: " ")
        }
    }

    @Test("What is scrolled by an animation is not touched before it stands still")
    func animated() {
        scene { list, button, log in
            list.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
            TimeLapse.advance(by: .milliseconds(200))
            #expect(failures { tapOn(button, lapse: .none) } == [Self.reason])
            #expect(!button.isHittable && allViews(hittable(true), withIdentifier("b")).isEmpty)
            #expect(list.isHittable)
            TimeLapse.advance(by: .milliseconds(100))
            #expect(button.isHittable && allViews(hittable(true), withIdentifier("b")).count == 1)
            tapOn(button)
            #expect(log.lines == ["pressed b"])
        }
    }

    @Test("An edge that an animation is about to leave is scrolled back to")
    func edgeThatIsLeft() {
        scene { list, _, _ in
            list.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
            #expect(list.contentOffset.y == 0)
            scrollOn(list, to: .top)
            TimeLapse.waitForAnimationsToFinish()
            #expect(list.contentOffset.y == 0 && !list.isScrollAnimating)
        }
    }

    /// Becomes shorter while it is scrolled, as a table whose rows are less high than it estimated.
    private final class Estimating: UIScrollView {
        override func layoutSubviews() {
            super.layoutSubviews()
            if contentOffset.y > 200 { contentSize.height = 900 }
        }
    }

    @Test(
        "Content that becomes shorter while it is scrolled by an offset comes to rest at its end",
        arguments: [501, 590, 600])
    func shorter(offset: CGFloat) {
        inOwnApplication { window, _ in
            let list = Estimating().named("list", 0, 100, 300, 400, in: window)
            list.contentSize = CGSize(width: 300, height: 1000)
            #expect(failures { scrollOn(list, by: CGVector(dx: 0, dy: offset)) }.isEmpty)
            #expect(list.contentOffset.y == 500)
        }
    }

    @Test("Content that bounces back along one axis is scrolled along the other")
    func bouncing() {
        scene { list, _, _ in
            list.contentSize = CGSize(width: 600, height: 1000)
            list.contentOffset = CGPoint(x: 100, y: 600)
            dragOn(list, from: CGPoint(x: 200, y: 900), to: CGPoint(x: 200, y: 750))
            #expect(list.contentOffset.y > 610)
            #expect(failures { scrollOn(list, by: CGVector(dx: 50, dy: 0)) }.isEmpty)
            #expect(list.contentOffset == CGPoint(x: 150, y: 600))
        }
    }

    @Test("What decelerates is not touched; a touch on the scroll view stops it, and then it is")
    func decelerating() {
        scene { list, button, log in
            list.contentOffset.y = 300
            flick(list, velocity: CGVector(dx: 0, dy: -300))
            #expect(list.isDecelerating)
            #expect(failures { tapOn(button, lapse: .none) } == [Self.reason])
            #expect(allViews(hittable(true), withIdentifier("b")).isEmpty)
            tapOn(list, lapse: .none)
            #expect(!list.isDecelerating && log.lines == [])
            #expect(allViews(hittable(true), withIdentifier("b")).count == 1)
            tapOn(button)
            #expect(log.lines == ["pressed b"])
        }
    }

    @Test("The cure is a call only where that compiles: a drag has another argument")
    func cures() {
        scene { list, _, _ in
            flick(list, velocity: CGVector(dx: 0, dy: -300))
            let query = theFirstView(withIdentifier("b"))
            let target = "theFirstView(withIdentifier(\"b\")).whileMoving()"
            for (call, cure) in [
                ({ longPressOn(query) }, "longPressOn(\(target))"),
                ({ swipeLeftOn(query) }, "swipeLeftOn(\(target))"),
                ({ dragOn(query, to: list) }, target), ({ drag(query, onto: list) }, target),
                ({ panOn(query, by: CGVector(dx: 0, dy: 9)) }, target),
            ] as [(() -> Void, String)] {
                #expect(failures(call).map { $0.hasSuffix(" Or touch it while it moves: \(cure)") } == [true])
            }
        }
    }

    @Test("Asked otherwise, what decelerates is touched, which stops it; the button does not hear of it")
    func whileMoving() {
        scene { list, button, log in
            list.contentOffset.y = 300
            flick(list, velocity: CGVector(dx: 0, dy: -300))
            tapOn(button.whileMoving(), lapse: .none)
            #expect(!list.isDecelerating && log.lines == [])
        }
    }
}
