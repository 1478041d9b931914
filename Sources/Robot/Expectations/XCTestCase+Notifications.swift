import TimeLapse
import XCTest

extension XCTestCase {
    /// Makes an expectation of a notification, which the application posts to the test's notification centre.
    ///
    /// XCTest's own function observes Foundation's centre, to which nothing in an application here posts.
    ///
    /// - Parameters:
    ///   - notificationName: the name.
    ///   - object: who posts it; `nil` for anyone.
    ///   - handler: whether a notification is the expected one; by default the first is.
    @discardableResult
    public nonisolated func expectation(
        forNotification notificationName: Notification.Name, object: Any?, filePath: StaticString = #filePath,
        line: Int = #line, handler: XCTNSNotificationExpectation.Handler? = nil
    ) -> XCTestExpectation {
        let expectation = expectation(
            description: "notification \(notificationName.rawValue)", file: filePath, line: line)
        let center = TimeLapse::NotificationCenter.default
        let observer = center.addObserver(forName: notificationName, object: object, queue: nil) {
            [weak expectation] notification in
            guard let expectation, ExpectationState(expectation)?.isFulfilled != true else { return }
            if handler?(notification) ?? true { expectation.fulfill() }
        }
        let remove: () -> Void = { center.removeObserver(observer) }
        addTeardownBlock(remove)
        return expectation
    }
}
