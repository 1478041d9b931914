/// What an observation gets, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = Self(rawValue: 1)
    /// The old value.
    public static let old = Self(rawValue: 2)
    /// A first call at once.
    public static let initial = Self(rawValue: 4)
    /// A call before each change. It has no effect here.
    public static let prior = Self(rawValue: 8)
}
