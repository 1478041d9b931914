/// What one upstream of several has sent, without its type.
class AnyLane {
    final var connection = Connection.awaited
    var isEmpty: Bool { true }
    func drop() {}
}

/// The values of one upstream that have yet to be combined with others: for `zip` all, for `combineLatest` the last.
///
/// It is read and written under the lock of the one whose upstream it is.
final class Lane<Value>: AnyLane {
    private var values: [Value] = []
    override var isEmpty: Bool { values.isEmpty }

    func append(_ value: Value) { values.append(value) }
    func replace(_ value: Value) { values = [value] }
    func takeFirst() -> Value { values.removeFirst() }
    var last: Value { values[values.count - 1] }
    override func drop() { values = [] }
}
