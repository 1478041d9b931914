import Foundation

/// Why an owner has not proved who he is.
public struct LAError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// He could not.
        case authenticationFailed = -1
        /// He has tapped Cancel.
        case userCancel = -2
        /// He has tapped the fallback's button.
        case userFallback = -3
        /// The system has broken it off.
        case systemCancel = -4
        /// There is no passcode on the device.
        case passcodeNotSet = -5
        /// The device cannot, or the user does not let the application ask.
        case biometryNotAvailable = -6
        /// The device knows no face and no finger.
        case biometryNotEnrolled = -7
        /// It has failed too often; the passcode must be entered.
        case biometryLockout = -8
        /// The application has broken it off.
        case appCancel = -9
        /// The context was invalidated before.
        case invalidContext = -10
        /// Somebody must be asked, which the context does not allow.
        case notInteractive = -1004
    }

    /// The reason.
    public let code: Code

    /// Makes an error of its reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The domain that the codes are of.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }

    /// He could not.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// He has tapped Cancel.
    public static var userCancel: Code { .userCancel }
    /// He has tapped the fallback's button.
    public static var userFallback: Code { .userFallback }
    /// The system has broken it off.
    public static var systemCancel: Code { .systemCancel }
    /// There is no passcode on the device.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The device cannot, or the user does not let the application ask.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The device knows no face and no finger.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// It has failed too often; the passcode must be entered.
    public static var biometryLockout: Code { .biometryLockout }
    /// The application has broken it off.
    public static var appCancel: Code { .appCancel }
    /// The context was invalidated before.
    public static var invalidContext: Code { .invalidContext }
    /// Somebody must be asked, which the context does not allow.
    public static var notInteractive: Code { .notInteractive }
}

/// What an owner must prove who he is by.
public enum LAPolicy: Int, Hashable, Sendable {
    /// His face or his finger.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// His face, his finger, or the passcode.
    case deviceOwnerAuthentication = 2
}

/// What a device knows its owner by.
public enum LABiometryType: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A finger.
    case touchID = 1
    /// His face.
    case faceID = 2
}
