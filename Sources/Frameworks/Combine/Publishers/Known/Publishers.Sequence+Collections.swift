extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// The first value.
    @inlinable public func first() -> Optional<Output>.Publisher { .init(sequence.first) }

    /// The value at an index.
    @inlinable public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// How many values there are.
    @inlinable public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }

    /// The values at indices.
    @inlinable public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// The last value.
    @inlinable public func last() -> Optional<Output>.Publisher { .init(sequence.last) }

    /// The last value that meets a condition.
    @inlinable public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.last(where: predicate))
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
    /// How many values there are.
    @inlinable public func count() -> Just<Int> { .init(sequence.count) }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
    /// The values at indices; others than those of the sequence are a failure, and left out.
    @inlinable public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        let all = sequence.startIndex..<sequence.endIndex
        let range = CombineFailure.clamped(range, to: all, "output(in:)")
        return .init(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Other values, and then these.
    @inlinable public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
        prepend(elements)
    }

    /// Other values, and then these.
    @inlinable public func prepend<S: Sequence>(
        _ elements: S
    ) -> Publishers.Sequence<Elements, Failure> where S.Element == Output {
        var result = Elements()
        result.reserveCapacity(sequence.count + elements.underestimatedCount)
        result.append(contentsOf: elements)
        result.append(contentsOf: sequence)
        return .init(sequence: result)
    }

    /// Other values, and then these.
    @inlinable public func prepend(
        _ publisher: Publishers.Sequence<Elements, Failure>
    ) -> Publishers.Sequence<Elements, Failure> {
        .init(sequence: publisher.sequence + sequence)
    }

    /// These values, and then others.
    @inlinable
    public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

    /// These values, and then others.
    @inlinable public func append<S: Sequence>(
        _ elements: S
    ) -> Publishers.Sequence<Elements, Failure> where S.Element == Output {
        .init(sequence: sequence + elements)
    }

    /// These values, and then others.
    @inlinable public func append(
        _ publisher: Publishers.Sequence<Elements, Failure>
    ) -> Publishers.Sequence<Elements, Failure> {
        append(publisher.sequence)
    }
}
