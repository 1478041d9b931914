import FailureReporting

/// A misuse of an application's life cycle.
package enum LifeCycleFailure: Failure {
    case runsAlready
    case isTerminating(String)
    case launchesNeverEnd(levels: Int)
    case doesNotRun(String)
    case neverLaunched
    case noSceneDelegate(String)
    /// A delegate class that is no `NSObject`, and so cannot be made by its class alone; with what to try.
    case notMade(String, String)
    /// A delegate that does not keep the window of the main storyboard.
    case noWindow(String)
    /// A program without the module that reads storyboards.
    case noReader
    case backgroundTasksNeverEnded([String])
    case notInterrupted

    package var description: String {
        switch self {
        case .runsAlready:
            "The application cannot be launched: it is already running. Terminate it, or use relaunch()."
        case .isTerminating(let request):
            "\(request) does nothing: the application is being terminated. It can be launched once"
                + " applicationWillTerminate has returned."
        case .launchesNeverEnd(let levels):
            "The application was launched \(levels) times in a row, each time by the launch before: this never ends."
                + " The last launch was ignored."
        case .doesNotRun(let request):
            "\(request) does nothing: the application is not running. Launch it first."
        case .neverLaunched:
            "relaunch() does nothing: the application was never launched. Use launch(_:)."
        case .noSceneDelegate(let name):
            "The scene gets no delegate: \(name), the delegateClass of its configuration,"
                + " does not conform to UISceneDelegate."
        case .notMade(let name, let advice):
            "\(name) cannot be made by its class: it does not inherit from UIResponder or NSObject. Try: \(advice)."
        case .noWindow(let name):
            "The main storyboard is not shown: \(name) does not keep its window.\n"
                + "Try: declare var window: UIWindow? in it."
        case .noReader:
            "The main storyboard is not shown: HeadlessNibs, which reads it, is not linked.\n"
                + "Try: import HeadlessUIKit."
        case .backgroundTasksNeverEnded(let names):
            "The background time expired, and these tasks were not ended by their expiration handlers:"
                + " \(names.joined(separator: ", ")). The system has terminated the application."
        case .notInterrupted:
            "endInterruption() does nothing: no interruption is under way."
        }
    }
}
