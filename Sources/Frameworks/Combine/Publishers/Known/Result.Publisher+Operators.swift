// What an operator makes of one value is known at once.
extension Result.Publisher {
    /// Whether all values meet a condition.
    @inlinable public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(result.map(predicate))
    }

    /// Whether all values meet a condition that may throw.
    @inlinable
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        trying(predicate)
    }

    /// All values, as an array.
    @inlinable public func collect() -> Result<[Output], Failure>.Publisher { .init(result.map { [$0] }) }

    /// The least value.
    @inlinable public func min(
        by areInIncreasingOrder: (Output, Output) -> Bool
    ) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The greatest value.
    @inlinable public func max(
        by areInIncreasingOrder: (Output, Output) -> Bool
    ) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The least value, by a closure that may throw.
    @inlinable public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        comparing(areInIncreasingOrder)
    }

    /// The greatest value, by a closure that may throw.
    @inlinable public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        comparing(areInIncreasingOrder)
    }

    /// Whether a value meets a condition.
    @inlinable public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(result.map(predicate))
    }

    /// Whether a value meets a condition that may throw.
    @inlinable
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        trying(predicate)
    }

    /// How many values there are.
    @inlinable public func count() -> Result<Int, Failure>.Publisher { .init(result.map { _ in 1 }) }

    /// The first value.
    @inlinable public func first() -> Result<Output, Failure>.Publisher { self }

    /// The last value.
    @inlinable public func last() -> Result<Output, Failure>.Publisher { self }

    /// No value, but the completion.
    @inlinable public func ignoreOutput() -> Empty<Output, Failure> { .init() }

    /// What a closure makes of the values.
    @inlinable public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
        .init(result.map(transform))
    }

    /// What a closure, which may throw, makes of the values.
    @inlinable public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        trying(transform)
    }

    /// The values, with another type of error.
    @inlinable public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
        .init(result.mapError(transform))
    }

    /// The last of the values that a closure makes of the last and of each value.
    @inlinable public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(result.map { nextPartialResult(initialResult, $0) })
    }

    /// The same with a closure that may throw.
    @inlinable public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        trying { try nextPartialResult(initialResult, $0) }
    }

    /// The values, without those equal to the one before.
    @inlinable public func removeDuplicates(
        by predicate: (Output, Output) -> Bool
    ) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The same with a closure that may throw.
    @inlinable public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        comparing(predicate)
    }

    /// The values, with one in place of a failure.
    @inlinable public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        .init((try? result.get()) ?? output)
    }

    /// The values, or one if there are none.
    @inlinable public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

    /// The values; there is nothing to retry.
    @inlinable public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }

    /// The values that a closure makes of the last and of each value.
    @inlinable public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(result.map { nextPartialResult(initialResult, $0) })
    }

    /// The same with a closure that may throw.
    @inlinable public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        trying { try nextPartialResult(initialResult, $0) }
    }
}

extension Result.Publisher {
    @inlinable func trying<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result<T, any Error> { try transform(result.get()) })
    }

    /// The value, after a closure that may throw has compared it with itself.
    @inlinable func comparing(
        _ predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        trying {
            _ = try predicate($0, $0)
            return $0
        }
    }
}

extension Result.Publisher where Output: Comparable {
    /// The least value.
    @inlinable public func min() -> Result<Output, Failure>.Publisher { self }

    /// The greatest value.
    @inlinable public func max() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Output: Equatable {
    /// Whether there is an equal value.
    @inlinable public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        .init(result.map { $0 == output })
    }

    /// The values, without those equal to the one before.
    @inlinable public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
    /// The values, with another type of error.
    @inlinable public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        switch result {
        case .success(let value): .init(value)
        }
    }
}
