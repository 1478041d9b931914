/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a value from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content fades in; the default.
    public static let fade = Self(rawValue: "fade")
    /// The new content moves in over the old one.
    public static let moveIn = Self(rawValue: "moveIn")
    /// The new content pushes the old one out.
    public static let push = Self(rawValue: "push")
    /// The old content moves out over the new one.
    public static let reveal = Self(rawValue: "reveal")
}
