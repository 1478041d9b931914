/// Where an operator stands with its upstream.
@usableFromInline enum Connection {
    /// There is no subscription yet.
    case awaited
    case made(any Subscription)
    /// The upstream has completed, or was cancelled.
    case ended

    @inlinable var subscription: (any Subscription)? {
        if case .made(let subscription) = self { subscription } else { nil }
    }

    @inlinable var isAwaited: Bool {
        if case .awaited = self { true } else { false }
    }

    @inlinable var isMade: Bool {
        if case .made = self { true } else { false }
    }

    @inlinable var isEnded: Bool {
        if case .ended = self { true } else { false }
    }

    /// Ends the connection, and returns its subscription for the caller to cancel or release outside of a lock.
    @inlinable mutating func end() -> (any Subscription)? {
        defer { self = .ended }
        return subscription
    }
}
