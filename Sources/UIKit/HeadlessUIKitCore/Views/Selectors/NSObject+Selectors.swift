import FailureReporting

extension NSObjectProtocol {
    /// Whether the object has a method: the selector's own, or one of that name which its class lists.
    ///
    /// ```swift
    /// if target.responds(to: Selector("save:", Form.save(_:))) { … }
    /// ```
    ///
    /// For a selector of a name alone, the answer is `true` if the class is a ``SelectorProvider`` that lists the name.
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector?.isKnown(to: self) ?? false
    }
}

extension NSObject {
    /// Whether the class itself has a method, as ``UIApplication`` has `sharedApplication`.
    public static func responds(to aSelector: Selector!) -> Bool {
        aSelector?.isKnown(to: self) ?? false
    }

    /// Whether objects of the class have a method; only for classes that list their methods, as ``SelectorProvider``.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        guard let aSelector, let provider = self as? any SelectorProvider.Type else { return false }
        return provider.selectors.contains(aSelector)
    }

    /// Calls a method without parameters, and returns its result.
    ///
    /// A method that the object does not have is a failure.
    ///
    /// - Returns: the result as an object, which is kept alive until the end of the turn; `nil` for a method without one.
    @preconcurrency @MainActor
    @discardableResult
    public func perform(
        _ aSelector: Selector!, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Unmanaged<AnyObject>! {
        aSelector?.result(on: self, nil, nil, at: CallSite(fileID, filePath, line, column))
    }

    /// Calls a method with an object, and returns its result; a method that the object does not have is a failure.
    @preconcurrency @MainActor
    @discardableResult
    public func perform(
        _ aSelector: Selector!, with object: Any!, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Unmanaged<AnyObject>! {
        aSelector?.result(on: self, object, nil, at: CallSite(fileID, filePath, line, column))
    }

    /// Calls a method with two objects, and returns its result; a method that the object does not have is a failure.
    @preconcurrency @MainActor
    @discardableResult
    public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Unmanaged<AnyObject>! {
        aSelector?.result(on: self, object1, object2, at: CallSite(fileID, filePath, line, column))
    }

    /// Calls a method of the class itself, and returns its result; one that the class does not have is a failure.
    @preconcurrency @MainActor
    @discardableResult
    public static func perform(
        _ aSelector: Selector!, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Unmanaged<AnyObject>! {
        aSelector?.result(on: self, nil, nil, at: CallSite(fileID, filePath, line, column))
    }
}

extension Selector {
    @MainActor
    fileprivate func result(on target: Any, _ first: Any?, _ second: Any?, at site: CallSite)
        -> Unmanaged<AnyObject>?
    {
        guard case .returned(let value) = call(on: target, first, second) else {
            let reason = SelectorFailure.reason(self, target, first)
            SelectorFailure("perform(_:) called nothing: \(reason)").record(at: site)
            return nil
        }
        guard let object = SelectorMethod.object(value) else { return nil }
        UIApplication.shared.performedResult = object
        return Unmanaged.passUnretained(object)
    }
}

extension SelectorMethod {
    /// A method's result as an object; `nil` for `Void` and for `nil`.
    fileprivate static func object(_ result: Any) -> AnyObject? {
        if result is Void { return nil }
        if let optional = result as? any OptionalResult { return optional.object }
        return result as AnyObject
    }
}

private protocol OptionalResult {
    var object: AnyObject? { get }
}

extension Optional: OptionalResult {
    fileprivate var object: AnyObject? { map { $0 as AnyObject } }
}
