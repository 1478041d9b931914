/// A class that lists the methods which selectors of a name alone, such as `Selector("save:")`, call on it.
///
/// Swift cannot look a method up by its name. A class that lists its methods has them called, and
/// `responds(to:)` answers `true` for their names:
///
/// ```swift
/// class Form: UIView {
///     override nonisolated class var selectors: [Selector] {
///         super.selectors + [Selector("save:", Form.save(_:)), Selector("cancel", Form.cancel)]
///     }
/// }
/// ```
///
/// Responders conform already, and list the methods of UIKit that are called by name, such as editing actions.
public protocol SelectorProvider {
    /// The methods of the class, with their names; a subclass adds its own to those of its superclass.
    static var selectors: [Selector] { get }
}

extension Selector {
    /// The method to call on `target`: the selector's own if it fits, else the one that the target's class lists.
    ///
    /// - Complexity: O(1) for a selector with a method that fits, else O(*n*) in the methods that the class lists.
    func method(for target: Any) -> SelectorMethod? {
        if let method, method.belongs(to: target) { return method }
        guard name != nil else { return nil }
        let provider = target as? any SelectorProvider.Type ?? type(of: target) as? any SelectorProvider.Type
        // A subclass lists its own methods last, and overrides those of its superclass.
        return provider?.selectors.last { $0 == self && $0.method?.belongs(to: target) == true }?.method
    }

    package func isKnown(to target: Any) -> Bool { method(for: target) != nil }

    /// Calls the method on `target`; returns whether the target has it and the arguments have the right types.
    ///
    /// - Parameters:
    ///   - target: the object, or the class, to call it on.
    ///   - sender: the first argument, for a method that takes one.
    ///   - event: the second argument, for a method that takes two.
    @MainActor
    @discardableResult
    public func perform(on target: Any, sender: Any?, event: Any?) -> Bool {
        guard case .returned = call(on: target, sender, event) else { return false }
        return true
    }

    @MainActor
    func call(on target: Any, _ first: Any?, _ second: Any?) -> SelectorMethod.Outcome {
        method(for: target)?.call(on: target, first, second) ?? .notCalled
    }
}
