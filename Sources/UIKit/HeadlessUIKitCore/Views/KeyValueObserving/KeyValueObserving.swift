import Foundation

/// Objects whose properties can be observed: all of `NSObject`.
///
/// ```swift
/// let observation = scrollView.observe(\.contentSize, options: [.new]) { _, change in
///     heightConstraint.constant = change.newValue?.height ?? 0
/// }
/// ```
///
/// Views tell of what queries can read of them, such as `frame`, `isHidden`, `text`, `image` and `contentOffset`, as
/// soon as it has another value; navigation items of their titles and items, controllers of their titles. Other classes
/// tell of a property themselves:
///
/// ```swift
/// class Download: NSObject {
///     var progress = 0.0 {
///         willSet { willChangeValue(for: \.progress) }
///         didSet { didChangeValue(for: \.progress) }
///     }
/// }
/// ```
///
/// The plugin `PortUIKit` adds this to the properties with `@objc dynamic` that are observed in the same target.
public protocol KeyValueObserving: NSObjectProtocol {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving where Self: NSObject {
    /// Observes a property.
    ///
    /// The handler is called in the thread that changes the property, behind the change.
    ///
    /// - Parameters:
    ///   - keyPath: the property. One of an object that tells of no changes, such as Foundation's `Progress`, is a
    ///     failure.
    ///   - options: whether the handler gets the values, and is called at once.
    ///   - changeHandler: called for each change, with this object.
    /// - Returns: the observation, which ends when it is released.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if !KeyObservers.areTold(of: self) { ViewFailure.notObserved(self).record() }
        let change = KeyValueChange(keyPath, options)
        let observation = NSKeyValueObservation(keyPath) { [weak self] moment in
            if let self, let change = change.next(of: self, moment) { changeHandler(self, change) }
        }
        KeyObservers.made(for: self).add(observation, of: self)
        let first = change.first(of: self)
        if options.contains(.initial) { changeHandler(self, first) }
        return observation
    }

    /// Notes the value that a property has before it is set, for those who observe it.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        KeyObservers.note(.willBeSet, keyPath, of: self)
    }

    /// Tells those who observe a property that it was set.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        KeyObservers.note(.wasSet, keyPath, of: self)
    }
}

/// What one observation tells of a property, compared with the value that it has told of before.
private final class KeyValueChange<Root: NSObject, Value> {
    private let keyPath: KeyPath<Root, Value>
    private let options: NSKeyValueObservingOptions
    private var known: Value?

    init(_ keyPath: KeyPath<Root, Value>, _ options: NSKeyValueObservingOptions) {
        (self.keyPath, self.options) = (keyPath, options)
    }

    func first(of object: Root) -> NSKeyValueObservedChange<Value> {
        let value = object[keyPath: keyPath]
        known = value
        return change(from: nil, to: value)
    }

    /// The change at a moment; `nil` if there is none.
    func next(
        of object: Root, _ moment: NSKeyValueObservation.Moment
    ) -> NSKeyValueObservedChange<Value>? {
        let value = object[keyPath: keyPath]
        let old = known
        known = value
        switch moment {
        case .willBeSet: return nil
        case .wasSet: break
        case .mayBeSet: if old.map({ Self.isSame($0, value) ?? false }) ?? false { return nil }
        case .mayHaveChanged: if old.map({ Self.isSame($0, value) ?? true }) ?? false { return nil }
        }
        return change(from: old, to: value)
    }

    private func change(from old: Value?, to value: Value) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? value : nil,
            oldValue: options.contains(.old) ? old : nil, isPrior: false)
    }

    /// Whether two values are the same; `nil` if they cannot be compared.
    private static func isSame(_ first: Value, _ second: Value) -> Bool? {
        if let first = first as? any Equatable { return equals(first, second) }
        if type(of: first) is AnyClass { return first as AnyObject === second as AnyObject }
        return nil
    }

    private static func equals<Other: Equatable>(_ first: Other, _ second: Value) -> Bool {
        (second as? Other) == first
    }
}
