import Synchronization

/// A C string that is never written again, nor freed.
private struct ConstantName: @unchecked Sendable {
    let address: UnsafePointer<CChar>
}

private let names = Mutex<[String: ConstantName]>([:])

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a class with its module, such as `MyApp.Form`, as a C string that is never freed.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    constantName(cls.map(NSStringFromClass) ?? "nil")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of an object's class with its module, as a C string that is never freed.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
    class_getName(object_getClass(obj))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the class of an object; `nil` for `nil`.
public func object_getClass(_ obj: Any?) -> AnyClass? {
    obj.map { type(of: $0 as AnyObject) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the superclass of a class; `nil` for one without.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    cls.flatMap { _getSuperclass($0) }
}

/// The C string of a name, made once.
private func constantName(_ name: String) -> UnsafePointer<CChar> {
    names.withLock { names in
        if let known = names[name] { return known }
        let text = name.utf8CString
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
        for (index, byte) in text.enumerated() { (copy + index).initialize(to: byte) }
        let made = ConstantName(address: UnsafePointer(copy))
        names[name] = made
        return made
    }.address
}
