import Foundation

/// What an application wants to do with notifications.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// To put a number on its icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// To play sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// To show them.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// To deliver them quietly without having asked.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// What a user has said to notifications.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
    /// He was not asked.
    case notDetermined
    /// No.
    case denied
    /// Yes.
    case authorized
    /// He was not asked, and they come quietly.
    case provisional
}

/// Whether something about notifications is on.
public enum UNNotificationSetting: Int, Hashable, Sendable {
    /// The application did not ask for it.
    case notSupported
    /// No.
    case disabled
    /// Yes.
    case enabled
}

/// What an application may do with notifications.
public final class UNNotificationSettings: NSObject, Sendable {
    /// What the user has said.
    public let authorizationStatus: UNAuthorizationStatus
    /// Whether it may show them.
    public let alertSetting: UNNotificationSetting
    /// Whether it may play sounds.
    public let soundSetting: UNNotificationSetting
    /// Whether it may put a number on its icon.
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

/// How a notification is shown that comes while its application is in front.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Its number is put on the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// Its sound is played.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// It is shown, on the screen and in the list; the older name for both.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// It is put in the list.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// It is shown on the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Why the system does not do something with a notification.
public struct UNError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// The user does not want any.
        case notificationsNotAllowed = 1
    }

    /// The reason.
    public let code: Code

    /// Makes an error of its reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The domain that the codes are of.
    public static var errorDomain: String { "UNErrorDomain" }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
}
