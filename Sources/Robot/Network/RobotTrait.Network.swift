#if !canImport(Darwin)
import Testing
import TimeLapse
public import VirtualNetworking

extension RobotTrait {
    /// What the requests of a test's application find; see <doc:Network>.
    public struct Network: Sendable {
        private let prepare: @MainActor @Sendable (SimulatedNetwork) -> Void

        /// The routes that the test adds, and no other answers.
        public static let routed = Network { _ in }

        /// Real servers, where no route answers; their answers take real time.
        public static let allowed = Network { $0.isAllowed = true }

        /// Routes that are there as the test begins; those that it adds come first.
        ///
        /// ```swift
        /// extension RobotTrait.Network {
        ///     static let shop = routes { $0.route("/items") { _ in .json(["tea"]) } }
        /// }
        /// @Suite(.robot(network: .shop)) struct CartTests { … }
        /// ```
        ///
        /// - Parameter prepare: adds the routes; called on the main actor for each test.
        public static func routes(
            _ prepare: @escaping @MainActor @Sendable (SimulatedNetwork) -> Void
        ) -> Network {
            Network(prepare)
        }

        private init(_ prepare: @escaping @MainActor @Sendable (SimulatedNetwork) -> Void) {
            self.prepare = prepare
        }

        @MainActor
        func begin(_ network: SimulatedNetwork) { prepare(network) }
    }

    /// Returns the trait with what requests find.
    public func network(_ network: Network) -> RobotTrait { with(\.networkAtStart, network) }
}

extension Trait where Self == RobotTrait {
    /// Gives each test its own application, whose requests find real servers, or routes that are there from the start.
    ///
    /// ```swift
    /// @Test(.robot(network: .allowed)) func server() async { … }
    /// ```
    public static func robot(network: RobotTrait.Network) -> RobotTrait { RobotTrait().network(network) }
}

extension TestWorld {
    /// Adds the routes that are there from the start, or allows real servers.
    func open(_ network: RobotTrait.Network) {
        network.begin(application.world.sharedPart(SimulatedNetwork.self))
    }
}
#endif

extension TestWorld {
    /// Ends the requests of a test that is over.
    func closeNetwork() {
        #if !canImport(Darwin)
        application.world.sharedPart(SimulatedNetwork.self).close()
        #endif
    }
}
