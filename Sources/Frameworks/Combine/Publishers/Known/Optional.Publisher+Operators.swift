// What an operator makes of one value is known at once.
extension Optional.Publisher {
    /// Whether all values meet a condition.
    @inlinable public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        .init(output.map(predicate))
    }

    /// All values, as an array.
    @inlinable public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

    /// What a closure makes of the values, without `nil`.
    @inlinable public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        .init(output.flatMap(transform))
    }

    /// The least value.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        self
    }

    /// The greatest value.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        self
    }

    /// Whether a value meets a condition.
    @inlinable public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        .init(output.map(predicate))
    }

    /// How many values there are.
    @inlinable public func count() -> Optional<Int>.Publisher { .init(output.map { _ in 1 }) }

    /// The values after the first ones.
    @inlinable public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        .init(CombineFailure.notNegative(count, "dropFirst(_:)") > 0 ? nil : output)
    }

    /// The values from the first on that does not meet a condition.
    @inlinable public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(output.flatMap { predicate($0) ? nil : $0 })
    }

    /// The first value.
    @inlinable public func first() -> Optional<Output>.Publisher { self }

    /// The first value that meets a condition.
    @inlinable
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// The last value.
    @inlinable public func last() -> Optional<Output>.Publisher { self }

    /// The last value that meets a condition.
    @inlinable
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// The values that meet a condition.
    @inlinable public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(output.flatMap { isIncluded($0) ? $0 : nil })
    }

    /// No value, but the completion.
    @inlinable public func ignoreOutput() -> Empty<Output, Never> { .init() }

    /// What a closure makes of the values.
    @inlinable
    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

    /// The value at an index.
    @inlinable public func output(at index: Int) -> Optional<Output>.Publisher {
        .init(CombineFailure.notNegative(index, "output(at:)") == 0 ? output : nil)
    }

    /// The values at indices.
    @inlinable
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        _ = CombineFailure.notNegative(range.lowerBound, "The lower bound of output(in:)")
        _ = CombineFailure.notNegative(
            Int.max - 2 - range.upperBound, "What the upper bound of output(in:) leaves")
        return .init(range.contains(0) ? output : nil)
    }

    /// The first values.
    @inlinable public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        .init(CombineFailure.notNegative(maxLength, "prefix(_:)") > 0 ? output : nil)
    }

    /// The values up to the first that does not meet a condition.
    @inlinable public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// The last of the values that a closure makes of the last and of each value.
    @inlinable public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Optional<T>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    /// The values that a closure makes of the last and of each value.
    @inlinable public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Optional<T>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    /// The values, without those equal to the one before.
    @inlinable
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        self
    }

    /// The values, with one in place of a failure.
    @inlinable public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }

    /// The values, or one if there are none.
    @inlinable public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }

    /// The values; there is nothing to retry.
    @inlinable public func retry(_ times: Int) -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// The least value.
    @inlinable public func min() -> Optional<Output>.Publisher { self }

    /// The greatest value.
    @inlinable public func max() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Whether there is an equal value.
    @inlinable public func contains(_ output: Output) -> Optional<Bool>.Publisher {
        .init(self.output.map { $0 == output })
    }

    /// The values, without those equal to the one before.
    @inlinable public func removeDuplicates() -> Optional<Output>.Publisher { self }
}
