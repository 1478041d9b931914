/// What one upstream of several has sent, without its type.
///
/// It is read and written under the lock of the one whose upstream it is.
@usableFromInline class AnyLane {
    @usableFromInline @exclusivity(unchecked) final var connection = Connection.awaited
    @usableFromInline @exclusivity(unchecked) final var isEmpty = true

    @inlinable init() {}

    @usableFromInline func drop() {}
}

/// The values of one upstream that have yet to be combined with others: for `zip` all, for `combineLatest` the last.
@usableFromInline final class Lane<Value>: AnyLane {
    @usableFromInline @exclusivity(unchecked) var values = Queue<Value>()
    @usableFromInline @exclusivity(unchecked) var last: Value?

    @inlinable override init() {}

    @inlinable func append(_ value: Value) {
        values.append(value)
        isEmpty = false
    }

    @inlinable func replace(_ value: Value) {
        last = value
        isEmpty = false
    }

    /// Takes the first of all; the lane must not be empty.
    @inlinable func takeFirst() -> Value {
        defer { isEmpty = values.isEmpty }
        guard let value = values.takeFirst() else { preconditionFailure("An empty lane was read.") }
        return value
    }

    /// The last value; the lane must not be empty.
    @inlinable var latest: Value {
        guard let last else { preconditionFailure("An empty lane was read.") }
        return last
    }

    @usableFromInline override func drop() { (values, last, isEmpty) = (Queue(), nil, true) }
}
