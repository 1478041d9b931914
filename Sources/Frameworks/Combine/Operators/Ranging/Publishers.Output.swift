extension Publishers {
    /// A publisher of the values at indices.
    public struct Output<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// The indices.
        public let range: CountableRange<Int>

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(OutputRelay(subscriber, range))
        }

        /// Makes the publisher, as its operator does; negative indices are a failure of the test.
        @inlinable public init(upstream: Upstream, range: CountableRange<Int>) {
            let lower = CombineFailure.notNegative(range.lowerBound, "The lower bound of output(in:)")
            let upper = CombineFailure.notNegative(range.upperBound, "The upper bound of output(in:)")
            self.upstream = upstream
            self.range = lower..<Swift.max(lower, upper)
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the value at an index, and finishes.
    @inlinable public func output(at index: Int) -> Publishers.Output<Self> {
        guard CombineFailure.isIndex(index, "output(at:)") else { return output(in: 0..<0) }
        return output(in: index..<index + 1)
    }

    /// Publishes the values at indices, and finishes.
    @inlinable
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Publishes the first values, and finishes.
    @inlinable public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: 0..<CombineFailure.notNegative(maxLength, "prefix(_:)"))
    }
}

@usableFromInline
final class OutputRelay<Downstream: Subscriber>: PassingRelay<Downstream>, Described {
    @usableFromInline @exclusivity(unchecked) var dropped: Int
    @usableFromInline @exclusivity(unchecked) var remaining: Int
    @usableFromInline let isEmpty: Bool
    @inlinable var name: String { "Output" }

    @inlinable init(_ downstream: Downstream, _ range: Range<Int>) {
        (dropped, remaining, isEmpty) = (range.lowerBound, range.count, range.isEmpty)
        super.init(downstream)
    }

    @inlinable override func receive(subscription: any Subscription) {
        guard connect(to: subscription) else { return }
        downstream.receive(subscription: self)
        if isEmpty { finish() }
    }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let (isDropped, isPassed, isLast) = lock.withLock {
            if dropped > 0 {
                dropped -= 1
                return (true, false, false)
            }
            guard remaining > 0 else { return (false, false, false) }
            remaining -= 1
            return (false, true, remaining == 0)
        }
        if isDropped { return .max(1) }
        guard isPassed else { return .none }
        let more = downstream.receive(input)
        if isLast { finish() }
        return more
    }

    @inlinable func finish() {
        let upstream: (any Subscription)? = lock.withLock {
            connection.subscription == nil ? nil : connection.end()
        }
        guard let upstream else { return }
        upstream.cancel()
        downstream.receive(completion: .finished)
    }
}
