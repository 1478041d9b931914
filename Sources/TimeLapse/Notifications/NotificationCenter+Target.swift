public import Foundation

extension NotificationCenter {
    /// Adds an observer: a method to call with each notification of a name, from an object, or both.
    ///
    /// The observer is held weakly, and need not be removed. The method is called immediately if the notification is
    /// posted on the main actor, else later on the main queue.
    ///
    /// ```swift
    /// NotificationCenter.default.addObserver(
    ///     self, selector: FormController.keyboardWillShow, name: UIResponder.keyboardWillShowNotification, object: nil)
    /// ```
    ///
    /// - Parameter method: an unapplied method reference that takes the notification.
    public func addObserver<Observer: AnyObject & Sendable, Result>(
        _ observer: Observer,
        selector method: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Result,
        name: Notification.Name?, object: Any?
    ) {
        add(observer, name, object) { _ = method($0)($1) }
    }

    /// Adds an observer: a method to call, without the notification.
    public func addObserver<Observer: AnyObject & Sendable, Result>(
        _ observer: Observer, selector method: @escaping @MainActor (Observer) -> @MainActor () -> Result,
        name: Notification.Name?, object: Any?
    ) {
        add(observer, name, object) { observer, _ in _ = method(observer)() }
    }

    /// Adds an observer of any class, and the closure to call with it and each notification on the main actor.
    package func addObserver(
        _ observer: AnyObject, name: Notification.Name?, object: Any?,
        call: @escaping @MainActor (AnyObject, Notification) -> Void
    ) {
        // It is read on the main actor alone.
        nonisolated(unsafe) weak let weakObserver = observer
        let observation = Observation(name, object, of: observer, queue: TimeLapse::OperationQueue.main) {
            notification in
            // An observation with the main queue is called there, which is the main actor's executor. The
            // poster waits meanwhile, or has handed the notification over completely.
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated {
                if let observer = weakObserver { call(observer, notification) }
            }
        }
        add(observation)
    }

    private func add<Observer: AnyObject & Sendable>(
        _ observer: Observer, _ name: Notification.Name?, _ object: Any?,
        _ call: @escaping @MainActor (Observer, Notification) -> Void
    ) {
        addObserver(observer, name: name, object: object) { observer, notification in
            if let observer = observer as? Observer { call(observer, notification) }
        }
    }
}
