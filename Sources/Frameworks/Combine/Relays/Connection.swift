/// Where an operator stands with its upstream.
enum Connection {
    /// There is no subscription yet.
    case awaited
    case made(any Subscription)
    /// The upstream has completed, or was cancelled.
    case ended

    var subscription: (any Subscription)? {
        if case .made(let subscription) = self { subscription } else { nil }
    }

    var isAwaited: Bool {
        if case .awaited = self { true } else { false }
    }

    var isEnded: Bool {
        if case .ended = self { true } else { false }
    }

    /// Ends the connection, and returns its subscription for the caller to cancel or release outside of a lock.
    mutating func end() -> (any Subscription)? {
        defer { self = .ended }
        return subscription
    }
}
