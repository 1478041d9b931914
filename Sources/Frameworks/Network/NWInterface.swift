/// An interface that connects a device to networks.
public struct NWInterface: Sendable, Hashable {
    /// The kinds of interfaces.
    public enum InterfaceType: Sendable, Hashable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    /// The kind of the interface.
    public let type: InterfaceType
    /// The name of the interface, such as `en0`.
    public let name: String
    /// The number of the interface.
    public let index: Int

    /// The interface of a simulated device.
    static let ofDevice = NWInterface(type: .wifi, name: "en0", index: 1)
}
