/// A property of views or bar items that an appearance proxy can set.
///
/// Their setters call `noteAppearance`, which marks the property as set, and records it if the object is a proxy.
@MainActor
package final class AppearanceProperty {
    /// The bit of the property in ``AppearanceMarks``; unique in a class and its superclasses.
    let bit: UInt32
    private let copyValue: @MainActor (AnyObject, AnyObject, Int) -> Void

    /// A property of one value.
    package convenience init<Owner: AnyObject, Value>(
        _ index: Int, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) {
        self.init(index) { (target: Owner, proxy: Owner, _: Int) in
            target[keyPath: path] = proxy[keyPath: path]
        }
    }

    /// A property with a value for each argument, such as a control's state.
    ///
    /// - Parameter copy: copies a proxy's value for an argument to an object.
    init<Owner: AnyObject>(_ index: Int, _ copy: @escaping @MainActor (Owner, Owner, Int) -> Void) {
        bit = 1 << UInt32(index)
        copyValue = { target, proxy, argument in
            if let target = target as? Owner, let proxy = proxy as? Owner { copy(target, proxy, argument) }
        }
    }

    func copy(to target: AnyObject, from proxy: AnyObject, _ argument: Int) {
        copyValue(target, proxy, argument)
    }
}
