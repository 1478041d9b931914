import HeadlessUIKitCore

/// A property that key-value coding can set, of the objects of one class.
@MainActor
struct RuntimeProperty {
    /// What came of setting a value.
    enum Outcome {
        case isSet
        /// The property cannot have the value.
        case badValue
        /// No property of the object has the key path.
        case unknown
    }

    /// Sets a value of an object; does nothing to one of another class.
    let set: @MainActor (AnyObject, Any?) -> Outcome

    init<Root: AnyObject, Value>(
        _ parse: @escaping (Any?) -> Value?, _ apply: @escaping @MainActor (Root, Value) -> Void
    ) {
        set = { object, value in
            guard let object = object as? Root else { return .unknown }
            guard let value = parse(value) else { return .badValue }
            apply(object, value)
            return .isSet
        }
    }
}
