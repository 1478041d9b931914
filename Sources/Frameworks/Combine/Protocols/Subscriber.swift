/// A type that receives values and a completion from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values that it receives.
    associatedtype Input
    /// The kind of errors that it may receive; `Never` if none.
    associatedtype Failure: Error

    /// Receives the subscription, of which it requests values.
    func receive(subscription: any Subscription)

    /// Receives a value.
    ///
    /// - Returns: how many more values it wants than it has requested.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Receives the end of the values, which is the last that it receives.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives a value that says nothing but that something has happened.
    public func receive() -> Subscribers.Demand { receive(()) }
}
