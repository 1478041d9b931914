/// The subscribers of a subject, in the order in which they came, and what the subject itself is subscribed to.
///
/// All of it is read and written under the subject's lock.
@usableFromInline struct SubjectState<Output, Failure: Error> {
    @usableFromInline var subscribers: [SubjectSubscription<Output, Failure>] = []
    @usableFromInline var completion: Subscribers.Completion<Failure>?
    @usableFromInline var upstreams: [any Subscription] = []
    @usableFromInline var hasDemand = false

    @inlinable init() {}

    @inlinable mutating func add(_ subscriber: SubjectSubscription<Output, Failure>) {
        subscribers.append(subscriber)
    }

    @inlinable mutating func remove(_ subscriber: SubjectSubscription<Output, Failure>) {
        if let index = subscribers.firstIndex(where: { $0 === subscriber }) { subscribers.remove(at: index) }
    }

    /// Notes the end; returns those who are to be told.
    @inlinable mutating func finish(
        _ completion: Subscribers.Completion<Failure>
    ) -> [SubjectSubscription<Output, Failure>] {
        guard self.completion == nil else { return [] }
        self.completion = completion
        defer { subscribers = [] }
        return subscribers
    }

    /// Notes an upstream; returns whether values are to be requested of it.
    @inlinable mutating func add(_ upstream: any Subscription) -> Bool {
        upstreams.append(upstream)
        return hasDemand
    }

    /// Notes that a subscriber wants values; returns the upstreams to request them of.
    @inlinable mutating func noteDemand() -> [any Subscription] {
        if hasDemand { return [] }
        hasDemand = true
        return upstreams
    }
}
