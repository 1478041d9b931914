extension Publisher {
    /// Attaches a subject, which sends on all that it receives.
    ///
    /// - Returns: what cancels the subscription.
    @inlinable public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where Failure == S.Failure, Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
