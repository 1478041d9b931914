import FailureReporting

/// What can be wrong with what is asked of an application's life.
package enum LifeCycleFailure: Failure {
    /// A launch while the application runs.
    case runsAlready
    /// Something that a running application is needed for.
    case doesNotRun(String)
    /// A relaunch of what was never launched.
    case neverLaunched
    /// A class of a scene's delegates that is none.
    case noSceneDelegate(String)
    /// Background tasks that were open when the time was up.
    case backgroundTasksNeverEnded([String])
    /// An end to an interruption that never began.
    case notInterrupted

    package var description: String {
        switch self {
        case .runsAlready:
            "The application cannot be launched: it runs already. Terminate it, or use relaunch()."
        case .doesNotRun(let request):
            "\(request) does nothing: the application does not run. Launch it first."
        case .neverLaunched:
            "relaunch() does nothing: the application was never launched. Use launch(_:)."
        case .noSceneDelegate(let name):
            "The scene gets no delegate: \(name), the delegateClass of its configuration, is no UISceneDelegate."
        case .backgroundTasksNeverEnded(let names):
            "The time in the background was up, and these tasks were not ended by their expiration handlers:"
                + " \(names.joined(separator: ", ")). The system has ended the application."
        case .notInterrupted:
            "endInterruption() does nothing: no interruption is under way."
        }
    }
}
