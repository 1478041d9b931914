/// A weak reference that does not slow down its object.
///
/// The first `weak` variable that refers to an object moves the object's reference counts to a side table, for good: from
/// then on each retain and each release costs several times as much. This one is counted in the object itself, as an
/// unowned reference is, and loaded as a weak one is: it is `nil` as soon as the object is being freed.
///
/// The memory of a freed object, without what it referred to, stays allocated until the last such reference is gone. So it
/// is for objects that every event and every key uses: applications, windows, and the views that take part.
package struct WeakReference<Object: AnyObject> {
    // The same as the memory's; here it is read without a reference to the memory.
    @usableFromInline let address: UnsafeMutableRawPointer?
    @usableFromInline let memory: KeptMemory?

    /// Makes a reference to an object, or to none.
    // Always inlined, as are the rest: a call without the type known would cost several times as much.
    @inlinable @inline(__always)
    package init(_ object: Object? = nil) {
        guard let object else {
            (address, memory) = (nil, nil)
            return
        }
        address = Unmanaged.passUnretained(object).toOpaque()
        memory = KeptMemory(of: object)
    }

    private init(address: UnsafeMutableRawPointer?, memory: KeptMemory?) {
        (self.address, self.memory) = (address, memory)
    }

    var ofAnyObject: WeakReference<AnyObject> { WeakReference<AnyObject>(address: address, memory: memory) }

    /// The object; `nil` once it is being freed.
    @inlinable package var object: Object? {
        @inline(__always) get {
            guard let address else { return nil }
            guard SwiftRuntime.tryRetain != nil else {
                return memory?.weakObject.map { unsafeDowncast($0, to: Object.self) }
            }
            return SwiftRuntime.retained(Unmanaged<Object>.fromOpaque(address))
        }
    }

    /// Whether it refers to `other`: compares addresses, which costs less than to load the object.
    ///
    /// The memory of its object is not used for another one as long as the reference is there.
    @inlinable @inline(__always)
    package func refers(to other: Object) -> Bool {
        address == Unmanaged.passUnretained(other).toOpaque()
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
    // Never read: reading an unowned reference to a freed object ends the program.
    private unowned let object: AnyObject
    /// A `weak` variable instead, in a program without the runtime's function.
    @usableFromInline private(set) weak var weakObject: AnyObject?

    @usableFromInline
    init(of object: AnyObject) {
        self.object = object
        if SwiftRuntime.tryRetain == nil { weakObject = object }
    }
}
