import Foundation
import Robot
import ViewQuery
import VirtualNetworking

/// What a session does to the network that the application sees.
enum NetworkChange: Sendable {
    case online
    case offline
    case slow
    /// Answers requests that match a pattern.
    case route(String, body: String, status: Int, after: Duration)

    /// What does it in a test.
    var code: String {
        let network = "SimulatedDevice.current.network"
        return switch self {
        case .online: "\(network).condition = .online"
        case .offline: "\(network).condition = .offline"
        case .slow: "\(network).condition = .slow(latency: .seconds(2), bytesPerSecond: 50_000)"
        case .route(let pattern, let body, let status, let delay):
            "\(network).route(\(pattern.quoted)) { _ in .\(Self.isJSON(body) ? "json(text: " : "text(")\(body.quoted),"
                + " status: \(status))\(Self.delay(delay)) }"
        }
    }

    private static func delay(_ duration: Duration) -> String {
        duration == .zero ? "" : ".after(\(duration.code))"
    }

    private static func isJSON(_ text: String) -> Bool { ["{", "["].contains(text.first) }

    @MainActor
    func perform() {
        let network = SimulatedNetwork.current
        switch self {
        case .online: network.condition = .online
        case .offline: network.condition = .offline
        case .slow: network.condition = .slow(latency: .seconds(2), bytesPerSecond: 50_000)
        case .route(let pattern, let body, let status, let delay):
            let answer: NetworkAnswer =
                Self.isJSON(body) ? .json(text: body, status: status) : .text(body, status: status)
            network.route(pattern) { _ in answer.after(delay) }
        }
    }
}
