import Robot
import ViewQuery
import VirtualNetworking

extension Tool {
    static let network: [Tool] = [
        Tool(
            name: "network",
            description:
                "The requests of the application, or what they meet: an answer, no connection, a slow one.",
            parameters: [
                Parameter(
                    name: "action", type: "string", description: "requests if left out", isRequired: false,
                    choices: ["requests", "route", "online", "offline", "slow"]),
                Parameter(
                    name: "pattern", type: "string",
                    description:
                        "for route: the requests that it answers, such as GET https://example.com/items/*",
                    isRequired: false),
                Parameter(
                    name: "body", type: "string", description: "for route: the answer, JSON or another text",
                    isRequired: false),
                Parameter(
                    name: "status", type: "integer", description: "for route: 200 if left out",
                    isRequired: false),
                Parameter(
                    name: "after", type: "string",
                    description: "for route: the time that it takes, such as 2s",
                    isRequired: false),
            ]
        ) { session, arguments throws(CommandError) in
            guard let change = try NetworkChange(arguments) else { return Session.requests }
            return try session.act(.network(change)) { change.perform() }
        }
    ]
}

extension NetworkChange {
    /// The change that a command names; `nil` for one that asks for the requests.
    init?(_ arguments: Arguments) throws(CommandError) {
        switch arguments.optionalText("action") ?? "requests" {
        case "online": self = .online
        case "offline": self = .offline
        case "slow": self = .slow
        case "route":
            let status = try arguments.number("status") ?? 200
            guard status >= 100, status < 600, let status = Int(exactly: status) else {
                throw CommandError(
                    "status is \(status.shortText): it has to be a status of HTTP, such as 404.")
            }
            self = .route(
                try arguments.text("pattern"), body: arguments.optionalText("body") ?? "", status: status,
                after: try arguments.seconds("after", default: 0))
        default: return nil
        }
    }
}

extension Session {
    /// The most requests that are listed.
    private static var mostRequests: Int { 20 }

    static var requests: String {
        let requests = SimulatedNetwork.current.requests
        if requests.isEmpty { return "Nothing was requested." }
        let last = requests.suffix(mostRequests)
        let lead = last.count < requests.count ? ["… \(requests.count - last.count) before"] : []
        return (lead + last.map(\.description)).joined(separator: "\n")
    }
}
