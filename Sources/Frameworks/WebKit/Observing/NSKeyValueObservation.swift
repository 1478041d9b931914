import Foundation

/// The observation of a property; it ends when it is released.
public final class NSKeyValueObservation: NSObject {
    private var isOver = false

    override init() {
        super.init()
    }

    /// Ends the observation.
    public func invalidate() {
        isOver = true
    }

    var isActive: Bool { !isOver }
}

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
