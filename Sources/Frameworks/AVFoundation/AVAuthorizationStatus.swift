/// Whether the user allows the application to use the camera or the microphone.
public enum AVAuthorizationStatus: Int, Hashable, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// Not allowed, and the user cannot change that, such as a child.
    case restricted
    /// Not allowed.
    case denied
    /// Allowed.
    case authorized
}
