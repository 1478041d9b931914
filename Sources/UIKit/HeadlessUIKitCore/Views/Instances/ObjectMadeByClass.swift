/// What the initializer that makes an object by its class is declared on.
///
/// In a class it could not set `self`, as it can in a protocol that is not one of classes alone.
public protocol ObjectMadeByClass {}

extension ObjectMadeByClass {
    fileprivate init(by make: () -> Self) { self = make() }
}

extension ObjectMadeByClass where Self: NSObject {
    /// Makes an object with `init()` of `Self`, in code that is generic in the class.
    ///
    /// Files that the plugin `PortUIKit` compiles call it where a protocol requires `init()` of classes of UIKit.
    ///
    /// - Precondition: The class has `init()`, its own or an inherited one.
    public init(madeByClass: Void) {
        self.init(by: { unsafeDowncast(MadeObject.make(Self.self), to: Self.self) })
    }
}
