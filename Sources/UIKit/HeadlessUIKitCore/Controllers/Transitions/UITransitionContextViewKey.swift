/// Identifies one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that disappears.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that appears.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
