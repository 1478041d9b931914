import Foundation

/// What the Swift runtime does when it loads a `weak` variable, without the table that each object with one needs.
enum SwiftRuntime {
    private typealias TryRetain = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

    /// The runtime's function that loading a `weak` variable ends in: it adds a reference unless the last one is gone.
    ///
    /// The cast holds because this is its signature in C. A program that has the runtime linked into it may not export
    /// it; `nil` then.
    private static let tryRetain: TryRetain? = dlopen(nil, RTLD_NOW)
        .flatMap { dlsym($0, "swift_tryRetain") }
        .map { unsafeBitCast($0, to: TryRetain.self) }

    /// The object, unless its last reference is gone and it is being freed or has been.
    ///
    /// The memory must still be allocated. It is for links that are not counted, in `deinit` as well: a plain reference
    /// taken there could outlive the object. Where the function is missing, the reference is a plain one.
    static func retained<Object: AnyObject>(_ object: Unmanaged<Object>) -> Object? {
        guard let tryRetain else { return object.takeUnretainedValue() }
        guard let retained = tryRetain(object.toOpaque()) else { return nil }
        return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
    }
}
