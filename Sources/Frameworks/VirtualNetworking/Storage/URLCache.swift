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

    /// The key of its responses.
    let key = StorageNumber.next

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
        var response: CachedURLResponse
        /// When it was stored, by the virtual clock.
        var date: Date
        /// How many were stored before.
        fileprivate var number: Int
    }

    private var entries: [String: Entry] = [:]
    /// What was stored, from the oldest to the newest; an entry that is there no more has another number, or none.
    private var order: [(key: String, number: Int)] = []
    private var oldest = 0
    private var count = 0
    /// The bytes of all responses.
    private(set) var size = 0

    func entry(for request: URLRequest) -> Entry? { entries[request.text] }

    mutating func store(_ response: CachedURLResponse, for request: URLRequest, at date: Date, capacity: Int)
    {
        guard response.data.count <= capacity / 20 else { return }
        let key = request.text
        remove(key)
        entries[key] = Entry(response: response, date: date, number: count)
        order.append((key, count))
        count += 1
        size += response.data.count
        while size > capacity { removeOldest() }
    }

    private mutating func removeOldest() {
        let (key, number) = order[oldest]
        if entries[key]?.number == number { remove(key) }
        oldest += 1
        guard oldest > order.count / 2 else { return }
        order.removeFirst(oldest)
        oldest = 0
    }

    private mutating func remove(_ key: String) {
        if let entry = entries.removeValue(forKey: key) { size -= entry.response.data.count }
    }

    mutating func remove(for request: URLRequest) { remove(request.text) }

    mutating func remove(since date: Date) {
        for (key, entry) in entries where entry.date > date { remove(key) }
    }
}
