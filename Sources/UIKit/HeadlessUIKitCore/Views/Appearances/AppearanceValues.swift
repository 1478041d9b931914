/// What was set on an appearance proxy, in the order in which it was first set.
@MainActor
final class AppearanceValues {
    enum Key: Hashable {
        case property(ObjectIdentifier, argument: Int)
        /// A property of a class of the application.
        case path(AnyKeyPath)
    }

    struct Value {
        var key: Key
        /// Whether an object's own code has set it.
        var isOwn: @MainActor (any AppearanceTarget) -> Bool
        /// Gives it to an object.
        var copy: @MainActor (_ target: AnyObject, _ proxy: AnyObject) -> Void
    }

    private(set) var list: [Value] = []
    private var known: Set<Key> = []

    func record(_ property: AppearanceProperty, _ argument: Int, slot: Int) {
        record(
            Value(
                key: .property(ObjectIdentifier(property), argument: argument),
                isOwn: { $0.appearanceMarks.contains(property.bit, slot: slot) },
                copy: { property.copy(to: $0, from: $1, argument) }))
    }

    func record<Owner: AnyObject, Property>(_ path: ReferenceWritableKeyPath<Owner, Property>) {
        record(
            Value(
                key: .path(path), isOwn: { $0.ownAppearancePaths.contains(path) },
                copy: { target, proxy in
                    guard let target = target as? Owner, let proxy = proxy as? Owner else { return }
                    target[keyPath: path] = proxy[keyPath: path]
                }))
    }

    private func record(_ value: Value) {
        if known.insert(value.key).inserted { list.append(value) }
    }
}

/// An object whose appearance proxies can set: a view or a bar item.
@MainActor
protocol AppearanceTarget: AnyObject {
    var appearanceMarks: AppearanceMarks { get set }
    /// The properties of the application's classes that its own code has set.
    var ownAppearancePaths: Set<AnyKeyPath> { get set }
    /// What was set on it, if it is a proxy.
    var appearanceValues: AppearanceValues? { get set }
}

extension AppearanceTarget {
    /// Makes a new object a proxy, and returns what is set on it from now on.
    func becomeAppearanceProxy() -> AppearanceValues {
        let values = AppearanceValues()
        appearanceMarks.becomeProxy()
        appearanceValues = values
        return values
    }

    /// Notes that code has set a property of a class of the application.
    func noteOwnAppearance<Property>(_ path: ReferenceWritableKeyPath<Self, Property>) {
        if AppearanceMarks.isPaused { return }
        if let appearanceValues {
            appearanceValues.record(path)
        } else {
            ownAppearancePaths.insert(path)
        }
    }
}
