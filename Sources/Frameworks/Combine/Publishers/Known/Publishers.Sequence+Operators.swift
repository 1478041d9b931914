// What an operator makes of values that are all there is known at once.
extension Publishers.Sequence {
    /// Whether all values meet a condition.
    @inlinable public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.allSatisfy(predicate))
    }

    /// Whether all values meet a condition that may throw.
    @inlinable
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.allSatisfy(predicate) })
    }

    /// All values, as an array.
    @inlinable public func collect() -> Result<[Output], Failure>.Publisher { .init(Array(sequence)) }

    /// What a closure makes of the values, without `nil`.
    @inlinable public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.compactMap(transform))
    }

    /// Whether a value meets a condition.
    @inlinable public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(where: predicate))
    }

    /// Whether a value meets a condition that may throw.
    @inlinable
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.contains(where: predicate) })
    }

    /// The values from the first on that does not meet a condition.
    @inlinable public func drop(
        while predicate: (Output) -> Bool
    ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        .init(sequence: sequence.drop(while: predicate))
    }

    /// The values after the first ones.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        .init(sequence: sequence.dropFirst(CombineFailure.notNegative(count, "dropFirst(_:)")))
    }

    /// The values that meet a condition.
    @inlinable public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.filter(isIncluded))
    }

    /// No value, but the completion.
    @inlinable public func ignoreOutput() -> Empty<Output, Failure> { .init() }

    /// What a closure makes of the values.
    @inlinable public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.map(transform))
    }

    /// The first values.
    @inlinable
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        .init(sequence: sequence.prefix(CombineFailure.notNegative(maxLength, "prefix(_:)")))
    }

    /// The values up to the first that does not meet a condition.
    @inlinable
    public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.prefix(while: predicate))
    }

    /// The last of the values that a closure makes of the last and of each value.
    @inlinable public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(sequence.reduce(initialResult, nextPartialResult))
    }

    /// The same with a closure that may throw.
    @inlinable public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
    }

    /// The values, with one in place of `nil`.
    @inlinable
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Output == T? {
        .init(sequence: sequence.map { $0 ?? output })
    }

    /// The values that a closure makes of the last and of each value.
    @inlinable public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return .init(
            sequence: sequence.map {
                result = nextPartialResult(result, $0)
                return result
            })
    }

    /// The values, with another type of error.
    @inlinable
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Sequence<Elements, E> {
        .init(sequence: sequence)
    }
}

extension Publishers.Sequence where Failure == Never {
    /// The least value.
    @inlinable
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.min(by: areInIncreasingOrder))
    }

    /// The greatest value.
    @inlinable
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.max(by: areInIncreasingOrder))
    }

    /// The first value that meets a condition.
    @inlinable public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.first(where: predicate))
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Whether there is an equal value.
    @inlinable public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(output))
    }

    /// The values, without those equal to the one before.
    @inlinable public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
        var kept: [Output] = []
        for element in sequence where kept.last != element { kept.append(element) }
        return .init(sequence: kept)
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// The least value.
    @inlinable public func min() -> Optional<Output>.Publisher { .init(sequence.min()) }

    /// The greatest value.
    @inlinable public func max() -> Optional<Output>.Publisher { .init(sequence.max()) }
}
