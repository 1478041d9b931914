import FailureReporting

/// A misuse of an operation.
enum OperationFailure: Failure {
    case addedTwice(String)
    case blockAddedLate

    var description: String {
        switch self {
        case .addedTwice(let name):
            "An \(name) was added to a queue that has it, or after it has begun. On a device this is an exception."
        case .blockAddedLate:
            "A block was added to an operation that has begun. On a device this is an exception."
        }
    }
}
