import Robot

/// The network of a visit, which answers no request.
enum HeldNetwork {
    static func begin() {
        SimulatedNetwork.current.route("**") { _ in .never }
    }

    /// The requests that were sent, each once, in the order of their texts.
    static var requests: [String] {
        Set(SimulatedNetwork.current.requests.map { "\($0.method) \($0.url.absoluteString)" }).sorted()
    }
}
