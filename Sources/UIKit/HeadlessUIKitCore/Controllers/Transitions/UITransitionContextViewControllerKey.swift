/// Identifies one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is visible before the transition, or if that is cancelled.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible after the transition.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}
