/// A key of what key-value observation tells of a change. Nothing is observed by key paths' names here.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the change.
    public static let kindKey = Self(rawValue: "kind")
    /// The new value.
    public static let newKey = Self(rawValue: "new")
    /// The old value.
    public static let oldKey = Self(rawValue: "old")
    /// The indexes of the objects that changed.
    public static let indexesKey = Self(rawValue: "indexes")
    /// Whether the change is only coming.
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}
