/// A publisher that sends nothing until it is told to begin.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send values.
    ///
    /// - Returns: what ends this.
    @inlinable func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and disconnects when the last has cancelled.
    @inlinable public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}
