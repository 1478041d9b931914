/// Sets a property with `@Published` to each value of a publisher; the property keeps it, and not the other way around.
final class PublishedSubscriber<Input>: Subscriber {
    typealias Failure = Never

    private weak var subject: PublishedSubject<Input>?

    init(_ subject: PublishedSubject<Input>) { self.subject = subject }

    func receive(subscription: any Subscription) {
        guard let subject else { return subscription.cancel() }
        subject.keep(subscription)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        subject?.value = input
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
}
