public import Foundation
import Synchronization

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

            fileprivate init(_ subscription: Subscription) {
                self.subscription = subscription
            }

            /// Returns the next notification; `nil` if the task was cancelled.
            public mutating func next() async -> Notification? {
                await next(isolation: nil)
            }

            /// Returns the next notification, on the caller's actor; `nil` if the task was cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                let subscription = subscription
                return await withTaskCancellationHandler {
                    await subscription.next(isolation: actor)
                } onCancel: {
                    subscription.mailbox.close()
                }
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
    let mailbox = Mailbox()
    private let center: TimeLapse::NotificationCenter
    private let token: NotificationCenter.Observation

    init(to center: TimeLapse::NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        // The loop may end outside of its test.
        self.center = center.resolved
        let mailbox = mailbox
        token = NotificationCenter.Observation(name, object, queue: nil) { mailbox.deliver($0) }
        self.center.add(token)
    }

    deinit {
        center.removeObserver(token)
    }

    func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await withUnsafeContinuation(isolation: actor) { mailbox.take($0) }?.notification
    }
}

/// The notifications that a loop has yet to take, and the loop while it waits for one.
private final class Mailbox: Sendable {
    /// A notification that is handed over to the loop.
    struct Letter: @unchecked Sendable {
        // The poster has handed the notification over, as to an observer with a queue.
        let notification: Notification
    }

    private struct State {
        var letters: [Letter] = []
        var waiting: UnsafeContinuation<Letter?, Never>?
        var isClosed = false
    }

    /// How many notifications are kept; the oldest gives way.
    private static let limit = 8

    private let state = Mutex(State())

    func deliver(_ notification: Notification) {
        let letter = Letter(notification: notification)
        let waiting = state.withLock { state -> UnsafeContinuation<Letter?, Never>? in
            if let waiting = state.waiting.take() { return waiting }
            if state.letters.count == Self.limit { state.letters.removeFirst() }
            state.letters.append(letter)
            return nil
        }
        waiting?.resume(returning: letter)
    }

    /// Resumes a loop with the next notification as soon as there is one; with `nil` once it is closed.
    func take(_ continuation: UnsafeContinuation<Letter?, Never>) {
        let answer = state.withLock { state -> Letter?? in
            if state.isClosed { return .some(nil) }
            if !state.letters.isEmpty { return state.letters.removeFirst() }
            state.waiting = continuation
            return nil
        }
        if let answer { continuation.resume(returning: answer) }
    }

    func close() {
        let waiting = state.withLock { state in
            state.isClosed = true
            state.letters = []
            return state.waiting.take()
        }
        waiting?.resume(returning: nil)
    }
}
