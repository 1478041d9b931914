/// A weak reference that does not slow down its object.
///
/// The first `weak` variable that refers to an object moves the object's reference counts to a side table, for good: from
/// then on each retain and each release costs several times as much. This one is counted in the object itself, as an
/// unowned reference is, and loaded as a weak one is: it is `nil` as soon as the object is being freed.
///
/// The memory of a freed object, without what it referred to, stays allocated until the last such reference is gone. So it
/// is for objects that every event and every key uses: applications, windows, and the views that take part.
package struct WeakReference<Object: AnyObject> {
    @usableFromInline let memory: KeptMemory?

    /// Makes a reference to an object, or to none.
    @inlinable
    package init(_ object: Object? = nil) {
        memory = object.map { KeptMemory(of: $0) }
    }

    /// The object; `nil` once it is being freed.
    @inlinable package var object: Object? {
        guard let memory else { return nil }
        if SwiftRuntime.tryRetain == nil {
            return memory.weakObject.map { unsafeDowncast($0, to: Object.self) }
        }
        return SwiftRuntime.retained(Unmanaged<Object>.fromOpaque(memory.address))
    }

    /// Whether it refers to `other`: compares addresses, which costs less than to load the object.
    ///
    /// The memory of its object is not used for another one as long as the reference is there.
    @inlinable
    package func refers(to other: Object) -> Bool {
        memory?.address == Unmanaged.passUnretained(other).toOpaque()
    }
}

// As a `weak` variable it can be loaded anywhere; only its object is shared.
extension WeakReference: @unchecked Sendable where Object: Sendable {}

/// Keeps the memory of an object, and not the object.
///
/// A class: in a struct, Swift 6.3's runtime takes the size of optionals with an unowned reference for another one than
/// the compiler does.
@usableFromInline
final class KeptMemory {
    @usableFromInline let address: UnsafeMutableRawPointer
    // Never read: reading an unowned reference to a freed object ends the program.
    private unowned let object: AnyObject
    /// A `weak` variable instead, in a program without the runtime's function.
    @usableFromInline private(set) weak var weakObject: AnyObject?

    @usableFromInline
    init(of object: AnyObject) {
        address = Unmanaged.passUnretained(object).toOpaque()
        self.object = object
        if SwiftRuntime.tryRetain == nil { weakObject = object }
    }
}
