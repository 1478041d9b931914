import Dispatch

/// Determines whether nonisolated code is running on the main actor.
///
/// `Thread.isMainThread` does not: on Linux the main actor's thread changes once the program waits for tasks. The main
/// actor's executor is the main queue, which this marks with a dispatch-specific key.
package enum MainQueue {
    private static let mark = {
        let key = DispatchSpecificKey<Bool>()
        Dispatch::DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main queue, so that `MainActor.assumeIsolated` holds.
    package static var isCurrent: Bool {
        Dispatch::DispatchQueue.getSpecific(key: mark) != nil
    }

    /// What `body` returns, if the caller runs on the main queue; `nil` elsewhere, where it is not called.
    package static func ifCurrent<Result: Sendable>(_ body: @MainActor () -> Result) -> Result? {
        // The main queue is the main actor's executor.
        isCurrent ? MainActor.assumeIsolated(body) : nil
    }
}
