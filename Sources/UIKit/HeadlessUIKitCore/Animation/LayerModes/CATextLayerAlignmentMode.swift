/// How the lines of a text layer are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a value from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As the text is read.
    public static let natural = Self(rawValue: "natural")
    /// On the left.
    public static let left = Self(rawValue: "left")
    /// On the right.
    public static let right = Self(rawValue: "right")
    /// In the middle.
    public static let center = Self(rawValue: "center")
    /// On both sides.
    public static let justified = Self(rawValue: "justified")
}
