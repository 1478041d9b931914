/// Counts how often a closure is called.
@MainActor
final class Calls {
    private(set) var number = 0

    /// Counts a call that returns `value`.
    func count<Value>(_ value: Value) -> Value {
        number += 1
        return value
    }
}
