import FailureReporting
import Foundation
import FoundationNetworking
import TimeLapse

/// Loads a task: sends its request, follows redirections, answers challenges, and hands on what comes.
///
/// It runs on the clock. While the task waits, one step is scheduled, which has the task's name: the next that
/// happens, or
/// the end of its time.
@MainActor
final class TaskLoading {
    private(set) var task: URLSessionTask
    let session: URLSession
    let network: SimulatedNetwork
    let name: String
    private static let nothing = URLRequest(url: URL(fileURLWithPath: "/"))
    private let start: (instant: VirtualClock.Instant, date: Date)

    /// The request that is under way, with what the session adds.
    var request = nothing
    var body: Data?
    /// The number of the request in the network's list.
    var number: Int?
    var transactions: [URLSessionTaskTransactionMetrics] = []
    var redirects = 0
    var failedChallenges = 0
    /// What has come of the body, where it is kept.
    var received = Data()
    var response: URLResponse?
    /// The names of the response's headers in small letters, where they are known without a look at each.
    var headerNames: [String]?
    /// What is to come of the body, from `next` on.
    var pieces: [NetworkAnswer.Piece] = []
    var next = 0
    /// Whether the delegate has let the body in.
    var isReady = false
    var isPausing = false
    /// Whether `pieces` has all of the body.
    var isComplete = false
    var isCutOff = false
    /// Whether the response came from the network, so that it may be stored.
    var isStorable = false
    /// The entry of the cache that a server was asked about.
    var stale: CachedURLResponse?
    var protocolLoading: ProtocolLoading?
    /// The server's end of a connection that exchanges messages.
    var socket: NetworkSocket?

    init(_ task: URLSessionTask, of session: URLSession, in network: SimulatedNetwork) {
        (self.task, self.session, self.network, name) = (task, session, network, task.text)
        start = (network.now, network.date)
    }

    /// Whether the response may have any of some headers, whose names are in small letters.
    func mayHave(_ names: [String]) -> Bool {
        headerNames.map { $0.contains(where: names.contains) } ?? true
    }

    var settings: URLSessionConfiguration { session.settings }

    /// The cache of the session; one that has the shared cache has that of the test.
    var cache: URLCache? {
        settings.urlCache === URLCache.standard ? URLCache.shared : settings.urlCache
    }

    /// Whether the task goes on: it is neither cancelled nor over.
    var isRunning: Bool { task.state == .running || task.state == .suspended }

    var metrics: URLSessionTaskMetrics {
        URLSessionTaskMetrics(
            transactions, DateInterval(start: start.date, end: max(start.date, network.date)),
            redirects: redirects)
    }

    func begin() {
        if task.content.withLock({ $0.isRefused }) { return task.finish(URLError(.cancelled)) }
        guard let request = task.currentRequest else { return task.finish(URLError(.cannotDecodeRawData)) }
        tell { (delegate: any URLSessionTaskDelegate, session, task) in
            delegate.urlSession(session, didCreateTask: task)
        }
        load(request)
    }

    /// Becomes the loading of a download.
    func become(_ download: URLSessionDownloadTask) {
        let former = task
        task = download
        former.hand(over: self, to: download)
    }

    /// Ends what goes on besides the clock.
    func stop() {
        protocolLoading?.stop()
        protocolLoading = nil
        socket?.wasLost()
        socket = nil
    }

    /// Ends what goes on besides the clock, and notes the outcome.
    func end(with error: (any Error)?) {
        stop()
        transactions.last?.responseEndDate = network.date
        transactions.last?.countOfResponseBodyBytesReceived = task.countOfBytesReceived
        guard let number else { return }
        if let error {
            network.note(
                .failed((error as? URLError)?.code ?? .unknown), of: number, response, body: received)
        } else {
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            network.note(.answered(status: status), of: number, response, body: received)
        }
    }

    func fail(_ code: URLError.Code) {
        guard isRunning else { return }
        task.finish(URLError(code))
    }

    // MARK: Time

    /// How long the task may wait for more.
    private var limit: Duration {
        let standard = 60.0
        let own = request.timeoutInterval
        let seconds = own == standard || own <= 0 ? settings.timeoutIntervalForRequest : own
        let whole = Duration(finiteSeconds: settings.timeoutIntervalForResource) ?? .seconds(604_800)
        let rest = whole - start.instant.duration(to: network.now)
        return max(.zero, min(Duration(finiteSeconds: seconds) ?? whole, rest))
    }

    /// Goes on after a time; if that is too long, the task fails when its time is up.
    func wait(_ delay: Duration, then goOn: @escaping VirtualClock.Action) {
        guard isRunning else { return }
        let limit = limit
        if delay > limit { return wait(untilTimeOutAfter: limit) }
        guard delay > .zero || task.state == .suspended else { return goOn() }
        task.schedule(after: delay, name: name, goOn)
    }

    /// Waits for what may not come: the task fails when its time is up.
    func waitForMore() {
        wait(untilTimeOutAfter: limit)
    }

    private func wait(untilTimeOutAfter limit: Duration) {
        task.schedule(after: limit, name: "time-out of \(name)") { self.fail(.timedOut) }
    }

    /// Waits for a connection, as long as the whole task may take.
    func waitForConnection(then goOn: @escaping @MainActor @Sendable () -> Void) {
        tell { (delegate: any URLSessionTaskDelegate, session, task) in
            delegate.urlSession(session, taskIsWaitingForConnectivity: task)
        }
        let (task, name) = (task, name)
        network.state.withLock { state in
            state.waiters.append {
                task.schedule(after: .zero, name: name, goOn)
            }
        }
        let whole = Duration(finiteSeconds: settings.timeoutIntervalForResource) ?? .seconds(604_800)
        task.schedule(
            after: max(.zero, whole - start.instant.duration(to: network.now)), name: "time-out of \(name)"
        ) { self.fail(.timedOut) }
    }

    // MARK: Delegates

    private var delegates: [any URLSessionDelegate] { [task.delegate, session.delegate].compactMap { $0 } }

    var hasDelegates: Bool { !delegates.isEmpty }

    /// Calls a method of the delegate, on its queue.
    func tell<Delegate>(
        _ message: @escaping @Sendable (Delegate, URLSession, URLSessionTask) -> Void
    ) {
        let (delegates, session, task) = (delegates, session, task)
        guard !delegates.isEmpty else { return }
        session.deliver(named: name, in: network, at: task.site) {
            Unimplemented.send(to: delegates) { (delegate: Delegate) in message(delegate, session, task) }
        }
    }

    /// Asks the delegates, on their queue, and goes on with the answer of the first that implements a question's
    /// method; with the standard one if none does. A delegate that never answers lets the task fail when its time is
    /// up.
    func ask<Answer: Sendable>(
        standard: Answer, _ questions: DelegateQuestion<Answer>...,
        then goOn: @escaping @MainActor @Sendable (Answer) -> Void
    ) {
        let (delegates, session, task, name) = (delegates, session, task, name)
        guard !delegates.isEmpty else { return goOn(standard) }
        waitForMore()
        let once = Once()
        let answer = { @Sendable (answer: Answer) in
            guard once.isFirst else { return }
            task.schedule(after: .zero, name: name) { goOn(answer) }
        }
        session.deliver(named: name, in: network, at: task.site) {
            let isAsked = questions.contains { question in
                delegates.contains { question.ask($0, session, task, answer) }
            }
            if !isAsked { answer(standard) }
        }
    }
}
