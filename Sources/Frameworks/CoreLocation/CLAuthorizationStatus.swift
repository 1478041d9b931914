/// Whether the user allows the application to know the device's location.
public enum CLAuthorizationStatus: Int, Hashable, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// Not allowed, and the user cannot change that, such as a child.
    case restricted
    /// Not allowed.
    case denied
    /// Always allowed, also in the background.
    case authorizedAlways
    /// Allowed while the application is in use.
    case authorizedWhenInUse
}
