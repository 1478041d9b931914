/// A type that sends a sequence of values over time to its subscribers, and then at most one completion.
///
/// ```swift
/// let names = model.$users.map { $0.map(\.name) }.removeDuplicates().receive(on: DispatchQueue.main)
/// cancellable = names.sink { list.names = $0 }
/// ```
///
/// Everything here behaves as Apple's documentation of Combine says; time is the virtual clock's.
public protocol Publisher<Output, Failure> {
    /// The kind of values that it publishes.
    associatedtype Output
    /// The kind of errors that it may fail with; `Never` if it never fails.
    associatedtype Failure: Error

    /// Attaches a subscriber; code calls `subscribe(_:)` instead.
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber, which then receives a subscription.
    @inlinable
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }
}
