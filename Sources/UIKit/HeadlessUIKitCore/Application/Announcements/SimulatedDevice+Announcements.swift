import TimeLapse

extension SimulatedDevice {
    /// A notification for assistive technologies that the application posted.
    public struct PostedAccessibilityNotification {
        /// What happened.
        public let notification: UIAccessibility.Notification
        /// The text, if the argument is one.
        public let text: String?
        /// The element that VoiceOver moves to, if the argument is one; it is held weakly.
        public private(set) weak var element: AnyObject?
        /// The virtual time.
        public let time: VirtualClock.Instant
    }

    /// What the application told assistive technologies by `UIAccessibility.post`, in order, VoiceOver on or off.
    public var accessibilityNotifications: [PostedAccessibilityNotification] { accessibilityRecord.posted }

    /// The texts of the announcements that the application posted, in order, VoiceOver on or off.
    ///
    /// ```swift
    /// #expect(SimulatedDevice.current.announcements == ["Saved"])
    /// ```
    public var announcements: [String] {
        accessibilityNotifications.filter { $0.notification == .announcement }.compactMap(\.text)
    }

    var accessibilityRecord: AccessibilityRecord { service(AccessibilityRecord.self) }
}

/// What an application has told assistive technologies.
@MainActor
final class AccessibilityRecord: DeviceService {
    fileprivate(set) var posted: [SimulatedDevice.PostedAccessibilityNotification] = []
    private weak var device: SimulatedDevice?
    private weak var lastFocused: NSObject?

    init(_ device: SimulatedDevice) {
        self.device = device
    }

    /// The element that VoiceOver is on; `nil` while it is off.
    var focusedElement: NSObject? {
        device?.accessibility.isVoiceOverRunning == true ? lastFocused : nil
    }

    /// Moves VoiceOver to an element, one turn later.
    private func focus(_ element: NSObject, on device: SimulatedDevice) {
        guard device.accessibility.isVoiceOverRunning else { return }
        device.inTurnOfItsOwn("moving VoiceOver") { [weak self, weak element] in
            guard let self, let element, let device = self.device, element !== focusedElement else { return }
            var information: [AnyHashable: Any] = [
                UIAccessibility.focusedElementUserInfoKey: element,
                UIAccessibility.assistiveTechnologyUserInfoKey:
                    UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue,
            ]
            let former = focusedElement
            information[UIAccessibility.unfocusedElementUserInfoKey] = former
            lastFocused = element
            (former as? any AccessibilityObject)?.accessibilityElementDidLoseFocus()
            (element as? any AccessibilityObject)?.accessibilityElementDidBecomeFocused()
            device.post(UIAccessibility.elementFocusedNotification, nil, information)
        }
    }

    func add(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        guard let device, let application = device.application else { return }
        let text = argument as? String ?? (argument as? NSAttributedString)?.string
        // On Linux each value is an object when cast to one, so the texts are left out first.
        let element = text == nil ? argument.flatMap { $0 as? NSObject } : nil
        posted.append(
            .init(
                notification: notification, text: text, element: element, time: application.clock.now))
        if let element, notification == .screenChanged || notification == .layoutChanged {
            focus(element, on: device)
        }
        guard notification == .announcement, let text, device.accessibility.isVoiceOverRunning else { return }
        device.inTurnOfItsOwn("announcement “\(text)”") { [weak device] in
            device?.post(
                UIAccessibility.announcementDidFinishNotification, nil,
                [
                    UIAccessibility.announcementStringValueUserInfoKey: text,
                    UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
                ])
        }
    }
}
