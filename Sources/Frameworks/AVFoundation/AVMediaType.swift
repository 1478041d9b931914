/// A kind of media, such as video or audio.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name that AVFoundation uses.
    public let rawValue: String

    /// Makes a type with the name that AVFoundation uses.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Video, from the camera.
    public static let video = Self(rawValue: "vide")
    /// Sound, from the microphone.
    public static let audio = Self(rawValue: "soun")
}
