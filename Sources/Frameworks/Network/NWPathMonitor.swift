import Foundation
import Synchronization
public import TimeLapse
import VirtualNetworking

/// Watches how the device of a test is connected, as `SimulatedNetwork.condition` says.
///
/// ```swift
/// let monitor = NWPathMonitor()
/// monitor.pathUpdateHandler = { path in banner.isHidden = path.status == .satisfied }
/// monitor.start(queue: .main)
/// ```
public final class NWPathMonitor: Sendable {
    private struct State: Sendable {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: TimeLapse::DispatchQueue?
        var observation: (network: SimulatedNetwork, key: Int)?
        var isCancelled = false
    }

    private let state = Mutex(State())
    private let isWatched: @Sendable (NWInterface.InterfaceType) -> Bool

    /// Makes a monitor of all interfaces.
    public init() {
        isWatched = { _ in true }
    }

    /// Makes a monitor of interfaces of one type.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        isWatched = { $0 == requiredInterfaceType }
    }

    /// Makes a monitor of interfaces but those of some types.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        isWatched = { !prohibitedInterfaceTypes.contains($0) }
    }

    deinit {
        cancel()
    }

    /// Called on the queue with the first path and with each that differs from the one before.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// How the device is connected now.
    public var currentPath: NWPath {
        NWPath(of: state.withLock { $0.observation?.network } ?? .current, over: isWatched)
    }

    /// The queue of the handler; `nil` before the start.
    public var queue: TimeLapse::DispatchQueue? { state.withLock { $0.queue } }

    /// Begins to watch; a monitor that was cancelled does not begin again.
    public func start(queue: TimeLapse::DispatchQueue) {
        let network = SimulatedNetwork.current
        let begins = state.withLock { state in
            guard state.observation == nil, !state.isCancelled else { return false }
            state.queue = queue
            return true
        }
        guard begins else { return }
        let key = network.observe { [weak self] in self?.tell() }
        state.withLock { $0.observation = (network, key) }
        queue.async { [weak self] in self?.tell() }
    }

    /// Ends to watch, for good.
    public func cancel() {
        let observation = state.withLock { state in
            state.isCancelled = true
            defer { state.observation = nil }
            return state.observation
        }
        if let observation { observation.network.removeObserver(observation.key) }
    }

    private func tell() {
        let (handler, isWatching) = state.withLock { ($0.handler, !$0.isCancelled) }
        if isWatching { handler?(currentPath) }
    }
}
