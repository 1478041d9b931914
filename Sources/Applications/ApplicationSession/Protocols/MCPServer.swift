import JSONWriting
import ViewQuery

/// The Model Context Protocol over standard input and output: JSON-RPC 2.0, a message in each line.
///
/// Specification: modelcontextprotocol.io, revision 2025-06-18.
@MainActor
struct MCPServer {
    /// The revisions that it speaks, the newest first.
    private static let revisions = ["2025-06-18", "2025-03-26", "2024-11-05"]
    private static let version = "1"

    private let session: Session

    init(_ session: Session) { self.session = session }

    /// The answer to a message; `nil` for a notification, which has none.
    func answer(_ line: String) -> String? {
        session.take(line)
        guard let message = JSON(parsing: line) else {
            return Self.failure(-32700, "This line is not JSON: \(line.prefix(60))", id: .null)
        }
        guard case .object = message, let method = message["method"]?.asText else {
            // An answer to something that was not asked.
            if message["result"] != nil || message["error"] != nil { return nil }
            return Self.failure(-32600, "A request is an object with a method.", id: message["id"] ?? .null)
        }
        guard let id = message["id"] else { return nil }
        switch method {
        case "initialize": return Self.result(initialize(message["params"]), id: id)
        case "ping": return Self.result(.object([JSON.Member]()), id: id)
        case "tools/list": return Self.result(tools, id: id)
        case "tools/call": return call(message["params"], id: id)
        default: return Self.failure(-32601, "There is no method \(method.quoted).", id: id)
        }
    }

    private func initialize(_ parameters: JSON?) -> JSON {
        let wanted = parameters?["protocolVersion"]?.asText ?? ""
        let revision = Self.revisions.first { $0 == wanted } ?? Self.revisions[0]
        return .object([
            ("protocolVersion", .string(revision)),
            ("capabilities", .object([("tools", .object([JSON.Member]()))])),
            (
                "serverInfo",
                .object([("name", .string("robot-\(session.name)")), ("version", .string(Self.version))])
            ),
            (
                "instructions",
                .string(
                    "Drives the application \(session.name), which runs without a screen on a virtual clock. Look"
                        + " first; act by the references of the look. After a tap, time passes until nothing is"
                        + " scheduled for the next ten seconds; more passes by advance and wait.")
            ),
        ])
    }

    private var tools: JSON {
        let list = session.tools.map { tool in
            JSON.object([
                ("name", .string(tool.name)), ("description", .string(tool.description)),
                ("inputSchema", tool.schema),
                ("annotations", .object([("readOnlyHint", .bool(!tool.acts && tool.name != "undo"))])),
            ])
        }
        return .object([("tools", .array(list))])
    }

    /// Whether a line is answered: requests are, and what is none; notifications and answers are not.
    nonisolated static func isAnswered(_ line: String) -> Bool {
        guard let message = JSON(parsing: line), case .object = message else { return true }
        if message["method"]?.asText != nil { return message["id"] != nil }
        return message["result"] == nil && message["error"] == nil
    }

    /// The answer to a line that could not be answered as it should be; `nil` if it needs none.
    nonisolated static func error(_ line: String, _ text: String) -> String? {
        guard isAnswered(line) else { return nil }
        let message = JSON(parsing: line)
        let id = message?["id"] ?? .null
        guard message?["method"]?.asText == "tools/call" else { return failure(-32603, text, id: id) }
        return result(content(Answer(error: text)), id: id)
    }

    private nonisolated static func content(_ answer: Answer) -> JSON {
        let text = JSON.object([("type", .string("text")), ("text", .string(answer.called))])
        return .object([("content", .array([text])), ("isError", .bool(answer.isError))])
    }

    private func call(_ parameters: JSON?, id: JSON) -> String {
        guard let name = parameters?["name"]?.asText else {
            return Self.failure(-32602, "tools/call needs the name of a tool.", id: id)
        }
        let given = parameters?["arguments"] ?? .object([JSON.Member]())
        guard let arguments = given.asArguments else {
            return Self.failure(-32602, "The arguments of a tool are an object.", id: id)
        }
        return Self.result(Self.content(session.answer(name, arguments)), id: id)
    }

    /// The answer to a call, for a line that another process has read.
    static func line(of answer: Answer, to line: String) -> String {
        result(content(answer), id: JSON(parsing: line)?["id"] ?? .null)
    }

    private nonisolated static func result(_ value: JSON, id: JSON) -> String {
        JSON.object([("jsonrpc", .string("2.0")), ("id", id), ("result", value)]).line
    }

    private nonisolated static func failure(_ code: Int, _ text: String, id: JSON) -> String {
        let error = JSON.object([("code", .integer(code)), ("message", .string(text))])
        return JSON.object([("jsonrpc", .string("2.0")), ("id", id), ("error", error)]).line
    }
}
