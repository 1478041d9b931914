import FailureReporting
public import Foundation
public import FoundationNetworking
import Synchronization
import TimeLapse

/// Foundation's task of a session in the world of a test: it begins with `resume()`, and time passes until its answer.
open class URLSessionTask: NSObject, NSCopying, @unchecked Sendable {
    // Sendable: the class is open, as Foundation's is, so it cannot be checked. Its properties are constant,
    // written once
    // by the session before others have the task, or locked.
    /// The stages of a task.
    public enum State: Int, Sendable {
        case running, suspended, canceling, completed
    }

    /// The priority that tasks have unless it is set, 0.5.
    public static let defaultPriority: Float = 0.5
    /// A low priority, 0.25.
    public static let lowPriority: Float = 0.25
    /// A high priority, 0.75.
    public static let highPriority: Float = 0.75

    struct Content {
        var state = State.suspended
        var originalRequest: URLRequest?
        var currentRequest: URLRequest?
        var response: URLResponse?
        var error: (any Error)?
        var received: Int64 = 0
        var sent: Int64 = 0
        var expectedToReceive: Int64 = 0
        var expectedToSend: Int64 = 0
        var priority = URLSessionTask.defaultPriority
        var description: String?
        var earliestBeginDate: Date?
        var delegate: (any URLSessionTaskDelegate)?
        var completion = TaskCompletion.none
        var body = TaskBody.ofRequest
        /// What the task waits for, on the clock.
        var work: ScheduledWork?
        /// The same while the task is suspended: what is left to wait, and what follows.
        var held: HeldWork?
        var isBegun = false
        var isRefused = false
        /// What loads the task, once it has begun.
        var loading: TaskLoading?
        /// How far it is, once that was asked for: to make one takes as long as a request.
        var progress: Progress?
        /// Its name in reports, with the URL that it was made for.
        var name: (url: URL?, text: String)?
        /// Its number among the tasks of the network that are under way.
        var flight: Int?
    }

    struct HeldWork {
        var rest: Duration
        var name: String
        var action: VirtualClock.Action
    }

    let content: Mutex<Content>
    /// The network of the test that made the task; `nil` for one that no session made.
    let network: SimulatedNetwork?
    let site: CallSite?
    // Set once, by the initializer; released at the end of the task, by the session's list of tasks.
    let session: URLSession?
    private nonisolated(unsafe) var identifier = 0

    init(
        request: URLRequest?, in session: URLSession, body: TaskBody = .ofRequest,
        completion: TaskCompletion = .none
    ) {
        site = TaskLine.current ?? CallSite.current
        self.session = session
        network = World.receiver(of: "request", at: site).map { $0.sharedPart(SimulatedNetwork.self) }
        var state = Content()
        (state.originalRequest, state.currentRequest) = (request, request)
        (state.completion, state.body) = (completion, body)
        content = Mutex(state)
        super.init()
    }

    /// Makes a task that no session runs, for subclasses that stand for one.
    public override init() {
        (site, session, network) = (TaskLine.current ?? CallSite.current, nil, nil)
        content = Mutex(Content())
        super.init()
    }

    /// How far the task is: bytes of the response, of those expected.
    public final var progress: Progress {
        content.withLock { content in
            if let progress = content.progress { return progress }
            let progress = Progress(totalUnitCount: content.response == nil ? -1 : content.expectedToReceive)
            progress.completedUnitCount = content.received
            progress.cancellationHandler = { [weak self] in self?.cancel() }
            content.progress = progress
            return progress
        }
    }

    func number(_ identifier: Int) { self.identifier = identifier }

    /// The number of the task in its session, from 1.
    open var taskIdentifier: Int { identifier }
    /// The request that the task was made with.
    open var originalRequest: URLRequest? { content.withLock { $0.originalRequest } }
    /// The request that is under way, which redirections replace.
    open var currentRequest: URLRequest? { content.withLock { $0.currentRequest } }
    /// The response, once it has come.
    open var response: URLResponse? { content.withLock { $0.response } }
    /// Why the task failed; `nil` if it has not.
    open var error: (any Error)? { content.withLock { $0.error } }
    /// The stage of the task.
    open var state: State { content.withLock { $0.state } }
    /// The bytes of the response that have come.
    open var countOfBytesReceived: Int64 { content.withLock { $0.received } }
    /// The bytes of the body that were sent.
    open var countOfBytesSent: Int64 { content.withLock { $0.sent } }
    /// The bytes of the response, as it announces them; -1 if it does not.
    open var countOfBytesExpectedToReceive: Int64 { content.withLock { $0.expectedToReceive } }
    /// The bytes of the body; -1 if that is a stream.
    open var countOfBytesExpectedToSend: Int64 { content.withLock { $0.expectedToSend } }

    /// How important the task is: all are answered side by side. It has no effect here.
    open var priority: Float {
        get { content.withLock { $0.priority } }
        set { content.withLock { $0.priority = newValue } }
    }

    /// A text that code gives the task.
    open var taskDescription: String? {
        get { content.withLock { $0.description } }
        set { content.withLock { $0.description = newValue } }
    }

    /// The date, by the virtual clock, before which the task does not begin.
    open var earliestBeginDate: Date? {
        get { content.withLock { $0.earliestBeginDate } }
        set { content.withLock { $0.earliestBeginDate = newValue } }
    }

    /// The delegate of this task, which is asked before that of the session; to be set before the task begins.
    open var delegate: (any URLSessionTaskDelegate)? {
        get { content.withLock { $0.delegate } }
        set { content.withLock { $0.delegate = newValue } }
    }

    /// Begins the task, or goes on with it: it sends its request as soon as time moves, if only by zero.
    open func resume() {
        guard let network else {
            // One of a session belongs to no test that is known, which has been recorded.
            if session == nil { NetworkFailure.taskWithoutSession.record() }
            return
        }
        guard !network.isEnding else { return abandon() }
        let action = content.withLock { content -> HeldWork? in
            guard content.state == .suspended else { return nil }
            content.state = .running
            if content.isBegun {
                defer { content.held = nil }
                return content.held
            }
            content.isBegun = true
            content.flight = network.begin(self)
            let wait = content.earliestBeginDate.map { network.wait(until: $0) } ?? .zero
            return HeldWork(rest: wait, name: text(&content)) { [self] in begin(in: network) }
        }
        if let action { schedule(after: action.rest, name: action.name, action.action) }
    }

    /// Holds the task: time does not pass for it until it is resumed.
    open func suspend() {
        let now = network?.now
        content.withLock { content in
            guard content.state == .running else { return }
            content.state = .suspended
            guard let work = content.work, let now, let deadline = work.deadline, let action = work.take()
            else { return }
            content.held = HeldWork(rest: now.duration(to: deadline), name: text(&content), action: action)
            content.work = nil
        }
    }

    /// Ends the task with `URLError.cancelled`, unless it is complete.
    open func cancel() {
        cancel(with: URLError(.cancelled))
    }

    /// Returns the task itself, as Foundation's copies do.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Such as `request GET https://example.com/`, as reports name it.
    var text: String { content.withLock { text(&$0) } }

    private func text(_ content: inout Content) -> String {
        guard let request = content.currentRequest else { return "request" }
        if let name = content.name, name.url == request.url { return name.text }
        let text = "request \(request.text)"
        content.name = (request.url, text)
        return text
    }
}

extension URLSessionTask {
    var isOver: Bool { content.withLock { $0.state == .completed } }

    var existingProgress: Progress? { content.withLock { $0.progress } }

    var isOfEndedTest: Bool { network?.isOfEndedTest ?? true }

    /// Lets the task fail as it begins, as one of a session that is invalid.
    func refuse() { content.withLock { $0.isRefused = true } }

    /// Schedules the next step of the task, unless it is over; while the task is suspended, the step is held.
    func schedule(after wait: Duration, name: String, _ action: @escaping VirtualClock.Action) {
        guard let network else { return }
        let isScheduled = content.withLock { content in
            switch content.state {
            case .completed, .canceling: return false
            case .suspended:
                content.held = HeldWork(rest: wait, name: name, action: action)
                return false
            case .running:
                content.work?.cancel()
                content.work = network.scheduleElsewhere(after: wait, name: name, at: site, action)
                return true
            }
        }
        if isScheduled { network.noteSent(at: site) }
    }

    /// Forgets the step that is scheduled.
    func unschedule() {
        // What it retains is released outside of the lock.
        let former = content.withLock { content in
            defer { (content.work, content.held) = (nil, nil) }
            return (content.work, content.held)
        }
        former.0?.cancel()
    }

    /// Ends the task with an error, at the current instant.
    func cancel(with error: URLError) {
        let former = content.withLock { content -> (ScheduledWork?, HeldWork?)? in
            guard content.state == .running || content.state == .suspended else { return nil }
            content.state = .canceling
            defer { (content.work, content.held) = (nil, nil) }
            return (content.work, content.held)
        }
        guard let former, let network else { return }
        former.0?.cancel()
        guard !network.isEnding else { return abandon() }
        network.scheduleElsewhere(after: .zero, name: text, at: site) { [self] in
            finish(error)
        }
        network.noteSent(at: site)
    }

    /// Runs the task until it is over, with the outcome for an `async` call.
    nonisolated(nonsending) func outcome(
        _ delegate: (any URLSessionTaskDelegate)?, at site: CallSite
    ) async throws -> TaskOutcome {
        if let delegate { self.delegate = delegate }
        let clock = network?.clock ?? .current
        let result: Result<TaskOutcome, any Error> = await withTaskCancellationHandler {
            await clock.suspend(until: { [self] in isOver }, at: site) { continuation in
                let isOver = content.withLock { content in
                    if content.state == .completed { return true }
                    content.completion = .outcome { continuation.resume(returning: $0) }
                    return false
                }
                if isOver { return continuation.resume(returning: .failure(URLError(.cancelled))) }
                resume()
            }
        } onCancel: {
            cancel()
        }
        return try result.get()
    }
}
