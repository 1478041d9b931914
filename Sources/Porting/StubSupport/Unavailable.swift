/// A value of a module that is not there: it has all members, and each is such a value again.
///
/// Where the caller's code says which type it waits for, a member is the empty value of that type.
@dynamicMemberLookup @dynamicCallable
public struct Unavailable: Hashable, Sendable, Error, CustomStringConvertible {
    /// Makes the value.
    public init() {}

    /// The member of any name.
    public subscript(dynamicMember name: String) -> Unavailable { Unavailable() }

    /// The member of any name where the caller's code treats it as one that may be missing, as in `a.b?.c`: none.
    @_disfavoredOverload
    public subscript(dynamicMember name: String) -> Unavailable? { nil }

    /// The member of any name as a value of the type that the caller's code waits for. What it is set to is forgotten.
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { Placeholder.required(name) }
        nonmutating set {}
    }

    /// The result of any call.
    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Unavailable {
        Unavailable()
    }

    /// The result of any call where the caller's code treats it as one that may be missing: none.
    @_disfavoredOverload
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Unavailable? {
        nil
    }

    /// The element of any key or index.
    public subscript(keys: Any?...) -> Unavailable { Unavailable() }

    /// The element of any key or index where the caller's code treats it as one that may be missing: none.
    @_disfavoredOverload
    public subscript(keys: Any?...) -> Unavailable? { nil }

    /// The element of any key or index as a value of the type that the caller's code waits for.
    @_disfavoredOverload
    public subscript<Value>(keys: Any?...) -> Value { Placeholder.required("An element") }

    /// The text that stands for the value.
    public var description: String { "" }
}
