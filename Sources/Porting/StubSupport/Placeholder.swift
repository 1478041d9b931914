/// Values for code that waits for one of a module that is not there.
enum Placeholder {
    /// Returns `nil`, `false`, zero, or what is empty; `nil` if a type has none of these.
    static func value<Value>(of type: Value.Type) -> Value? {
        if type == Void.self { return () as? Value }
        return emptyValue(of: type) as? Value
    }

    /// Returns the value, or ends the program if a type has none.
    ///
    /// - Parameter name: what is asked for, for the message.
    static func required<Value>(_ name: String) -> Value {
        if let value = value(of: Value.self) { return value }
        fatalError("\(name) is not available here, and \(Value.self) has no empty value to go on with.")
    }

    private static func emptyValue(of type: Any.Type) -> Any? {
        switch type {
        case is Unavailable.Type: Unavailable()
        case is Bool.Type: false
        case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
        case let type as any BinaryInteger.Type: type.init(0)
        case let type as any BinaryFloatingPoint.Type: type.init(0)
        case let type as any RangeReplaceableCollection.Type: type.init()
        case let type as any SetAlgebra.Type: type.init()
        case let type as any EmptyDictionary.Type: type.empty
        case let type as StubObject.Type: type.init(Unavailable())
        default: nil
        }
    }
}

/// A dictionary of any types.
private protocol EmptyDictionary {
    static var empty: Self { get }
}

extension Dictionary: EmptyDictionary {
    static var empty: [Key: Value] { [:] }
}
