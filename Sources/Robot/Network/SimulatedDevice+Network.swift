#if !canImport(Darwin)
import HeadlessUIKit
import VirtualNetworking

extension SimulatedDevice {
    /// The network of the test: routes that answer the requests of `URLSession`, and the list of what was requested.
    ///
    /// ```swift
    /// let network = SimulatedDevice.current.network
    /// network.route("https://api.example.com/items") { _ in .json(["tea", "milk"]).after(.seconds(2)) }
    /// ```
    public var network: SimulatedNetwork { .current }
}
#endif
