/// One subscriber of a subject, without the subscriber's type.
class SubjectSubscription<Output, Failure: Error>: Subscription {
    /// Sends a value, if there is demand for it.
    func offer(_ output: Output) {}
    /// Sends the completion, and ends the subscription.
    func finish(_ completion: Subscribers.Completion<Failure>) {}
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// The subscribers of a subject, in the order in which they came, and what the subject itself is subscribed to.
///
/// All of it is read and written under the subject's lock.
struct SubjectState<Output, Failure: Error> {
    private(set) var subscribers: [SubjectSubscription<Output, Failure>] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var hasDemand = false

    mutating func add(_ subscriber: SubjectSubscription<Output, Failure>) {
        subscribers.append(subscriber)
    }

    mutating func remove(_ subscriber: SubjectSubscription<Output, Failure>) {
        if let index = subscribers.firstIndex(where: { $0 === subscriber }) { subscribers.remove(at: index) }
    }

    /// Notes the end; returns those who are to be told.
    mutating func finish(
        _ completion: Subscribers.Completion<Failure>
    ) -> [SubjectSubscription<Output, Failure>] {
        guard self.completion == nil else { return [] }
        self.completion = completion
        defer { subscribers = [] }
        return subscribers
    }

    /// Notes an upstream; returns whether values are to be requested of it.
    mutating func add(_ upstream: any Subscription) -> Bool {
        upstreams.append(upstream)
        return hasDemand
    }

    /// Notes that a subscriber wants values; returns the upstreams to request them of.
    mutating func noteDemand() -> [any Subscription] {
        if hasDemand { return [] }
        hasDemand = true
        return upstreams
    }

    var allUpstreams: [any Subscription] { upstreams }
}
