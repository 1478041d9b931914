/// What the device's owner can authenticate by.
public enum LAPolicy: Int, Hashable, Sendable {
    /// A face or a finger.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// A face, a finger, or the passcode.
    case deviceOwnerAuthentication
}
