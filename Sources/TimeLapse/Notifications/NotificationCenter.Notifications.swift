public import Foundation

extension NotificationCenter {
    /// The notifications of a name, and of an object if one was given, for `for await`.
    ///
    /// Each loop observes from its beginning on; what was posted before is not part of it. While a loop is busy, its
    /// newest eight notifications are kept, as measured on Apple's platforms. The loop ends when its task is cancelled.
    public final class Notifications: AsyncSequence, Sendable {
        /// A notification.
        public typealias Element = Notification

        private let center: TimeLapse::NotificationCenter
        private let name: Notification.Name
        private let object: (any AnyObject & Sendable)?

        init(
            _ center: TimeLapse::NotificationCenter, _ name: Notification.Name,
            _ object: (any AnyObject & Sendable)?
        ) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Begins to observe.
        public func makeAsyncIterator() -> Iterator {
            Iterator(Subscription(to: center, name, object))
        }

        /// The notifications of one loop.
        public struct Iterator: AsyncIteratorProtocol {
            private let subscription: Subscription
            private var letters: AsyncStream<Letter>.Iterator

            fileprivate init(_ subscription: Subscription) {
                self.subscription = subscription
                letters = subscription.letters.makeAsyncIterator()
            }

            /// Returns the next notification; `nil` if the task was cancelled.
            public mutating func next() async -> Notification? {
                await next(isolation: nil)
            }

            /// Returns the next notification, on the caller's actor; `nil` if the task was cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                // Those that were kept do not matter then.
                if Task.isCancelled { return nil }
                return await letters.next(isolation: actor)?.notification
            }
        }
    }

    /// Returns the notifications of a name, from an object if one is given, as an asynchronous sequence.
    ///
    /// ```swift
    /// for await _ in NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification) {
    ///     reload()
    /// }
    /// ```
    public func notifications(
        named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications {
        Notifications(self, name, object)
    }
}

/// The observation of one loop; it ends when the loop's iterator is gone.
private final class Subscription: Sendable {
    let letters: AsyncStream<Letter>
    private let center: TimeLapse::NotificationCenter
    private let token: NotificationCenter.Observation

    init(to center: TimeLapse::NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        // The loop may end outside of its test.
        self.center = center.resolved
        let (letters, mailbox) = AsyncStream.makeStream(of: Letter.self, bufferingPolicy: .bufferingNewest(8))
        self.letters = letters
        token = NotificationCenter.Observation(name, object, queue: nil) {
            mailbox.yield(Letter(notification: $0))
        }
        self.center.add(token)
    }

    deinit {
        center.removeObserver(token)
    }
}

/// A notification that is handed over to the loop.
private struct Letter: @unchecked Sendable {
    // The poster has handed the notification over, as to an observer with a queue.
    let notification: Notification
}
