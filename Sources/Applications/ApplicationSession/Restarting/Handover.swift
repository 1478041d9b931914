import Foundation
import JSONWriting

/// What a session's process leaves to the one that takes its place, in which nothing of the application is left.
struct Handover: Sendable, Equatable {
    struct Command: Sendable, Equatable {
        let tool: String
        let arguments: Arguments
    }

    /// The steps to repeat.
    var steps: [Command]
    /// Whether what they do is written down, for an export.
    var isRecorded = false
    /// The steps of other branches, by name.
    var branches: [String: [Command]] = [:]
    var branch = Branches<Command>.first
    /// What the answer that is still to come begins with.
    var lead = ""
    /// The command that is carried out when the steps have been repeated; `nil` for a look.
    var command: Command?
    /// The line that is answered.
    var line = ""
    /// What was read of the input, and belongs to no line yet.
    var rest = Data()
    /// The number of the view whose lines are found, if any is.
    var view: Int?
    /// The page that is open; empty if there is none.
    var page = ""
    /// The lines that were entered at the prompt.
    var history: [String] = []
}

extension Handover {
    /// As one line of JSON.
    var text: String {
        JSON.object([
            ("steps", .array(steps.map(\.json))), ("recorded", .bool(isRecorded)),
            (
                "branches",
                .object(
                    branches.sorted { $0.key < $1.key }.map {
                        JSON.Member(name: $0.key, value: .array($0.value.map(\.json)))
                    })
            ), ("branch", .string(branch)), ("lead", .string(lead)), ("command", command?.json ?? .null),
            ("line", .string(line)), ("rest", .string(rest.base64EncodedString())),
            ("history", .strings(history)), ("page", .string(page)),
            ("view", view.map { .integer(Int64($0)) } ?? .null),
        ]).line
    }

    /// Reads what ``text`` has; `nil` if it is another text.
    init?(_ text: String) {
        guard let json = JSON(parsing: text), let steps = Self.commands(json["steps"]),
            let branch = json["branch"]?.asText, let lead = json["lead"]?.asText,
            let line = json["line"]?.asText,
            let rest = (json["rest"]?.asText).flatMap({ Data(base64Encoded: $0) }),
            case .array(let history)? = json["history"],
            case .object(let branches)? = json["branches"]
        else { return nil }
        self.steps = steps
        isRecorded = json["recorded"] == .bool(true)
        for member in branches { self.branches[member.name] = Self.commands(member.value) ?? [] }
        command = json["command"].flatMap(Command.init)
        page = json["page"]?.asText ?? ""
        if case .integer(let number)? = json["view"] { view = Int(number) }
        self.history = history.compactMap(\.asText)
        (self.branch, self.lead, self.line, self.rest) = (branch, lead, line, rest)
    }

    private static func commands(_ json: JSON?) -> [Command]? {
        guard case .array(let values)? = json else { return nil }
        return values.compactMap(Command.init)
    }
}

extension Handover.Command {
    fileprivate var json: JSON { .object([("tool", .string(tool)), ("arguments", arguments.json)]) }

    fileprivate init?(_ json: JSON) {
        guard let tool = json["tool"]?.asText, let arguments = json["arguments"]?.asArguments else {
            return nil
        }
        self.init(tool: tool, arguments: arguments)
    }
}
