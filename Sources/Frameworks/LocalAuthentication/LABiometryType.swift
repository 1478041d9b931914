/// The device's kind of biometrics.
public enum LABiometryType: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// Touch ID.
    case touchID
    /// Face ID.
    case faceID
}
