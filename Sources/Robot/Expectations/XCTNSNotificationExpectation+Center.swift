import TimeLapse
import XCTest

extension XCTNSNotificationExpectation {
    /// Makes an expectation of a notification, which the application posts to the test's notification centre.
    ///
    /// XCTest's own initializer, which takes a centre, observes Foundation's, to which nothing in an application here
    /// posts.
    ///
    /// - Parameters:
    ///   - notificationName: the name.
    ///   - object: who posts it; `nil` for anyone.
    public convenience init(name notificationName: Notification.Name, object: Any? = nil) {
        self.init(
            name: notificationName, object: object, notificationCenter: Foundation::NotificationCenter())
        // The centre goes with the test.
        _ = TimeLapse::NotificationCenter.default.addObserver(
            forName: notificationName, object: object, queue: nil
        ) { [weak self] notification in
            guard let self, ExpectationState(self)?.isFulfilled != true else { return }
            if handler?(notification) ?? true { fulfill() }
        }
    }
}
