import Foundation
import HeadlessUIKit
import TestSupport
import Testing

private final class PressLog: UIView {
    var log: EventLog?
    override var canBecomeFirstResponder: Bool { true }

    private func note(_ phase: String, _ presses: Set<UIPress>) {
        log?.add("\(accessibilityIdentifier ?? "?") \(phase) \(presses.map { "\($0.type)" }.joined())")
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("began", presses)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("changed", presses)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("ended", presses)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("cancelled", presses)
    }
}

@MainActor @Suite("Delivery of presses") struct PressDeliveryTests {
    let log = EventLog()

    private func view(_ name: String) -> PressLog {
        let view = PressLog()
        view.log = log
        view.accessibilityIdentifier = name
        return view
    }

    @Test("A press stays with the first responder that it began with, in the key window")
    func presses() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            let (one, two) = (view("one"), view("two"))
            window.addSubview(one)
            window.addSubview(two)
            let press = UIPress(.select, timestamp: 0)
            let event = UIPressesEvent(presses: [press], timestamp: 0)
            UIApplication.shared.sendEvent(event)
            #expect(press.responder == nil)
            window.makeKeyAndVisible()
            one.becomeFirstResponder()
            UIApplication.shared.sendEvent(event)
            two.becomeFirstResponder()
            for phase in [UIPress.Phase.changed, .ended] {
                press.update(to: phase, timestamp: 0)
                UIApplication.shared.sendEvent(event)
            }
            #expect(log.takeLines() == ["one began select", "one changed select", "one ended select"])
            #expect(event.allPresses == [press])
            #expect(event.type == .presses)
            window.isHidden = true
        }
    }

    @Test("Without a first responder presses go to the window; unhandled presses go up the chain")
    func chain() {
        UIApplication.withShared(UIApplication()) {
            final class Plain: UIView {
                override var canBecomeFirstResponder: Bool { true }
            }
            let window = UIWindow()
            let outer = view("outer")
            let inner = Plain()
            window.addSubview(outer)
            outer.addSubview(inner)
            window.makeKeyAndVisible()
            let unfocused = UIPress(.menu, timestamp: 0)
            UIApplication.shared.sendEvent(UIPressesEvent(presses: [unfocused], timestamp: 0))
            #expect(unfocused.responder === window)
            inner.becomeFirstResponder()
            let press = UIPress(.playPause, timestamp: 0)
            UIApplication.shared.sendEvent(UIPressesEvent(presses: [press], timestamp: 0))
            press.update(to: .cancelled, timestamp: 0)
            UIApplication.shared.sendEvent(UIPressesEvent(presses: [press], timestamp: 0))
            #expect(log.takeLines() == ["outer began playPause", "outer cancelled playPause"])
            window.isHidden = true
        }
    }
}
