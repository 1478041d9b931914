/// A receiver of a relay, and its subscription, as a relay is both.
@usableFromInline class UnnamedRelayReceiver<Input, Failure: Error>: Receiver<Input, Failure>, Subscription {
    @usableFromInline let relay: any Subscription

    @inlinable init<Relay: Subscriber & Subscription>(_ relay: Relay)
    where Relay.Input == Input, Relay.Failure == Failure {
        self.relay = relay
        super.init(
            relay.combineIdentifier, subscription: { relay.receive(subscription: $0) },
            value: { relay.receive($0) }, completion: { relay.receive(completion: $0) })
    }

    @usableFromInline final func request(_ demand: Subscribers.Demand) { relay.request(demand) }

    @usableFromInline final func cancel() { relay.cancel() }
}

/// A receiver of a relay with a name.
@usableFromInline
final class RelayReceiver<Input, Failure: Error>: UnnamedRelayReceiver<Input, Failure>, Described {
    @usableFromInline let described: any Described

    @usableFromInline var name: String { described.name }
    @usableFromInline var parts: [Mirror.Child] { described.parts }

    @inlinable init<Relay: Subscriber & Subscription & Described>(_ relay: Relay)
    where Relay.Input == Input, Relay.Failure == Failure {
        described = relay
        super.init(relay)
    }
}
