public import Foundation
import Synchronization
public import TimeLapse
import VirtualNetworking

/// Tells whether a host can be reached, as `SimulatedNetwork.condition` says: all hosts alike.
public final class SCNetworkReachability: Sendable {
    fileprivate struct State: Sendable {
        var callback: SCNetworkReachabilityCallBack?
        var information: Information?
        var queue: TimeLapse::DispatchQueue?
        var observation: (network: SimulatedNetwork, key: Int)?
    }

    /// What a callback is given.
    fileprivate struct Information: @unchecked Sendable {
        // Sendable: the pointer is the application's, which is given it on the queue of its choice.
        let pointer: UnsafeMutableRawPointer?
        let release: ((UnsafeRawPointer) -> Void)?
    }

    fileprivate let state = Mutex(State())

    fileprivate init() {}

    deinit {
        watch(on: nil)
        set(nil, nil)
    }

    fileprivate var flags: SCNetworkReachabilityFlags {
        let network = state.withLock { $0.observation?.network } ?? .current
        return network.condition == .offline ? [] : .reachable
    }

    fileprivate func set(_ callback: SCNetworkReachabilityCallBack?, _ information: Information?) {
        let former = state.withLock { state in
            defer { (state.callback, state.information) = (callback, information) }
            return state.information
        }
        if let former, let pointer = former.pointer { former.release?(pointer) }
    }

    fileprivate func watch(on queue: TimeLapse::DispatchQueue?) {
        let former = state.withLock { state in
            state.queue = queue
            defer { state.observation = nil }
            return state.observation
        }
        if let former { former.network.removeObserver(former.key) }
        guard queue != nil else { return }
        let network = SimulatedNetwork.current
        let key = network.observe { [weak self] in self?.tell() }
        state.withLock { $0.observation = (network, key) }
    }

    private func tell() {
        let (callback, information, queue) = state.withLock { ($0.callback, $0.information, $0.queue) }
        guard let callback else { return }
        queue?.async { [self] in callback(self, flags, information?.pointer) }
    }
}

/// Called with a target, its flags, and what its context has.
public typealias SCNetworkReachabilityCallBack =
    @Sendable (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// What a callback is given, and how that is retained and released.
public struct SCNetworkReachabilityContext {
    /// The version of the structure, 0.
    public var version: Int
    /// What the callback is given.
    public var info: UnsafeMutableRawPointer?
    /// Retains it.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Releases it.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Describes it. It has no effect here.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    /// Makes a context.
    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
        self.copyDescription = copyDescription
    }
}

/// The allocator that functions are given: none, as Swift allocates.
public let kCFAllocatorDefault: Never? = nil

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a target for a host's name; `nil` for an empty one.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: Never?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    nodename.pointee == 0 ? nil : SCNetworkReachability()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a target for an address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: Never?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    SCNetworkReachability()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the flags of a target; returns whether it could.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets what is called when the flags change, or `nil`; returns whether it could.
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    var information: SCNetworkReachability.Information?
    if let context = context?.pointee {
        if let info = context.info { _ = context.retain?(info) }
        information = .init(pointer: context.info, release: context.release)
    }
    target.set(callout, information)
    return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls the callback of a target on a queue from now on; no more with `nil`. Returns whether it could.
public func SCNetworkReachabilitySetDispatchQueue(
    _ target: SCNetworkReachability, _ queue: TimeLapse::DispatchQueue?
) -> Bool {
    target.watch(on: queue)
    return true
}
