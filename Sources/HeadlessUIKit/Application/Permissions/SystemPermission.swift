/// Something that an application may do only if its user lets it.
public enum SystemPermission: String, CaseIterable, Hashable, Sendable {
    /// To show notifications.
    case notifications
    /// To use the camera.
    case camera
    /// To use the microphone.
    case microphone
    /// To know where the device is.
    case location
    /// To read and change the photos.
    case photos
    /// To add photos.
    case photoAddition
    /// To read and change the contacts.
    case contacts
    /// To have the user prove who he is by his face.
    case faceID

    /// The user's answer to a permission alert.
    public enum Answer: Hashable, Sendable {
        /// Allowed; for the location, while the application is in use.
        case granted
        /// Not allowed.
        case denied
        /// The user cannot decide, such as a child.
        case restricted
        /// Partly allowed: chosen photos, notifications without sound or banner.
        case limited
        /// Always allowed, also while the application is not in use; for the location.
        case always
        /// Allowed this time; for the location. It is revoked when the application ends.
        case once
    }
}
