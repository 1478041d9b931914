import FailureReporting

/// A misuse of a dispatch queue or group.
package enum QueueFailure: Failure {
    case waitsForItself(queue: String)
    case groupLeftTooOften
    case negativeSemaphore(Int)

    package var description: String {
        switch self {
        case .waitsForItself(let queue):
            "Deadlock: `sync` was called on the queue \(queue) from that queue itself, or by work that the queue"
                + " waits for. On a device it never returns."
        case .negativeSemaphore(let value):
            "A DispatchSemaphore begins with a count of zero or more, not \(value). On a device this crashes."
        case .groupLeftTooOften:
            "DispatchGroup.leave() was called more often than enter(). On a device this crashes."
        }
    }
}
