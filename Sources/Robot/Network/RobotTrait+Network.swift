#if !canImport(Darwin)
import Testing

extension RobotTrait {
    /// Returns the trait with what requests find.
    public func network(_ network: NetworkSetup) -> RobotTrait { with(\.networkAtStart, network) }
}

extension Trait where Self == RobotTrait {
    /// Gives each test its own application, whose requests find real servers, or routes that are there from the start.
    ///
    /// ```swift
    /// @Test(.robot(network: .allowed)) func server() async { … }
    /// ```
    public static func robot(network: NetworkSetup) -> RobotTrait { RobotTrait().network(network) }
}
#endif
