import FailureReporting

/// A use of a lock that would end the program on a device.
package enum LockFailure: Failure {
    /// A lock that the thread holds already.
    case lockedTwice
    /// A lock that the thread does not hold.
    case notHeld
    /// A lock that the thread holds, where it must not.
    case held

    package var description: String {
        switch self {
        case .lockedTwice:
            "An unfair lock was locked by the thread that holds it already, which ends the program on a device.\n"
                + "Try: a lock is not recursive; call the inner function outside of withLock."
        case .notHeld:
            "An unfair lock is not held by this thread, which must hold it here."
        case .held:
            "An unfair lock is held by this thread, which must not hold it here."
        }
    }
}
