import Foundation
import HeadlessUIKit
import Testing
import TimeLapse

/// Apple's documentation of `UIAccessibility.post(notification:argument:)`, whose argument VoiceOver moves to, and of
/// `elementFocusedNotification`.
@MainActor
@Suite("The element that VoiceOver is on") struct AccessibilityFocusTests {
    private func withVoiceOver(_ body: (VirtualClock) -> Void) {
        UIApplication.withShared(UIApplication()) {
            UIApplication.shared.device.accessibility.isVoiceOverRunning = true
            body(UIApplication.shared.clock)
        }
    }

    @Test(
        "VoiceOver moves to the element of a change of screen or layout, which is notified",
        arguments: [UIAccessibility.Notification.screenChanged, .layoutChanged])
    func moving(_ notification: UIAccessibility.Notification) {
        withVoiceOver { clock in
            let (first, second) = (UIView(), UILabel())
            var log: [(focused: UIView?, unfocused: UIView?)] = []
            let observer = NotificationCenter.default.addObserver(
                forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
            ) { note in
                // Posted on the main actor.
                nonisolated(unsafe) let information = note.userInfo
                MainActor.assumeIsolated {
                    log.append(
                        (
                            information?[UIAccessibility.focusedElementUserInfoKey] as? UIView,
                            information?[UIAccessibility.unfocusedElementUserInfoKey] as? UIView
                        ))
                }
            }
            UIAccessibility.post(notification: notification, argument: first)
            #expect(!first.accessibilityElementIsFocused() && log.isEmpty)
            clock.advance(by: .zero)
            #expect(first.accessibilityElementIsFocused() && !second.accessibilityElementIsFocused())
            #expect(first.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
            UIAccessibility.post(notification: notification, argument: second)
            UIAccessibility.post(notification: notification, argument: "Loaded")
            clock.advance(by: .zero)
            #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === second)
            #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
            #expect(log.count == 2)
            #expect(log.last?.unfocused === first && log.last?.focused === second)
            NotificationCenter.default.removeObserver(observer)
        }
    }

    @Test("An announcement moves nothing, and without VoiceOver nothing is focused")
    func nothing() {
        withVoiceOver { clock in
            let view = UIView()
            UIAccessibility.post(notification: .announcement, argument: view)
            clock.advance(by: .zero)
            #expect(UIAccessibility.focusedElement(using: nil) == nil)
            UIAccessibility.post(notification: .layoutChanged, argument: view)
            clock.advance(by: .zero)
            #expect(UIAccessibility.focusedElement(using: nil) != nil)
            UIApplication.shared.device.accessibility.isVoiceOverRunning = false
            #expect(
                UIAccessibility.focusedElement(using: nil) == nil && !view.accessibilityElementIsFocused())
        }
    }

    private final class Card: UIView {
        var log: [String] = []
        override func accessibilityElementDidBecomeFocused() { log.append("focused") }
        override func accessibilityElementDidLoseFocus() { log.append("lost") }
    }

    @Test("A view is told when VoiceOver moves to it and away from it")
    func telling() {
        withVoiceOver { clock in
            let card = Card()
            UIAccessibility.post(notification: .screenChanged, argument: card)
            clock.advance(by: .zero)
            #expect(card.log == ["focused"])
            UIAccessibility.post(
                notification: .layoutChanged, argument: UIAccessibilityElement(accessibilityContainer: card))
            clock.advance(by: .zero)
            #expect(card.log == ["focused"])
            let other = UIView()
            UIAccessibility.post(notification: .layoutChanged, argument: other)
            clock.advance(by: .zero)
            #expect(card.log == ["focused", "lost"])
        }
    }
}
