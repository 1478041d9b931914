/// Subscriptions that publishers can use.
public enum Subscriptions {
    /// The subscription of a publisher that has ended: it does nothing.
    @inlinable public static var empty: any Subscription { EmptySubscription.only }
}

@usableFromInline struct EmptySubscription: Subscription, Described, Sendable {
    @usableFromInline static let only = EmptySubscription()
    @usableFromInline let combineIdentifier = CombineIdentifier()
    @inlinable var name: String { "Empty" }

    @inlinable func request(_ demand: Subscribers.Demand) {}
    @inlinable func cancel() {}
}
