public import Foundation

extension NotificationCenter {
    /// Has a method of `observer` called with each notification of a name, about an object, or both.
    ///
    /// The observer is not kept alive, and need not be removed. The method is called at once where the notification
    /// is posted on the main actor, else as soon as that has time.
    ///
    /// ```swift
    /// NotificationCenter.default.addObserver(
    ///     self, selector: FormController.keyboardWillShow, name: UIResponder.keyboardWillShowNotification, object: nil)
    /// ```
    ///
    /// - Parameter method: an unapplied method reference that takes the notification.
    @MainActor
    public func addObserver<Observer: AnyObject & Sendable, Result>(
        _ observer: Observer,
        selector method: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Result,
        name: Notification.Name?, object: Any?
    ) {
        add(observer, name, object) { _ = method($0)($1) }
    }

    /// Has a method of `observer` called, without the notification.
    @MainActor
    public func addObserver<Observer: AnyObject & Sendable, Result>(
        _ observer: Observer, selector method: @escaping @MainActor (Observer) -> @MainActor () -> Result,
        name: Notification.Name?, object: Any?
    ) {
        add(observer, name, object) { observer, _ in _ = method(observer)() }
    }

    private func add<Observer: AnyObject & Sendable>(
        _ observer: Observer, _ name: Notification.Name?, _ object: Any?,
        _ call: @escaping @MainActor (Observer, Notification) -> Void
    ) {
        // Observers that are gone leave no trace.
        remove { $0.isAbandoned }
        let observation = Observation(name, object, of: observer, queue: .main) {
            [weak observer] notification in
            // An observation with the main queue is called there, which is the main actor's executor; the notification
            // is the poster's, which does not go on, or has handed it over whole.
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated {
                if let observer { call(observer, notification) }
            }
        }
        observations.withLock { $0.append(observation) }
    }
}
