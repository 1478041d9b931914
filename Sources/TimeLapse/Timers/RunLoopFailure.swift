import FailureReporting

/// A call of the run loop that failed.
package enum RunLoopFailure: Failure {
    /// The run loop was run on another thread.
    case offMainThread(String)

    package var description: String {
        switch self {
        case .offMainThread(let call):
            "RunLoop.\(call) was called off the main thread, where there is no run loop here.\n"
                + "Try: await MainActor.run { … }"
        }
    }
}
