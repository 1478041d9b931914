/// Sets a property with `@Published` to each value of a publisher; the property keeps it, and not the other way around.
@usableFromInline final class PublishedSubscriber<Input>: Subscriber {
    @usableFromInline typealias Failure = Never

    @usableFromInline weak var subject: PublishedSubject<Input>?

    @inlinable init(_ subject: PublishedSubject<Input>) { self.subject = subject }

    @inlinable func receive(subscription: any Subscription) {
        guard let subject else { return subscription.cancel() }
        subject.keep(subscription)
        subscription.request(.unlimited)
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        subject?.value = input
        return .none
    }

    @inlinable func receive(completion: Subscribers.Completion<Never>) {}
}
