/// The access to the photo library that an application asks for.
public enum PHAccessLevel: Int, Hashable, Sendable {
    /// To add photos.
    case addOnly = 1
    /// To read and change photos.
    case readWrite
}
