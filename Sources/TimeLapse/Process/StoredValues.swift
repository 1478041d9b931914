import Synchronization

/// What modules above keep of an application on its device, such as cookies: one value of each type.
package final class StoredValues: Sendable {
    private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

    init() {}

    /// All values, for another application to have.
    var all: [ObjectIdentifier: any Sendable] {
        get { values.withLock { $0 } }
        set { values.withLock { $0 = newValue } }
    }

    /// The value of a type; `nil` if there is none.
    package subscript<Value: Sendable>(type: Value.Type) -> Value? {
        // A value is kept by its type.
        values.withLock { $0[ObjectIdentifier(type)] } as? Value
    }

    /// Changes the value of a type, which no other thread does meanwhile.
    package func change<Value: Sendable>(_ standard: Value, _ body: (inout Value) -> Void) {
        let key = ObjectIdentifier(Value.self)
        values.withLock { values in
            // A value is kept by its type.
            var value = values[key] as? Value ?? standard
            body(&value)
            values[key] = value
        }
    }
}
