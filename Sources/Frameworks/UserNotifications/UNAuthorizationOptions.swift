import Foundation

/// What an application asks to do with notifications.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To set the badge of its icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// To play sounds.
    public static let sound = Self(rawValue: 1 << 1)
    /// To show alerts.
    public static let alert = Self(rawValue: 1 << 2)
    /// To deliver notifications quietly, without a permission alert.
    public static let provisional = Self(rawValue: 1 << 6)
}

/// Whether the user allows notifications.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// Not allowed.
    case denied
    /// Allowed.
    case authorized
    /// The user was not asked; notifications are delivered quietly, without a banner.
    case provisional
}

/// Whether a kind of notification is enabled.
public enum UNNotificationSetting: Int, Hashable, Sendable {
    /// The application has not requested it.
    case notSupported
    /// The user does not allow it.
    case disabled
    /// The user allows it, or has not been asked because delivery is provisional.
    case enabled
}

/// The notification settings of an application.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Whether the user allows notifications.
    public let authorizationStatus: UNAuthorizationStatus
    /// Whether it may show alerts.
    public let alertSetting: UNNotificationSetting
    /// Whether it may play sounds.
    public let soundSetting: UNNotificationSetting
    /// Whether it may set the badge of its icon.
    public let badgeSetting: UNNotificationSetting

    init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        authorizationStatus = status
        func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
            guard options.contains(option) else { return .notSupported }
            return status == .authorized || status == .provisional ? .enabled : .disabled
        }
        alertSetting = setting(.alert)
        soundSetting = setting(.sound)
        badgeSetting = setting(.badge)
    }
}

/// How a notification is shown that arrives while its application is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Sets the badge of the icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// Plays the sound. Sounds are not simulated.
    public static let sound = Self(rawValue: 1 << 1)
    /// Shows a banner and adds it to Notification Center: the older name for ``banner`` and ``list``.
    public static let alert = Self(rawValue: 1 << 2)
    /// Adds it to Notification Center.
    public static let list = Self(rawValue: 1 << 3)
    /// Shows a banner.
    public static let banner = Self(rawValue: 1 << 4)
}

/// An error of the notification centre.
public struct UNError: Error, Hashable, Sendable, CustomNSError {
    /// The codes of the errors.
    public enum Code: Int, Hashable, Sendable {
        /// The user does not allow notifications.
        case notificationsNotAllowed = 1
    }

    /// The error's code.
    public let code: Code

    /// Makes an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error domain.
    public static var errorDomain: String { "UNErrorDomain" }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
}
