/// Where a text layer's line that is too long is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a value from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nowhere: it is clipped.
    public static let none = Self(rawValue: "none")
    /// At its beginning.
    public static let start = Self(rawValue: "start")
    /// At its end.
    public static let end = Self(rawValue: "end")
    /// In the middle.
    public static let middle = Self(rawValue: "middle")
}
