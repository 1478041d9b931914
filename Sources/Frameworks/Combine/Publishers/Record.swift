/// A publisher of values and a completion that were recorded.
public struct Record<Output, Failure: Error>: Publisher {
    /// What it sends.
    public let recording: Recording

    /// Makes a publisher of what a closure records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Makes a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Makes a publisher of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    /// Attaches a subscriber.
    @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
        if let subscription = SequenceSubscription(
            recording.output, subscriber, completion: recording.completion, isRecord: true)
        {
            subscriber.receive(subscription: subscription)
        } else {
            subscriber.endAtOnce(recording.completion)
        }
    }

    /// Values and a completion, in the order in which they are sent.
    public struct Recording {
        /// What is received.
        public typealias Input = Output

        private enum State: Int, Codable { case input, complete }

        /// The values.
        public private(set) var output: [Output]
        /// The completion; `finished` if there was none.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var state: State

        /// Makes an empty recording.
        public init() { (output, completion, state) = ([], .finished, .input) }

        /// Makes a recording that is complete.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, state) = (output, completion, .complete)
        }

        /// Adds a value; after the completion that is a failure of the test, and is ignored.
        public mutating func receive(_ input: Input) {
            guard state == .input else {
                return CombineFailure.misuse("Record.Recording received a value after its completion.")
                    .note()
            }
            output.append(input)
        }

        /// Adds the completion; a second one is a failure of the test, and is ignored.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            guard state == .input else {
                return CombineFailure.misuse("Record.Recording received a second completion.").note()
            }
            (self.completion, state) = (completion, .complete)
        }
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: String, CodingKey { case output, completion }

    /// Decodes the values and the completion.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    /// Encodes the values and the completion.
    public func encode(into encoder: any Encoder) throws {
        try encode(to: encoder)
    }

    /// Encodes the values and the completion.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}
