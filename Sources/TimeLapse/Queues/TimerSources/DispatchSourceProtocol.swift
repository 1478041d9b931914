import Dispatch

/// What is common to Dispatch's sources of events.
///
/// A source is suspended at first. Each ``suspend()`` needs one ``resume()``; one too many is a failure, as it
/// crashes on a device.
public protocol DispatchSourceProtocol: AnyObject, Sendable {
    /// Sets what runs at each event; `nil` for nothing. The other parameters are ignored.
    func setEventHandler(
        qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchQueue.Block?)
    /// Sets what runs at each event.
    func setEventHandler(handler: DispatchWorkItem)
    /// Sets what runs once after the source was cancelled; `nil` for nothing. The other parameters are ignored.
    func setCancelHandler(
        qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchQueue.Block?)
    /// Sets what runs once after the source was cancelled.
    func setCancelHandler(handler: DispatchWorkItem)
    /// Begins, or goes on after ``suspend()``; events that were missed are one.
    func resume()
    /// Begins, as the first ``resume()`` does; nothing if it has begun.
    func activate()
    /// Holds events back until ``resume()``.
    func suspend()
    /// Ends the source; its cancel handler runs on its queue.
    func cancel()
    /// Whether the source was cancelled.
    var isCancelled: Bool { get }
}

extension DispatchSourceProtocol {
    /// Sets what runs at each event; `nil` for nothing.
    public func setEventHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchQueue.Block?
    ) {
        setEventHandler(qos: qos, flags: flags, handler: handler)
    }

    /// Sets what runs once after the source was cancelled; `nil` for nothing.
    public func setCancelHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchQueue.Block?
    ) {
        setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
}
