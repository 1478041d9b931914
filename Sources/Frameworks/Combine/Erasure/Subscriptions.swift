/// Subscriptions that publishers can use.
public enum Subscriptions {
    /// The subscription of a publisher that has ended: it does nothing.
    public static var empty: any Subscription { EmptySubscription.only }
}

private struct EmptySubscription: Subscription, Described {
    static let only = EmptySubscription()
    let combineIdentifier = CombineIdentifier()
    var name: String { "Empty" }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
