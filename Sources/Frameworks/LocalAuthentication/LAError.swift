/// Why an authentication failed.
public struct LAError: Error, Hashable, Sendable, CustomNSError {
    /// The codes of the errors.
    public enum Code: Int, Hashable, Sendable {
        /// The face or the finger was not recognized.
        case authenticationFailed = -1
        /// The user tapped Cancel.
        case userCancel = -2
        /// The user tapped the fallback button.
        case userFallback = -3
        /// The system cancelled the evaluation.
        case systemCancel = -4
        /// No passcode is set on the device.
        case passcodeNotSet = -5
        /// The device has no biometrics, or the user does not allow the application to use Face ID.
        case biometryNotAvailable = -6
        /// No face or finger is enrolled.
        case biometryNotEnrolled = -7
        /// Too many failures: the passcode must be entered first.
        case biometryLockout = -8
        /// The application invalidated the context during the evaluation.
        case appCancel = -9
        /// The context was invalidated before the evaluation.
        case invalidContext = -10
        /// A prompt is needed, but the context's ``LAContext/interactionNotAllowed`` is `true`.
        case notInteractive = -1004
    }

    /// The error's code.
    public let code: Code

    /// Makes an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error domain.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }

    /// The face or the finger was not recognized.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The user tapped Cancel.
    public static var userCancel: Code { .userCancel }
    /// The user tapped the fallback button.
    public static var userFallback: Code { .userFallback }
    /// The system cancelled the evaluation.
    public static var systemCancel: Code { .systemCancel }
    /// No passcode is set on the device.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The device has no biometrics, or the user does not allow the application to use Face ID.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// No face or finger is enrolled.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// Too many failures: the passcode must be entered first.
    public static var biometryLockout: Code { .biometryLockout }
    /// The application invalidated the context during the evaluation.
    public static var appCancel: Code { .appCancel }
    /// The context was invalidated before the evaluation.
    public static var invalidContext: Code { .invalidContext }
    /// A prompt is needed, but the context's ``LAContext/interactionNotAllowed`` is `true`.
    public static var notInteractive: Code { .notInteractive }
}
