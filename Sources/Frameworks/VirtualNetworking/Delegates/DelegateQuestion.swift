/// A question to a delegate in its two forms, of which a class implements one: with a handler, or `async`.
struct DelegateQuestion<Answer: Sendable>: Sendable {
    typealias Handler = @Sendable (Answer) -> Void

    /// Asks a delegate; returns whether it implements either form.
    let ask: @Sendable (any URLSessionDelegate, URLSession, URLSessionTask, @escaping Handler) -> Bool

    /// Makes a question.
    ///
    /// - Parameters:
    ///   - form: calls the method with a handler.
    ///   - asyncForm: calls the one that suspends.
    init<Delegate: Sendable>(
        _ form: @escaping @Sendable (Delegate, URLSession, URLSessionTask, @escaping Handler) -> Void,
        async asyncForm: @escaping @Sendable (Delegate, URLSession, URLSessionTask) async -> Answer
    ) {
        ask = { delegate, session, task, handler in
            guard let delegate = delegate as? Delegate else { return false }
            if Unimplemented.call({ form(delegate, session, task, handler) }) { return true }
            return Unimplemented.begin(
                goingOn: task.goOn, { await asyncForm(delegate, session, task) }, then: handler)
        }
    }
}

extension URLSessionTask {
    /// Runs a step of the delegate's `async` function on the clock, under the task's name; returns whether it does.
    fileprivate func goOn(with step: @escaping @MainActor @Sendable () -> Void) -> Bool {
        guard let network, !network.isEnding else { return false }
        network.scheduleElsewhere(after: .zero, name: text, at: site, step)
        network.noteSent(at: site)
        return true
    }
}
