import JSONWriting

/// Commands as lines of JSON: `{"tool": "tap", "target": "e3"}` is answered by `{"text": …}` or `{"error": …}`.
@MainActor
struct JSONCommands {
    private let session: Session

    init(_ session: Session) { self.session = session }

    func answer(_ line: String) -> String {
        session.take(line)
        return Self.line(of: result(of: line))
    }

    /// An answer as a line.
    nonisolated static func line(of answer: Answer) -> String {
        let cures = answer.cures.map {
            JSON.object([JSON.Member(name: "tool", value: .string($0.tool))] + $0.members)
        }
        return JSON.members([
            (answer.isError ? "error" : "text", .string(answer.text)),
            ("try", cures.isEmpty ? nil : .array(cures)),
        ]).line
    }

    private func result(of line: String) -> Answer {
        guard let value = JSON(parsing: line) else {
            return Answer(error: "This line is not JSON: \(line.prefix(60))")
        }
        guard case .object(let members) = value, let tool = value["tool"]?.asText else {
            return Answer(
                error: "A command is an object with the member \"tool\", such as {\"tool\": \"look\"}.")
        }
        let arguments = members.filter { $0.name != "tool" }
        return session.answer(tool, Arguments(Dictionary(arguments.map { ($0.name, $0.value) }) { $1 }))
    }
}
