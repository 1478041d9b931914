import FoundationNetworking

/// A task that loads data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
    // Sendable: it adds no state.
    init(
        _ request: URLRequest, in session: URLSession, body: TaskBody = .ofRequest,
        _ completion: TaskCompletion = .none
    ) {
        super.init(request: request, in: session, body: body, completion: completion)
    }

    /// Makes a task that no session runs, for subclasses that stand for one.
    public override init() {
        super.init()
    }
}
