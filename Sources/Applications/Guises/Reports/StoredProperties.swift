@_spi(Reflection) import Swift

/// What objects hold, by the names of their properties.
///
/// Mirrors of views and controllers are empty, as they lead to all that is attached to them. Here nothing is read but
/// the addresses that properties have.
enum StoredProperties {
    /// The names of an object's properties, those of superclasses first, that hold another object strongly.
    ///
    /// - Complexity: O(*n*) in the number of properties.
    static func names(in holder: AnyObject, holding object: AnyObject) -> [String] {
        let start = UnsafeRawPointer(Unmanaged.passUnretained(holder).toOpaque())
        let wanted = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        var names: [String] = []
        // `classType`, which cannot be named with strict concurrency.
        let options = _EachFieldOptions(rawValue: 1)
        _ = _forEachField(of: type(of: holder), options: options) { name, offset, type, _ in
            // A weak reference has the address of something else.
            if type is AnyClass || type is any OptionalObject.Type,
                start.loadUnaligned(fromByteOffset: offset, as: UInt.self) == wanted
            {
                names.append(String(cString: name).withoutStorage)
            }
            return true
        }
        return names
    }
}

/// An optional object, which has its address, or 0.
private protocol OptionalObject {}

extension Optional: OptionalObject where Wrapped: AnyObject {}

extension String {
    /// The name of a variable, from that of its storage: `$__lazy_storage_$_field`.
    fileprivate var withoutStorage: String {
        let storage = "$__lazy_storage_$_"
        return hasPrefix(storage) ? String(dropFirst(storage.count)) : self
    }
}
