import FailureReporting

/// A misuse of a dispatch queue or group.
package enum QueueFailure: Failure {
    case waitsForItself(queue: String)
    case groupLeftTooOften
    case negativeSemaphore(Int)
    case sourceResumedTooOften
    case suspendedSourceReleased

    package var description: String {
        switch self {
        case .waitsForItself(let queue):
            "Deadlock: `sync` was called on the queue \(queue) from that queue itself, or by work that the queue"
                + " waits for. On a device it never returns."
        case .negativeSemaphore(let value):
            "A DispatchSemaphore begins with a count of zero or more, not \(value). On a device this crashes."
        case .sourceResumedTooOften:
            "A source was resumed more often than it was suspended. On a device this crashes."
        case .suspendedSourceReleased:
            "A source was released while it was suspended, or before it was resumed for the first time. On a device"
                + " this crashes.\nTry: resume() it before, or cancel() it and then resume() it."
        case .groupLeftTooOften:
            "DispatchGroup.leave() was called more often than enter(). On a device this crashes."
        }
    }
}
