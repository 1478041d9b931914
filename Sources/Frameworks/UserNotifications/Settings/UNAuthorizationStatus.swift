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
