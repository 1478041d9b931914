/// An operator with several upstreams, each a numbered lane.
@usableFromInline protocol LaneReceiver<Failure>: AnyObject, Described {
    associatedtype Failure: Error

    func receive(_ subscription: any Subscription, of lane: Int)
    func receive(completion: Subscribers.Completion<Failure>, of lane: Int)
    var combineIdentifier: CombineIdentifier { get }
}

extension LaneReceiver {
    /// Makes what one of the upstreams sends to.
    @inlinable func receiver<Input>(
        of lane: Int, hasParts: Bool = true, value: @escaping (Input) -> Subscribers.Demand
    ) -> Through<Input, Failure> {
        let identifier = combineIdentifier
        return Through(
            name, identifiedBy: identifier, parts: hasParts ? [("parentSubscription", identifier)] : [],
            subscription: { self.receive($0, of: lane) }, value: value,
            completion: { self.receive(completion: $0, of: lane) })
    }
}
