/// A change of a property that is observed.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change: that the value was set.
    public let kind: NSKeyValueChange
    /// The new value, if it was asked for.
    public let newValue: Value?
    /// The old value, if it was asked for.
    public let oldValue: Value?
    /// Whether the change is only coming; never here.
    public let isPrior: Bool
}
