import FailureReporting
import TimeLapse

/// What is wrong with requests, routes and sessions.
package enum NetworkFailure: Failure {
    case noRoute(String, begunAt: String?, nearest: String?)
    case invalidPattern(String, String)
    case invalidAnswer(String, String, route: String)
    case routeThrew(String, String, route: String)
    case notRequested(String, within: Duration, sent: [String], pending: String)
    case backgroundSession(String)
    case sessionIsInvalid(String)
    case taskWithoutSession
    case invalidRecording(String, String)

    package var description: String {
        switch self {
        case .noRoute(let request, let site, let nearest):
            "No route for \(request)" + (site.map { ", begun at \($0)" } ?? "") + ".\n"
                + (nearest.map { "Nearest route: \($0)." } ?? "There are no routes.")
                + "\nIts task fails with URLError.notConnectedToInternet. Add a route:"
                + " SimulatedNetwork.current.route(\(String(reflecting: request))) { _ in … }"
        case .invalidPattern(let pattern, let reason):
            "The pattern \(String(reflecting: pattern)) matches no request: \(reason)."
        case .invalidAnswer(let request, let reason, let route):
            "The answer to \(request) is invalid: \(reason)\nRoute: \(route). The task fails with"
                + " URLError.badServerResponse."
        case .routeThrew(let request, let error, let route):
            "The route for \(request) threw an error: \(error)\nRoute: \(route). The task fails with"
                + " URLError.badServerResponse."
        case .notRequested(let pattern, let duration, let sent, let pending):
            "No request \(pattern) was sent within \(duration.text).\n"
                + (sent.isEmpty
                    ? "No requests were sent."
                    : "Sent:\n" + sent.suffix(20).map { "  \($0)" }.joined(separator: "\n"))
                + "\n" + pending
        case .backgroundSession(let identifier):
            "The session \(String(reflecting: identifier)) is for transfers in the background, which go on"
                + " while the application does not run. That is not simulated: its tasks run as those of a default"
                + " session."
        case .sessionIsInvalid(let task):
            "A \(task) was made by a session that was invalidated. On a device the application crashes; here the task"
                + " fails."
        case .taskWithoutSession:
            "A task was resumed that no session has made: make tasks with a session, or override resume()."
        case .invalidRecording(let path, let reason):
            "The recording \(path) cannot be used: \(reason)."
        }
    }
}
