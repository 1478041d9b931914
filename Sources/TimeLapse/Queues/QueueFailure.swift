import FailureReporting

/// What can be wrong with the use of a queue.
package enum QueueFailure: Failure {
    case waitsForItself(queue: String)
    case groupLeftTooOften

    package var description: String {
        switch self {
        case .waitsForItself(let queue):
            "`sync` on the queue \(queue) waits for itself here: on a device it never returns."
        case .groupLeftTooOften:
            "A DispatchGroup was left more often than it was entered: on a device the program ends."
        }
    }
}
