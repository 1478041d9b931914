import HeadlessUIKit

/// Whether the user allows the application to use the photo library.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// Not allowed, and the user cannot change that, such as a child.
    case restricted
    /// Not allowed.
    case denied
    /// Allowed.
    case authorized
    /// Allowed for the photos that the user chose.
    case limited
}

extension PHAuthorizationStatus: AuthorizationStatus {}
