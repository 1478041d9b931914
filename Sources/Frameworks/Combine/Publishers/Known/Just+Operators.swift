// What an operator makes of one value is known at once.
extension Just {
    /// Whether all values meet a condition.
    @inlinable
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Whether all values meet a condition that may throw.
    @inlinable
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try predicate(output) })
    }

    /// All values, as an array.
    @inlinable public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

    /// What a closure makes of the values, without `nil`.
    @inlinable public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        .init(transform(output))
    }

    /// The least value.
    @inlinable public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// The greatest value.
    @inlinable public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Other values, and then these.
    @inlinable
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

    /// Other values, and then these.
    @inlinable public func prepend<S: Sequence>(
        _ elements: S
    ) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
        .init(sequence: elements + [output])
    }

    /// These values, and then others.
    @inlinable
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

    /// These values, and then others.
    @inlinable public func append<S: Sequence>(
        _ elements: S
    ) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
        .init(sequence: [output] + elements)
    }

    /// Whether a value meets a condition.
    @inlinable
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Whether a value meets a condition that may throw.
    @inlinable
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try predicate(output) })
    }

    /// How many values there are.
    @inlinable public func count() -> Just<Int> { Just<Int>(1) }

    /// The values after the first ones.
    @inlinable public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        .init(CombineFailure.notNegative(count, "dropFirst(_:)") > 0 ? nil : output)
    }

    /// The values from the first on that does not meet a condition.
    @inlinable public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(predicate(output) ? nil : output)
    }

    /// The first value.
    @inlinable public func first() -> Just<Output> { self }

    /// The first value that meets a condition.
    @inlinable public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(predicate(output) ? output : nil)
    }

    /// The last value.
    @inlinable public func last() -> Just<Output> { self }

    /// The last value that meets a condition.
    @inlinable public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(predicate(output) ? output : nil)
    }

    /// The values that meet a condition.
    @inlinable public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(isIncluded(output) ? output : nil)
    }

    /// No value, but the completion.
    @inlinable public func ignoreOutput() -> Empty<Output, Never> { .init() }

    /// What a closure makes of the values.
    @inlinable public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    /// What a closure, which may throw, makes of the values.
    @inlinable public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result { try transform(output) })
    }

    /// The values, with another type of error.
    @inlinable public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
        .init(output)
    }

    /// The value at an index.
    @inlinable public func output(at index: Int) -> Optional<Output>.Publisher {
        .init(CombineFailure.notNegative(index, "output(at:)") == 0 ? output : nil)
    }

    /// The values at indices.
    @inlinable
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        // Also for the empty range from 0 on, as Apple's.
        return .init(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
    }

    /// The first values.
    @inlinable public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        .init(CombineFailure.notNegative(maxLength, "prefix(_:)") > 0 ? output : nil)
    }

    /// The values up to the first that does not meet a condition.
    @inlinable public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(predicate(output) ? output : nil)
    }

    /// The last of the values that a closure makes of the last and of each value.
    @inlinable public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Never>.Publisher {
        .init(nextPartialResult(initialResult, output))
    }

    /// The same with a closure that may throw.
    @inlinable public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try nextPartialResult(initialResult, output) })
    }

    /// The values, without those equal to the one before.
    @inlinable public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

    /// The same with a closure that may throw.
    @inlinable public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        .init(
            Result {
                _ = try predicate(output, output)
                return output
            })
    }

    /// The values, with one in place of a failure.
    @inlinable public func replaceError(with output: Output) -> Just<Output> { self }

    /// The values, or one if there are none.
    @inlinable public func replaceEmpty(with output: Output) -> Just<Output> { self }

    /// The values; there is nothing to retry.
    @inlinable public func retry(_ times: Int) -> Just<Output> { self }

    /// The values that a closure makes of the last and of each value.
    @inlinable public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Never>.Publisher {
        .init(nextPartialResult(initialResult, output))
    }

    /// The same with a closure that may throw.
    @inlinable public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try nextPartialResult(initialResult, output) })
    }

    /// The values, with another type of error.
    @inlinable public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        .init(output)
    }
}

extension Just where Output: Comparable {
    /// The least value.
    @inlinable public func min() -> Just<Output> { self }

    /// The greatest value.
    @inlinable public func max() -> Just<Output> { self }
}

extension Just where Output: Equatable {
    /// Whether there is an equal value.
    @inlinable public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

    /// The values, without those equal to the one before.
    @inlinable public func removeDuplicates() -> Just<Output> { self }
}
