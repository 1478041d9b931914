import Foundation

/// Loads references as a `weak` variable does, without the side table that each object with one needs.
package enum SwiftRuntime {
    @usableFromInline typealias TryRetain =
        @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

    /// The runtime function behind loading a `weak` variable: it adds a reference unless the last one is gone.
    ///
    /// The cast holds because this is its signature in C. `nil` in a program that has the runtime linked
    /// statically and does not export it.
    @usableFromInline static let tryRetain: TryRetain? = dlopen(nil, RTLD_NOW)
        .flatMap { dlsym($0, "swift_tryRetain") }
        .map { unsafeBitCast($0, to: TryRetain.self) }

    /// Returns the object, unless its last reference is gone and it is being freed or has been.
    ///
    /// The memory must still be allocated. It is for unowned links, also in `deinit`: a plain reference taken
    /// there could outlive the object. Without the function, the reference is a plain one.
    @inlinable @inline(__always)
    package static func retained<Object: AnyObject>(_ object: Unmanaged<Object>?) -> Object? {
        guard let object else { return nil }
        guard let tryRetain else { return object.takeUnretainedValue() }
        guard let retained = tryRetain(object.toOpaque()) else { return nil }
        return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
    }

    /// Returns a link to an object that does not count as a reference.
    @inlinable
    package static func unretained<Object: AnyObject>(_ object: Object?) -> Unmanaged<Object>? {
        guard let object else { return nil }
        return .passUnretained(object)
    }

    /// Returns the object that a value is; for a value of another kind, an object that holds it: what
    /// `as AnyObject` returns.
    ///
    /// That cast asks the runtime for conformances, also where the value is an object, and costs as much as several views.
    package static func object(_ value: Any) -> AnyObject {
        objectOfOpened(value)
    }

    private static func objectOfOpened<Value>(_ value: Value) -> AnyObject {
        // A value whose type is a class is a reference to the object, and nothing else.
        Value.self is AnyObject.Type ? unsafeBitCast(value, to: AnyObject.self) : value as AnyObject
    }
}
