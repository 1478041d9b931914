/// A publisher that code sends values to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)

    /// Sends the end of the values to the subscribers.
    func send(completion: Subscribers.Completion<Failure>)

    /// Gives the subject a subscription of a publisher whose values it will be sent.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Tells the subscribers that something has happened.
    public func send() { send(()) }
}
