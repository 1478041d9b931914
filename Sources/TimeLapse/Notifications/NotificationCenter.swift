import FailureReporting
public import Foundation
import Synchronization

/// Foundation's notification centre; each application, and with it each test, has its own default centre.
///
/// View code compiles unchanged: `NotificationCenter.default` is the current application's. Notifications that one test
/// posts never reach observers of another test, even if those were not removed.
///
/// ```swift
/// NotificationCenter.default.addObserver(forName: UITextField.textDidChangeNotification, object: field, queue: nil) {
///     _ in changes += 1
/// }
/// ```
///
/// The default centre may be stored, as in a static property: it means that of the application that runs at each use.
///
/// Observers are always called in the order in which they were added. Foundation's own notifications go to its own
/// centre, `Foundation.NotificationCenter.default`.
public final class NotificationCenter: NSObject, Sendable {
    /// More levels than the keyboard's limit for its own notifications, which has its own failure text.
    private static let nesting = Nesting(limit: 60)

    private let ownObservations = Mutex(Observations())
    /// Whether it stands for the centre of the world in which it is used.
    private let isDefault: Bool

    /// Makes a centre without observers.
    public override init() {
        isDefault = false
        super.init()
    }

    private init(isDefault: Bool) {
        self.isDefault = isDefault
        super.init()
    }

    /// The centre of the application: one object, with the observers of the test that runs; outside of any, the process's.
    public static let `default` = TimeLapse::NotificationCenter(isDefault: true)

    /// The centre that this stands for where it is used.
    var resolved: TimeLapse::NotificationCenter { isDefault ? World.current.notificationCenter : self }

    /// Reads or changes the observations of the centre that this stands for.
    private func withObservations<Result>(_ body: (inout Observations) -> Result) -> Result {
        resolved.ownObservations.withLock { body(&$0) }
    }

    func add(_ observation: Observation) {
        _ = withObservations { $0.append(observation) }
    }

    // MARK: Posting

    /// Posts a notification: calls its observers one after another, and returns when they are done.
    ///
    /// An observer that is removed meanwhile is no longer called, one that is added meanwhile not yet. A callback of the
    /// system that posts to the default centre while several tests run is a failure.
    ///
    /// - Complexity: O(*k* log *k*) in the observers of its name and object, or of any.
    public func post(
        _ notification: Notification, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        guard let center = receiver(of: notification.name, at: site), center.isHeard else { return }
        center.deliver(notification)
    }

    /// Posts a notification with a name, from an object.
    public func post(
        name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        guard let center = receiver(of: name, at: site), center.isHeard else { return }
        center.deliver(Notification(name: name, object: object, userInfo: userInfo))
    }

    /// The centre that a notification is posted to; `nil` if that cannot be known, which has been recorded.
    private func receiver(of name: Notification.Name, at site: CallSite) -> TimeLapse::NotificationCenter? {
        guard isDefault else { return self }
        return World.receiver(of: "notification \"\(name.rawValue)\"", at: site)?.notificationCenter
    }

    private func deliver(_ notification: Notification) {
        let nesting = Self.nesting
        let failure = {
            NestingFailure(
                "an observer of \(notification.name.rawValue) posts a notification again",
                levels: nesting.limit)
        }
        guard nesting.enter(failure) else { return }
        defer { nesting.leave() }
        CallContext.observer?.happened(ObservedEvent(.notification, notification.name.rawValue))
        let called = ownObservations.withLock { $0.called(by: notification) }
        var abandoned: [Observation] = []
        for observation in called where observation.concerns(notification) && !observation.isRemoved {
            if observation.isAbandoned {
                abandoned.append(observation)
            } else {
                observation.call(notification)
            }
        }
        // The next notification does not meet them again.
        if !abandoned.isEmpty { end(abandoned) }
    }

    /// Whether anything could learn of a notification: most are posted for no one.
    private var isHeard: Bool {
        !ownObservations.withLock { $0.isEmpty } || CallContext.observer != nil
    }

    // MARK: Observing

    /// Adds a block to call with each notification of a name, from an object, or both; with all if they are `nil`.
    ///
    /// With the main queue, the block is called immediately if the notification is posted on that queue, as on Apple's
    /// platforms, else later. With another queue, posting waits for the block.
    ///
    /// - Parameters:
    ///   - queue: where the block is called; on the posting thread if `nil`.
    ///   - block: the callback; retained until the observation is removed.
    /// - Returns: the token to pass to ``removeObserver(_:)``.
    @discardableResult
    public func addObserver(
        forName name: Notification.Name?, object: Any?, queue: TimeLapse::OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let observation = Observation(name, object, queue: queue, block)
        add(observation)
        return observation
    }

    /// Removes all observations of an observer: an object, or the token that adding a block returned.
    public func removeObserver(_ observer: Any) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes the observations of an observer for a name, an object, or both; for any if they are `nil`.
    public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
        let observer = observer as AnyObject
        guard let token = observer as? Observation else {
            return end(withObservations { $0.of(observer) }.filter { $0.isFor(name, object) })
        }
        // It ends also where it is removed outside of its test, as by an object that is freed late.
        if token.isFor(name, object) { end([token]) }
    }

    /// Removes the observations of blocks one after another, in the order in which they were added.
    ///
    /// - Parameter afterEach: called after each is removed and its block released, with a description such as
    ///   `observes "saved"`.
    package func removeBlocks(afterEach: (String) -> Void) {
        for observation in withObservations({ $0.all }) {
            guard let name = observation.nameOfBlock else { continue }
            end([observation])
            afterEach(name)
        }
    }

    /// Ends observations; their blocks are released outside the lock, as deinitializers may call the centre.
    private func end(_ observations: [Observation]) {
        for observation in observations { observation.end() }
        _ = withObservations { $0.noteEnded(observations.count) }
    }
}
