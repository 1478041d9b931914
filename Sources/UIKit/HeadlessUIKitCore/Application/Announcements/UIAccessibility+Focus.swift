extension UIAccessibility {
    /// An assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The system's name.
        public let rawValue: String

        /// Makes an identifier from the system's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// VoiceOver.
        public static let notificationVoiceOver = Self(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switch Control.
        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Returns the element that VoiceOver is on; `nil` while it is off, or on none.
    ///
    /// It is the one that the application moved it to, by ``post(notification:argument:)`` with
    /// ``Notification/screenChanged`` or ``Notification/layoutChanged``.
    ///
    /// - Parameter assistiveTechnologyIdentifier: VoiceOver, or `nil` for any; no other is on an element here.
    public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? {
        let identifier = assistiveTechnologyIdentifier ?? .notificationVoiceOver
        guard identifier == .notificationVoiceOver else { return nil }
        return UIApplication.shared.device.accessibilityRecord.focusedElement
    }
}

nonisolated extension UIAccessibility {
    /// Posted when VoiceOver has moved to another element; the keys below say which.
    public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The key of the element that VoiceOver is on now.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that VoiceOver was on before.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the assistive technology: an ``AssistiveTechnologyIdentifier``'s raw value.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

@MainActor
extension NSObjectProtocol {
    /// Returns whether VoiceOver is on the element.
    public func accessibilityElementIsFocused() -> Bool {
        UIApplication.shared.device.accessibilityRecord.focusedElement === self
    }

    /// The assistive technologies that are on the element; `nil` for none.
    public func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    {
        accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
    }
}
