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

    /// What a user has answered to the question for it.
    public enum Answer: Hashable, Sendable {
        /// Yes; for the location, while the application is in use.
        case granted
        /// No.
        case denied
        /// It is not the user's to say, such as a child's.
        case restricted
        /// To some of it: to chosen photos, to notifications without sound or banner.
        case limited
        /// Always, also while the application is not in use; for the location.
        case always
        /// This once; for the location. It is forgotten when the application ends.
        case once
    }
}
