public import Foundation
public import FoundationNetworking
import Synchronization

/// Foundation's cache of responses: each test has entries of its own, also in a cache that code keeps.
///
/// What Foundation writes to a disk stays in memory, and counts against the capacity of the disk.
open class URLCache: NSObject, @unchecked Sendable {
    // Sendable: the class is open, as Foundation's is, so it cannot be checked. Its properties are constant or locked.
    /// Where a response may be stored.
    public typealias StoragePolicy = FoundationNetworking::URLCache.StoragePolicy

    /// The shared cache of tests that set none.
    static let standard = URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000)

    private let capacities: Mutex<(memory: Int, disk: Int)>

    /// The cache of sessions that are given none; a test that sets it sets its own.
    open class var shared: URLCache {
        get { SimulatedNetwork.current.state.withLock { $0.sharedCache } ?? standard }
        set { SimulatedNetwork.current.state.withLock { $0.sharedCache = newValue } }
    }

    /// Makes an empty cache; the path is not used, as nothing is written.
    public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
        capacities = Mutex((memoryCapacity, diskCapacity))
    }

    /// Makes an empty cache; the directory is not used, as nothing is written.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
    }

    private var key: ObjectIdentifier { ObjectIdentifier(self) }

    /// How many bytes of responses are kept in memory at most.
    open var memoryCapacity: Int {
        get { capacities.withLock { $0.memory } }
        set { capacities.withLock { $0.memory = newValue } }
    }

    /// How many bytes of responses are kept on the disk at most.
    open var diskCapacity: Int {
        get { capacities.withLock { $0.disk } }
        set { capacities.withLock { $0.disk = newValue } }
    }

    private var capacity: Int { capacities.withLock { max($0.memory, $0.disk) } }

    /// The bytes of the responses that are kept in memory.
    open var currentMemoryUsage: Int { min(SimulatedNetwork.current.cacheSize(of: key), memoryCapacity) }

    /// The bytes of the responses that are kept on the disk.
    open var currentDiskUsage: Int { min(SimulatedNetwork.current.cacheSize(of: key), diskCapacity) }

    /// Returns the response that is stored for a request, by method and URL.
    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
        SimulatedNetwork.current.cachedResponse(for: request, of: key)
    }

    /// Stores a response, unless it takes more than a twentieth of the capacity; the oldest make room.
    open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
        guard cachedResponse.storagePolicy != .notAllowed else { return }
        SimulatedNetwork.current.store(cachedResponse, for: request, of: key, capacity: capacity)
    }

    /// Removes the response of a request.
    open func removeCachedResponse(for request: URLRequest) {
        SimulatedNetwork.current.removeCached(of: key, for: request)
    }

    /// Removes all responses.
    open func removeAllCachedResponses() {
        SimulatedNetwork.current.removeCached(of: key, since: .distantPast)
    }

    /// Removes the responses that were stored after a date of the virtual clock.
    open func removeCachedResponses(since date: Date) {
        SimulatedNetwork.current.removeCached(of: key, since: date)
    }

    /// Calls a handler with the response that is stored for a task's request.
    open func getCachedResponse(
        for dataTask: URLSessionDataTask, completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
    ) {
        completionHandler(dataTask.currentRequest.flatMap { cachedResponse(for: $0) })
    }

    /// Stores a response for a task's request.
    open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for dataTask: URLSessionDataTask) {
        guard let request = dataTask.currentRequest else { return }
        storeCachedResponse(cachedResponse, for: request)
    }

    /// Removes the response of a task's request.
    open func removeCachedResponse(for dataTask: URLSessionDataTask) {
        guard let request = dataTask.currentRequest else { return }
        removeCachedResponse(for: request)
    }
}

/// The responses of one cache in one test.
struct ResponseCache: Sendable {
    struct Entry: Sendable {
        var key: String
        var response: CachedURLResponse
        /// When it was stored, by the virtual clock.
        var date: Date
    }

    /// From the oldest to the newest.
    private var entries: [Entry] = []

    var size: Int { entries.reduce(0) { $0 + $1.response.data.count } }

    static func key(of request: URLRequest) -> String { request.text }

    func entry(for request: URLRequest) -> Entry? {
        let key = Self.key(of: request)
        return entries.last { $0.key == key }
    }

    mutating func store(_ response: CachedURLResponse, for request: URLRequest, at date: Date, capacity: Int)
    {
        guard response.data.count <= capacity / 20 else { return }
        let key = Self.key(of: request)
        entries.removeAll { $0.key == key }
        entries.append(Entry(key: key, response: response, date: date))
        while size > capacity, entries.count > 1 { entries.removeFirst() }
    }

    mutating func remove(for request: URLRequest) {
        let key = Self.key(of: request)
        entries.removeAll { $0.key == key }
    }

    mutating func remove(since date: Date) { entries.removeAll { $0.date > date } }
}
