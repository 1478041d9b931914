import Dispatch

/// Tells whether code that belongs to no actor happens to run on the main actor.
///
/// The main thread is no answer: on Linux the main actor's thread changes once the program waits for tasks.
/// The main actor's executor is the main queue, which a mark on it tells.
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
