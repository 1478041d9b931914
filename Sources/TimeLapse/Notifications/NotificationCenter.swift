import FailureReporting
public import Foundation
import Synchronization

/// Foundation's notification centre, of which each application, and with it each test, has one of its own.
///
/// View code keeps its spelling: `NotificationCenter.default` is the current application's. What one test posts, no
/// observer of another test hears, also if nobody removed it.
///
/// ```swift
/// NotificationCenter.default.addObserver(forName: UITextField.textDidChangeNotification, object: field, queue: nil) {
///     _ in changes += 1
/// }
/// ```
///
/// Observers are called in the order in which they were added, each time. What Foundation itself posts goes to its own
/// centre, `Foundation.NotificationCenter.default`.
public final class NotificationCenter: NSObject, Sendable {
    /// More than the keyboard answers its own notifications, which has a text for that.
    private static let nesting = Nesting(limit: 60)

    let observations = Mutex<[Observation]>([])

    /// Makes a centre that nobody listens to yet.
    public override init() {
        super.init()
    }

    /// The current task's application's centre; one for the process where there is none.
    public static var `default`: TimeLapse::NotificationCenter { World.current.notificationCenter }

    // MARK: Posting

    /// Calls the observers of a notification, one after another, and returns when they are done.
    ///
    /// One that is removed meanwhile is not called any more, one that is added meanwhile not yet.
    ///
    /// - Complexity: O(*n*) in the observers of the centre.
    public func post(_ notification: Notification) {
        let nesting = Self.nesting
        let failure = {
            NestingFailure(
                "an observer of \(notification.name.rawValue) posts a notification again",
                levels: nesting.limit)
        }
        guard nesting.enter(failure) else { return }
        defer { nesting.leave() }
        let called = observations.withLock { $0 }
        for observation in called where observation.concerns(notification) && !observation.isRemoved {
            observation.call(notification)
        }
    }

    /// Calls the observers of a notification of a name, about an object.
    public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        post(Notification(name: name, object: object, userInfo: userInfo))
    }

    // MARK: Observing

    /// Has a block called with each notification of a name, about an object, or both; with all where they are `nil`.
    ///
    /// On the main queue the block is called at once where the notification is posted on it, as on Apple's
    /// platforms, else as soon as the queue has time. A block on another queue is waited for.
    ///
    /// - Parameters:
    ///   - name: the notification's name; any if `nil`.
    ///   - object: the object that it is about, which is not kept alive; any if `nil`.
    ///   - queue: where the block is called; where the notification is posted if `nil`.
    ///   - block: what to call; kept until the observation is removed.
    /// - Returns: what ``removeObserver(_:)`` takes to end it.
    @discardableResult
    public func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let observation = Observation(name, object, queue: queue, block)
        observations.withLock { $0.append(observation) }
        return observation
    }

    /// Ends all observations of an observer, be it an object or what adding a block returned.
    public func removeObserver(_ observer: Any) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Ends the observations of an observer for a name, an object, or both; for any where they are `nil`.
    public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
        let observer = observer as AnyObject
        remove { $0.isOf(observer) && $0.isFor(name, object) }
    }

    /// Ends the observations of blocks one after another, in the order in which they were added.
    ///
    /// - Parameter afterEach: called when one has ended and its block is let go, with what it did, such as
    ///   `observes "saved"`.
    package func removeBlocks(afterEach: (String) -> Void) {
        for observation in observations.withLock({ $0 }) {
            guard let name = observation.nameOfBlock else { continue }
            remove { $0 === observation }
            afterEach(name)
        }
    }

    func remove(where isGone: (Observation) -> Bool) {
        // What the blocks hold is let go outside the lock: freeing it may come back to the centre.
        let removed = observations.withLock { observations in
            let removed = observations.filter(isGone)
            if !removed.isEmpty { observations.removeAll(where: isGone) }
            return removed
        }
        for observation in removed { observation.end() }
    }
}
