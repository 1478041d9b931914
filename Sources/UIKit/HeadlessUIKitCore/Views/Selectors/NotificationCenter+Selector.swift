import TimeLapse

extension TimeLapse::NotificationCenter {
    /// Adds an observer: the method of a selector, called with each notification of a name, from an object, or both.
    ///
    /// The observer is held weakly, and need not be removed. The method takes no parameter, or the notification. It is
    /// called immediately if the notification is posted on the main actor, else later on the main queue. If the observer
    /// does not have the method, that is a failure when it is called.
    ///
    /// ```swift
    /// NotificationCenter.default.addObserver(
    ///     self, selector: Selector("saved:", Form.saved(_:)), name: .formWasSaved, object: nil)
    /// ```
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
        addObserver(observer as AnyObject, name: aName, object: anObject) { observer, notification in
            guard case .notCalled = aSelector.call(on: observer, notification, nil) else { return }
            let reason = SelectorFailure.reason(aSelector, observer, notification)
            ObserverFailure("The notification \(notification.name.rawValue) called nothing: \(reason)")
                .record()
        }
    }
}

/// An observer of notifications that does not have its method.
struct ObserverFailure: DescribedFailure {
    let description: String
}
