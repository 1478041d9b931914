#if !canImport(Darwin)
public import VirtualNetworking

/// What the requests of a test's application find as the test begins; see <doc:Network>.
public struct NetworkSetup: Sendable {
    private let prepare: @MainActor @Sendable (SimulatedNetwork) -> Void

    /// The routes that the test adds, and no other answers.
    public static let routed = NetworkSetup { _ in }

    /// Real servers, where no route answers; their answers take real time.
    public static let allowed = NetworkSetup { $0.isAllowed = true }

    /// Routes that are there as the test begins; those that it adds come first.
    ///
    /// ```swift
    /// extension NetworkSetup {
    ///     static let shop = routes { $0.route("/items") { _ in .json(["tea"]) } }
    /// }
    /// @Suite(.robot(network: .shop)) struct CartTests { … }
    /// ```
    ///
    /// - Parameter prepare: adds the routes; called on the main actor for each test.
    public static func routes(
        _ prepare: @escaping @MainActor @Sendable (SimulatedNetwork) -> Void
    ) -> NetworkSetup {
        NetworkSetup(prepare)
    }

    private init(_ prepare: @escaping @MainActor @Sendable (SimulatedNetwork) -> Void) {
        self.prepare = prepare
    }

    @MainActor
    func begin(_ network: SimulatedNetwork) { prepare(network) }
}
#endif
