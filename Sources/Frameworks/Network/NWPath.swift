import VirtualNetworking

/// How a device is connected; see ``NWPathMonitor``.
public struct NWPath: Sendable, Hashable {
    /// Whether connections can be made.
    public enum Status: Sendable, Hashable {
        case satisfied, unsatisfied, requiresConnection
    }

    /// Whether connections can be made, as the condition of the test's network says.
    public let status: Status
    /// The interfaces that the device can use: Wi-Fi, or none.
    public let availableInterfaces: [NWInterface]
    /// Whether the interface is expensive, such as a mobile one: `false`.
    public var isExpensive: Bool { false }
    /// Whether the interface is in Low Data Mode: `false`.
    public var isConstrained: Bool { false }
    /// Whether addresses of IPv4 can be reached.
    public var supportsIPv4: Bool { status == .satisfied }
    /// Whether addresses of IPv6 can be reached.
    public var supportsIPv6: Bool { status == .satisfied }
    /// Whether names can be looked up.
    public var supportsDNS: Bool { status == .satisfied }

    init(of network: SimulatedNetwork, over types: (NWInterface.InterfaceType) -> Bool) {
        let isConnected = network.condition != .offline && types(NWInterface.ofDevice.type)
        status = isConnected ? .satisfied : .unsatisfied
        availableInterfaces = isConnected ? [.ofDevice] : []
    }

    /// Whether connections use an interface of a type.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
}
