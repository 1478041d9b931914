import FailureReporting
import Foundation
import FoundationNetworking
import Synchronization
import TimeLapse

/// The network of a test: routes that answer the requests of `URLSession`, and a list of what was requested.
///
/// ```swift
/// let network = SimulatedNetwork.current
/// network.route("https://api.example.com/items/:id") { request in
///     .json(["id": request.parameters["id"]]).after(.seconds(2))
/// }
/// tapOn(theFirstView(withLabel("Load")))
/// network.shouldRequest("GET", "/items/7")
/// ```
///
/// A request without a route is a failure that names it, the nearest route, and the line that began it; its task
/// fails with
/// `URLError.notConnectedToInternet`. No request leaves the process unless ``isAllowed`` says so.
public final class SimulatedNetwork: Sendable {
    struct State: Sendable {
        var routes: [NetworkRoute] = []
        var requests: [NetworkRequest] = []
        var condition = NetworkCondition.online
        /// The tasks that a lost connection ends, by the order in which they began.
        var inFlight: [Int: URLSessionTask] = [:]
        var begun = 0
        /// What is called once there is a connection.
        var waiters: [@Sendable () -> Void] = []
        var observers: [(key: Int, call: @MainActor @Sendable () -> Void)] = []
        var observerCount = 0
        /// The requests whose lack of a route was reported.
        var reported: Set<String> = []
        var protocolClasses: [URLProtocol.Type] = []
        var jars: [Int: CookieJar] = [:]
        var sharedCache: URLCache?
        var caches: [Int: ResponseCache] = [:]
        var credentials: [Int: CredentialList] = [:]
        var losses = LossNumbers(seed: 0)
        var largestBody = 100_000_000
        var recording: NetworkRecording?
        var secrets = SimulatedNetwork.usualSecrets
    }

    let state = Mutex(State())
    let clock: VirtualClock
    /// What the application keeps on its device.
    private let stored: StoredValues
    private let world: WeakReference<World>

    /// Makes the network of a world.
    package init(in world: World) {
        self.world = WeakReference(world)
        (clock, stored) = (world.clock, world.process.values)
    }

    /// The network of the current test.
    public static var current: SimulatedNetwork { World.current.sharedPart(SimulatedNetwork.self) }

    /// Whether requests without a route go to real servers, whose answers take real time; `false` unless it is set.
    public var isAllowed: Bool {
        get { world.object?.isNetworkAllowed ?? false }
        set { world.object?.isNetworkAllowed = newValue }
    }

    /// The bytes of the longest body that a task keeps in memory, 100 MB unless it is set.
    ///
    /// A task with a longer one fails with `URLError.dataLengthExceedsMaximum`.
    public var largestBody: Int {
        get { state.withLock { $0.largestBody } }
        set { state.withLock { $0.largestBody = newValue } }
    }

    /// All requests of the test, in the order in which they were sent; each has its outcome once there is one.
    public var requests: [NetworkRequest] { state.withLock { $0.requests } }

    /// The requests of a method, or of any, that match a pattern, which is read as that of a route.
    public func requests(_ method: String? = nil, _ pattern: String) -> [NetworkRequest] {
        guard let pattern = try? RequestPattern(pattern, method: method) else { return [] }
        return requests.filter { pattern.match($0) != nil }
    }

    var isOfEndedTest: Bool { world.object == nil }
}

extension SimulatedNetwork: SharedWorldPart {}

extension SimulatedNetwork {
    /// Notes that a task begins; returns the number to end it with.
    func begin(_ task: URLSessionTask) -> Int {
        state.withLock { state in
            state.begun += 1
            state.inFlight[state.begun] = task
            return state.begun
        }
    }

    /// Whether the test is over, so that nothing is answered any more.
    var isEnding: Bool { clock.status.stage != .open }

    /// Ends all tasks, and forgets routes and observers with what they refer to: the test is over.
    package func close() {
        let former = state.withLock { state in
            defer { (state.routes, state.waiters, state.observers) = ([], [], []) }
            return (state.inFlight.sorted { $0.key < $1.key }, state.routes, state.waiters, state.observers)
        }
        for (_, task) in former.0 { task.abandon() }
    }

    func end(_ number: Int) {
        state.withLock { _ = $0.inFlight.removeValue(forKey: number) }
    }
}

extension SimulatedNetwork {
    var now: VirtualClock.Instant { clock.now }

    var date: Date { clock.date }

    /// How long it is until a date.
    func wait(until date: Date) -> Duration {
        max(.zero, Duration(finiteSeconds: date.timeIntervalSince(clock.date)) ?? .zero)
    }

    @discardableResult
    func scheduleElsewhere(
        after wait: Duration, name: String, at site: CallSite?, _ action: @escaping VirtualClock.Action
    ) -> ScheduledWork {
        clock.scheduleElsewhere(after: wait, name: name, site: site, action)
    }

    func schedule(
        after wait: Duration, name: String, at site: CallSite?, _ action: @escaping VirtualClock.Action
    ) {
        _ = clock.schedule(after: wait, every: nil, name: name, site: site, action)
    }

    func noteSent(at site: CallSite?) { clock.noteSent(at: site) }

    /// Notes work in real time, such as a request to a real server; returns what notes its end.
    func beginOutsideWork(_ name: String) -> @Sendable () -> Void {
        if let world = world.object { return world.beginOutsideWork(name) }
        return {}
    }

    /// Tells the observer of the test, such as the recorder of a trace, of a request that is over.
    func tell(_ event: @autoclosure () -> ObservedEvent) {
        guard CallLog.isAnyObserved, let observer = world.object?.observer else { return }
        observer.happened(event())
    }
}

// What storages keep for this test.
extension SimulatedNetwork {
    private func jar(of key: Int?) -> CookieJar? {
        guard let key else { return stored[CookieJar.self] }
        return state.withLock { $0.jars[key] }
    }

    private func changeJar(of key: Int?, _ change: (inout CookieJar) -> Void) {
        guard let key else { return stored.change(CookieJar(), change) }
        state.withLock { change(&$0.jars[key, default: CookieJar()]) }
    }

    func cookies(of key: Int?) -> [HTTPCookie] { jar(of: key)?.cookies(at: date) ?? [] }

    func cookies(of key: Int?, for url: URL) -> [HTTPCookie] {
        jar(of: key)?.cookies(for: url, at: date) ?? []
    }

    func set(_ cookie: HTTPCookie, of key: Int?) {
        let now = date
        changeJar(of: key) { $0.set(cookie, at: now) }
    }

    func removeCookies(of key: Int?, where condition: (HTTPCookie) -> Bool) {
        changeJar(of: key) { $0.remove(where: condition) }
    }

    func removeCookies(of key: Int?, since date: Date) { changeJar(of: key) { $0.remove(since: date) } }

    func cacheSize(of key: Int) -> Int { state.withLock { $0.caches[key]?.size ?? 0 } }

    func cachedResponse(for request: URLRequest, of key: Int) -> CachedURLResponse? {
        cacheEntry(for: request, of: key)?.response
    }

    func cacheEntry(for request: URLRequest, of key: Int) -> ResponseCache.Entry? {
        state.withLock { $0.caches[key] }?.entry(for: request)
    }

    func store(
        _ response: CachedURLResponse, for request: URLRequest, of key: Int, capacity: Int
    ) {
        let now = date
        state.withLock {
            $0.caches[key, default: ResponseCache()].store(
                response, for: request, at: now, capacity: capacity)
        }
    }

    func removeCached(of key: Int, for request: URLRequest) {
        state.withLock { $0.caches[key]?.remove(for: request) }
    }

    func removeCached(of key: Int, since date: Date) {
        state.withLock { $0.caches[key]?.remove(since: date) }
    }

    func credentials(of key: Int) -> CredentialList {
        state.withLock { $0.credentials[key] } ?? CredentialList()
    }

    func changeCredentials(of key: Int, _ change: (inout CredentialList) -> Void) {
        state.withLock { change(&$0.credentials[key, default: CredentialList()]) }
    }
}
