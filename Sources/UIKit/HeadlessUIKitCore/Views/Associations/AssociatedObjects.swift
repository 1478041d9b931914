// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value that is associated with an object under a key; `nil` if there is none.
///
/// - Parameters:
///   - object: any object.
///   - key: a pointer, compared by its address: usually `&key`, of a variable that is static or global.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = object as AnyObject
    return Associations.withStore(of: object, isNeeded: false) { $0?.value(for: key) } ?? nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object under a key, or removes the one that is there with `nil`.
///
/// The value is released with the object; for one of a class outside the framework, at the end of the turn that frees
/// it.
///
/// ```swift
/// private enum Keys { nonisolated(unsafe) static var badge: UInt8 = 0 }
///
/// extension UIView {
///     var badge: Badge? {
///         get { objc_getAssociatedObject(self, &Keys.badge) as? Badge }
///         set { objc_setAssociatedObject(self, &Keys.badge, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
///     }
/// }
/// ```
///
/// - Parameters:
///   - object: any object.
///   - key: a pointer, compared by its address: usually `&key`, of a variable that is static or global.
///   - value: any value, an object or not.
///   - policy: how the value is kept.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let new = value.map { Associations.Value($0, policy) }
    // The old value is released outside the lock: its deinitializer may associate objects.
    withExtendedLifetime(
        Associations.withStore(of: object as AnyObject, isNeeded: new != nil) { $0?.replace(new, for: key) }
    ) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    withExtendedLifetime(
        Associations.withStore(of: object as AnyObject, isNeeded: false) { $0?.removeAll() }
    ) {}
}
