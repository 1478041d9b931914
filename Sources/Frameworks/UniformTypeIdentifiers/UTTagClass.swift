/// A kind of names that stand for types outside of the system.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a class with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Extensions of file names, without the dot.
    public static let filenameExtension = Self(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = Self(rawValue: "public.mime-type")
}
