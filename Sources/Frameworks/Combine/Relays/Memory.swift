/// What a closure of an operator remembers from one value to the next.
///
/// A variable that it captured would be checked for overlapping accesses with each value. There are none: it is read as
/// a whole, and written as a whole, and the values of a subscription come one after another.
@usableFromInline final class Memory<Value> {
    @usableFromInline @exclusivity(unchecked) var value: Value

    @inlinable init(_ value: Value) { self.value = value }
}
