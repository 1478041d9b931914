import FailureReporting
import Foundation
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Activating and adjusting accessibility elements") struct ActingOnElementTests {
    /// A view that assistive technology adjusts and activates without touching it.
    private final class Dial: UIView {
        let log: EventLog
        var isActivatedByTap = false

        init(_ log: EventLog, in window: UIWindow) {
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            isAccessibilityElement = true
            accessibilityLabel = "Volume"
            accessibilityTraits = .adjustable
            window.addSubview(self)
        }

        required init?(coder: NSCoder) { nil }

        override func accessibilityActivate() -> Bool {
            log.add("activate")
            return !isActivatedByTap
        }
        override func accessibilityIncrement() { log.add("increment") }
        override func accessibilityDecrement() { log.add("decrement") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("tapped") }
    }

    @Test("An element is activated by itself, or else by a tap; time passes once")
    func activate() {
        inOwnApplication { window, log in
            let dial = Dial(log, in: window)
            theOnlyElement(withName("Volume")).first?.activate()
            dial.isActivatedByTap = true
            theOnlyElement(withName("Volume")).first?.activate()
            let button = UIButton().named("save", 100, 0, 50, 50, in: window).logged(log)
            button.accessibilityLabel = "Save"
            button.addAction(
                UIAction { _ in button.perform(afterDelay: 1) { log.add("later") } }, for: .touchUpInside)
            AccessibleElement(button)?.activate()
            #expect(log.lines == ["activate", "activate", "tapped", "pressed save", "later"])
        }
    }

    @Test("An adjustable element is raised and lowered; any other is a failure")
    func adjust() {
        inOwnApplication { window, log in
            let dial = Dial(log, in: window)
            AccessibleElement(dial)?.increment()
            AccessibleElement(dial)?.decrement()
            #expect(log.lines == ["increment", "decrement"])
            dial.accessibilityTraits = .button
            let line = #line + 1
            let failures = FailureCollector.failures { AccessibleElement(dial)?.increment() }
            #expect(
                failures.map(\.text) == [
                    """
                    increment cannot adjust button "Volume": it does not have the trait .adjustable.
                    What assistive technology sees:
                      button "Volume"  <-- this element
                    """
                ])
            #expect(failures.map { $0.site?.description } == ["ActingOnElementTests.swift:\(line)"])
            let texts = FailureCollector.failures { AccessibleElement(dial)?.decrement() }.map(\.text)
            #expect(
                texts.joined().hasPrefix(
                    #"decrement cannot adjust button "Volume": it does not have the trait .adjustable."#))
            #expect(log.lines.count == 2)
        }
    }

    @Test(
        "A custom action is done by its name; one that is not offered is a failure that lists those that are")
    func customActions() {
        inOwnApplication { window, log in
            let dial = Dial(log, in: window)
            @MainActor func failures() -> [String] {
                FailureCollector.failures { AccessibleElement(dial)?.perform("Mute") }
                    .map { String($0.text.prefix { !$0.isNewline }) }
            }
            #expect(
                failures() == [#"perform("Mute") cannot act on adjustable "Volume": it offers no actions."#])
            dial.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Reset") { action in
                    log.add(action.name)
                    return true
                },
                UIAccessibilityCustomAction(name: "Lock") { _ in false },
            ]
            #expect(AccessibleElement(dial)?.actionNames == ["Reset", "Lock"])
            #expect(AccessibleElement(dial)?.perform("Reset") == true)
            #expect(AccessibleElement(dial)?.perform("Lock") == false)
            #expect(log.lines == ["Reset"])
            #expect(
                failures() == [
                    #"perform("Mute") cannot act on adjustable "Volume": it offers "Reset", "Lock"."#
                ])
        }
    }

    @Test("Nothing can be done with an element that is not seen any more")
    func gone() {
        inOwnApplication { window, log in
            let dial = Dial(log, in: window)
            let element = AccessibleElement(dial)
            dial.isHidden = true
            let texts = FailureCollector.failures {
                element?.activate()
                element?.increment()
                element?.perform("Reset")
            }.map(\.text)
            #expect(
                texts
                    == [
                        "activate cannot act on", "increment cannot adjust",
                        #"perform("Reset") cannot act on"#,
                    ].map {
                        """
                        \($0) adjustable "Volume": it is hidden.
                        What assistive technology sees:
                          nothing
                        """
                    })
            #expect(log.lines.isEmpty)
        }
    }
}
