import Foundation
import TestSupport
import Testing
import Touch

/// A view that keeps what its recognizers call.
private final class GestureStage: UIView {
    @MainActor
    private final class Handler {
        let body: @MainActor () -> Void
        init(_ body: @escaping @MainActor () -> Void) { self.body = body }
        func act() { body() }
    }

    private var handlers: [Handler] = []

    /// Adds a recognizer and has it call something.
    func add(_ recognizer: UIGestureRecognizer, _ body: @escaping @MainActor () -> Void) {
        let handler = Handler(body)
        handlers.append(handler)
        recognizer.addTarget(handler, action: Handler.act)
        addGestureRecognizer(recognizer)
    }
}

/// What gesture recognizers make of the gestures that tests make.
@MainActor
@Suite("Recognition of synthetic gestures") struct RecognizerTests {
    /// Notes the states of a recognizer, with a number that it computes.
    private func states<Recognizer: UIGestureRecognizer>(
        of recognizer: Recognizer, _ number: @escaping @MainActor (Recognizer) -> CGFloat = { _ in 0 },
        in gesture: @MainActor (UIView) -> Void
    ) -> (states: [UIGestureRecognizer.State], last: CGFloat) {
        var states: [UIGestureRecognizer.State] = []
        var last: CGFloat = .nan
        inOwnApplication { window, _ in
            let view = GestureStage().named("v", 50, 100, 300, 300, in: window)
            view.isMultipleTouchEnabled = true
            view.add(recognizer) {
                states.append(recognizer.state)
                last = number(recognizer)
            }
            gesture(view)
        }
        return (states.reduce(into: []) { if $0.last != $1 { $0.append($1) } }, last)
    }

    @Test("Taps, double taps, taps with two fingers and long presses are recognized as such")
    func discrete() {
        #expect(states(of: UITapGestureRecognizer()) { tapOn($0) }.states == [.ended])
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        #expect(states(of: double) { tapOn($0) }.states == [])
        let again = UITapGestureRecognizer()
        again.numberOfTapsRequired = 2
        #expect(states(of: again) { doubleTapOn($0) }.states == [.ended])
        let triple = UITapGestureRecognizer()
        triple.numberOfTapsRequired = 3
        #expect(states(of: triple) { tapOn($0, times: 3) }.states == [.ended])
        let two = UITapGestureRecognizer()
        two.numberOfTouchesRequired = 2
        #expect(states(of: two) { twoFingerTapOn($0) }.states == [.ended])
        #expect(states(of: UILongPressGestureRecognizer()) { longPressOn($0) }.states == [.began, .ended])
        #expect(
            states(of: UILongPressGestureRecognizer()) { longPressOn($0, duration: .milliseconds(490)) }
                .states
                == [])
    }

    @Test("A swipe is recognized in its direction only")
    func swipes() {
        let all: [(UISwipeGestureRecognizer.Direction, @MainActor (UIView) -> Void)] = [
            (.left, { swipeLeftOn($0) }), (.right, { swipeRightOn($0) }), (.up, { swipeUpOn($0) }),
            (.down, { swipeDownOn($0) }),
        ]
        for (direction, _) in all {
            for (other, gesture) in all {
                let recognizer = UISwipeGestureRecognizer()
                recognizer.direction = direction
                #expect(states(of: recognizer, in: gesture).states == (direction == other ? [.ended] : []))
            }
        }
    }

    @Test("A pinch has exactly its scale, a rotation its angle, a pan its way, a flick its velocity")
    func continuous() {
        for scale in [0.01, 0.2, 0.5, 1, 1.01, 1.7, 3, 500] as [CGFloat] {
            let pinch = states(of: UIPinchGestureRecognizer(), { $0.scale }) { pinchOn($0, scale: scale) }
            #expect(pinch.states == [.began, .changed, .ended])
            #expect(abs(pinch.last / scale - 1) < 1e-9)
        }
        for angle in [-2, 0.5, 3] as [CGFloat] {
            let turn = states(of: UIRotationGestureRecognizer(), { $0.rotation }) { rotateOn($0, by: angle) }
            #expect(turn.states == [.began, .changed, .ended])
            #expect(abs(turn.last - angle) < 1e-9)
        }
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        let panned = states(of: pan, { $0.velocity(in: nil).x }) {
            panOn($0, by: CGVector(dx: 90, dy: 0), fingers: 2, duration: .milliseconds(300))
        }
        #expect(panned.states == [.began, .changed, .ended])
        #expect(abs(panned.last - 300) < 1e-6)
        let flicked = states(of: UIPanGestureRecognizer(), { $0.velocity(in: nil).y }) {
            flick($0, velocity: CGVector(dx: 0, dy: -1234))
        }
        #expect(abs(flicked.last + 1234) < 1e-6)
    }

    @Test("A swipe from an edge is an edge pan, and a pointer is hovered")
    func edgesAndPointers() {
        inOwnApplication { window, log in
            let view = GestureStage().named("v", 0, 0, 390, 844, in: window)
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = .left
            view.add(pan) { log.add("pan \(pan.state)") }
            let hover = UIHoverGestureRecognizer()
            view.add(hover) { log.add("hover \(hover.state) \(hover.location(in: view).shortText)") }
            swipeFromEdge(.right)
            #expect(log.lines.isEmpty)
            swipeFromEdge(.left, duration: .seconds(2) / 60)
            #expect(log.lines.first == "pan began" && log.lines.last == "pan ended")
            hoverOver(view.anchor(.left))
            #expect(log.lines.suffix(2) == ["hover began (0, 422)", "hover ended (0, 422)"])
        }
    }

    @Test(
        "A view that its swipe removes is no failure, and a label in a view with a recognizer can be tapped"
    )
    func consequences() {
        inOwnApplication { window, log in
            let card = GestureStage().named("card", 50, 100, 300, 300, in: window)
            let label = UILabel().named("l", 0, 0, 50, 50, in: card)
            card.add(UITapGestureRecognizer()) { log.add("tapped") }
            tapOn(label)
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = .left
            card.add(swipe) {
                log.add("swiped")
                card.removeFromSuperview()
            }
            swipeLeftOn(card)
            #expect(log.lines == ["tapped", "swiped"])
        }
    }
}
