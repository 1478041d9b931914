extension Future where Failure == Never {
    /// The value, when it is known.
    public var value: Output {
        get async {
            await withCheckedContinuation { continuation in
                subscribe(
                    FutureSubscriber { result in
                        // It is handed over completely: the publisher does not use it any more.
                        nonisolated(unsafe) let result = result
                        continuation.resume(with: result)
                    })
            }
        }
    }
}

extension Future {
    /// The value, when it is known.
    ///
    /// - Throws: the failure.
    public var value: Output {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                subscribe(
                    FutureSubscriber { result in
                        // It is handed over completely: the publisher does not use it any more.
                        nonisolated(unsafe) let result = result.mapError { $0 as any Error }
                        continuation.resume(with: result)
                    })
            }
        }
    }
}

/// Calls a closure with the first value, or with the failure.
private final class FutureSubscriber<Input, Failure: Error>: Subscriber {
    private let report: (Result<Input, Failure>) -> Void

    init(_ report: @escaping (Result<Input, Failure>) -> Void) { self.report = report }

    func receive(subscription: any Subscription) { subscription.request(.max(1)) }

    func receive(_ input: Input) -> Subscribers.Demand {
        report(.success(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure(let error) = completion { report(.failure(error)) }
    }
}
