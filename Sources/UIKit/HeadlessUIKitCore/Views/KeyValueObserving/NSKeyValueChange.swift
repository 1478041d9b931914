/// A kind of change that key-value observation tells of.
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Objects were inserted in a collection.
    case insertion
    /// Objects were removed from a collection.
    case removal
    /// Objects of a collection were replaced.
    case replacement
}
