extension UIAccessibility {
    /// What an application tells assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The system's number.
        public let rawValue: UInt32

        /// Makes a notification from the system's number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A large part of the screen changed; the argument is a text or the element that VoiceOver moves to.
        public static let screenChanged = Self(rawValue: 1000)
        /// The layout changed; the argument is a text or the element that VoiceOver moves to.
        public static let layoutChanged = Self(rawValue: 1001)
        /// A text that VoiceOver speaks.
        public static let announcement = Self(rawValue: 1008)
        /// Content was scrolled; the argument is a text, such as `Page 2 of 5`.
        public static let pageScrolled = Self(rawValue: 1009)
        /// An assistive technology is to pause; the argument is its identifier.
        public static let pauseAssistiveTechnology = Self(rawValue: 1019)
        /// An assistive technology is to go on; the argument is its identifier.
        public static let resumeAssistiveTechnology = Self(rawValue: 1020)
    }

    /// Tells assistive technologies that something happened.
    ///
    /// ```swift
    /// UIAccessibility.post(notification: .announcement, argument: "Saved")
    /// ```
    ///
    /// A test reads it from ``SimulatedDevice/accessibilityNotifications``, and the texts from
    /// ``SimulatedDevice/announcements``. While VoiceOver is on, an announcement has been spoken one turn later, and
    /// ``announcementDidFinishNotification`` is posted.
    ///
    /// - Parameters:
    ///   - notification: what happened.
    ///   - argument: a text, an attributed text, or the element to move to.
    public static func post(notification: Notification, argument: Any?) {
        UIApplication.shared.device.accessibilityRecord.add(notification, argument)
    }
}

nonisolated extension UIAccessibility {
    /// Posted when VoiceOver has spoken an announcement.
    public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The key of the text of an announcement that has been spoken.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of whether an announcement was spoken to its end.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
