/// The name of a condition that decides which path a flow takes, such as whether the user is logged in.
///
/// ```swift
/// extension PreconditionKey {
///     static let hasCoupon = PreconditionKey(rawValue: "hasCoupon")
/// }
/// ```
public struct PreconditionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Whether the user is logged in.
    public static let loggedIn = PreconditionKey(rawValue: "loggedIn")
}
