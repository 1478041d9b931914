extension Publishers {
    /// A publisher of the values, for which a failure is a mistake.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// What it may fail with.
        public typealias Failure = Never

        /// The publisher whose values it gets.
        public let upstream: Upstream
        /// What the report begins with.
        public let prefix: String
        /// The file of the call.
        public let file: StaticString
        /// The line of the call.
        public let line: UInt

        /// Makes the publisher, as its operator does.
        @inlinable public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches a subscriber.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            let (prefix, file, line) = (prefix, file, line)
            upstream.attach(
                Through(
                    subscriber, "AssertNoFailure",
                    parts: [("file", file), ("line", line), ("prefix", prefix)],
                    value: { subscriber.receive($0) },
                    completion: { completion in
                        switch completion {
                        case .finished: subscriber.receive(completion: .finished)
                        case .failure(let error):
                            CombineFailure.noteFailure(error, prefix, file, line)
                        }
                    }))
        }
    }
}

extension Publisher {
    /// Makes a failure of the publisher a failure of the test, where Combine ends the program.
    ///
    /// - Parameters:
    ///   - prefix: what the report begins with.
    ///   - file: the file of the call.
    ///   - line: the line of the call.
    @inlinable public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
