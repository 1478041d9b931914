import FailureReporting
import Foundation
import TestSupport
import Testing
import Touch

/// Controls whose touches go to a subview, so that they do nothing on a device.
@MainActor @Suite("Touches that a control's subview takes") struct TakenTouchTests {
    private func card(in window: UIWindow, _ log: EventLog) -> (card: UIControl, stack: UIStackView) {
        let card = UIControl().named("card", 20, 100, 200, 80, in: window)
        card.addAction(UIAction { _ in log.add("action") }, for: .touchUpInside)
        let label = UILabel()
        label.text = "Pay"
        let stack = UIStackView(arrangedSubviews: [label])
        stack.accessibilityIdentifier = "content"
        stack.frame = CGRect(x: 10, y: 10, width: 180, height: 60)
        card.addSubview(stack)
        return (card, stack)
    }

    @Test("A tap on a control under a stack view names the view that gets the touch, and what mends it")
    func stack() {
        inOwnApplication { window, log in
            let (card, stack) = card(in: window, log)
            #expect(
                firstLines { tapOn(card) } == [
                    "tapOn cannot touch UIControl #card: its subview UIStackView #content gets the touch, so the control"
                        + " sends no action. In the application, set isUserInteractionEnabled to false on UIStackView"
                        + " #content: the control gets the touch then."
                ])
            #expect(
                firstLines { tapOn(theFirstView(withText("Pay"))) } == [
                    "tapOn cannot touch UILabel \"Pay\": UIStackView #content gets the touch, so its ancestor UIControl"
                        + " #card sends no action. In the application, set isUserInteractionEnabled to false on UIStackView"
                        + " #content: the control gets the touch then."
                ])
            #expect(log.take() == "")
            stack.isUserInteractionEnabled = false
            tapOn(card)
            tapOn(theFirstView(withText("Pay")))
            #expect(log.take() == "action\naction")
        }
    }

    @Test(
        "Where a subview handles the touch, or is meant to get it, there is no failure"
    )
    func handled() {
        inOwnApplication { window, log in
            let (card, stack) = card(in: window, log)
            tapOn(stack)
            #expect(log.take() == "", "a view that gets the touch itself")
            let press = UITapGestureRecognizer(target: Called(log), action: Called.tapped)
            let called = Called(log)
            press.addTarget(called, action: Called.tapped)
            stack.addGestureRecognizer(press)
            tapOn(card)
            #expect(log.take() == "tapped")
            stack.removeGestureRecognizer(press)
            card.addGestureRecognizer(press)
            tapOn(card)
            #expect(log.take() == "tapped")
            card.removeGestureRecognizer(press)
            let button = UIButton().named("inner", 0, 0, 180, 60, in: stack).logged(log)
            button.frame = stack.bounds
            tapOn(card)
            #expect(log.take() == "pressed inner")
            withExtendedLifetime(called) {}
        }
    }

    private final class Called {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func tapped() { log.add("tapped") }
    }

    @Test("A plain container that acts on nothing is touched as before")
    func container() {
        inOwnApplication { window, _ in
            let container = UIControl().named("c", 20, 100, 200, 80, in: window)
            UIView().named("v", 0, 0, 200, 80, in: container)
            #expect(firstLines { tapOn(container) } == [])
        }
    }
}
