import Foundation

extension Publishers {
    /// A publisher that prints what passes.
    public struct Print<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// What each line begins with.
        public let prefix: String
        /// Where it prints to; standard output if `nil`.
        public let stream: (any TextOutputStream)?

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.attach(PrintRelay(subscriber, prefix, stream))
        }

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
        }
    }
}

extension Publisher {
    /// Prints what passes.
    ///
    /// - Parameters:
    ///   - prefix: what each line begins with.
    ///   - stream: where it prints to; standard output if `nil`.
    @inlinable public func print(
        _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

@usableFromInline
final class PrintRelay<Downstream: Subscriber>: PassingRelay<Downstream>, Described {
    @usableFromInline let prefix: String
    @usableFromInline @exclusivity(unchecked) var stream: (any TextOutputStream)?
    /// Held while a line is printed.
    @usableFromInline let order = NSRecursiveLock()
    @inlinable var name: String { "Print" }

    @inlinable init(_ downstream: Downstream, _ prefix: String, _ stream: (any TextOutputStream)?) {
        (self.prefix, self.stream) = (prefix.isEmpty ? "" : prefix + ": ", stream)
        super.init(downstream)
    }

    @inlinable func log(_ text: String) {
        order.lock()
        defer { order.unlock() }
        guard stream != nil else { return Swift.print(prefix + text) }
        // In three parts, as `Swift.print` does it.
        for part in ["", prefix + text, "\n"] { stream?.write(part) }
    }

    @inlinable func describe(_ demand: Subscribers.Demand) -> String {
        demand.max.map { "request max: (\($0))" } ?? "request unlimited"
    }

    @inlinable override func receive(subscription: any Subscription) {
        log("receive subscription: (\(subscription))")
        super.receive(subscription: subscription)
    }

    @inlinable override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        log("receive value: (\(input))")
        let more = downstream.receive(input)
        if more > .none { log(describe(more) + " (synchronous)") }
        return more
    }

    @inlinable override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        switch completion {
        case .finished: log("receive finished")
        case .failure(let error): log("receive error: (\(error))")
        }
        withExtendedLifetime(end()) { downstream.receive(completion: completion) }
    }

    @inlinable override func request(_ demand: Subscribers.Demand) {
        log(describe(demand))
        super.request(demand)
    }

    @inlinable override func cancel() {
        log("receive cancel")
        super.cancel()
    }
}
