import JSONWriting
import ViewQuery

/// Something that a session can be asked for.
struct Tool: Sendable {
    /// What a tool takes.
    struct Parameter: Sendable {
        let name: String
        let type: String
        let description: String
        var isRequired = true
        var choices: [String] = []
    }

    /// What a tool is to `undo`.
    enum Effect: Sendable {
        /// It changes the application: a step.
        case acts
        /// It gives elements their references, and is repeated for them.
        case looks
        /// It leaves nothing.
        case asks
    }

    let name: String
    let description: String
    var parameters: [Parameter] = []
    var effect = Effect.acts
    let run: @MainActor @Sendable (Session, Arguments) throws(CommandError) -> String

    var acts: Bool { effect == .acts }
    var isKept: Bool { effect != .asks }

    /// Throws for an argument that is missing, that there is not, or that is none of the choices.
    func check(_ arguments: Arguments) throws(CommandError) {
        let names = parameters.map(\.name)
        for name in arguments.names where !names.contains(name) {
            let known = names.isEmpty ? "It takes none." : "It takes \(names.joined(separator: ", "))."
            throw CommandError("\(self.name) has no argument \(name.quoted). \(known)")
        }
        for parameter in parameters {
            guard arguments.has(parameter.name) else {
                if parameter.isRequired {
                    throw CommandError("\(name) needs \(parameter.name): \(parameter.description)")
                }
                continue
            }
            guard !parameter.choices.isEmpty, let given = arguments.optionalText(parameter.name),
                !parameter.choices.contains(given)
            else { continue }
            throw CommandError(
                "\(parameter.name) is \(given.quoted), and has to be \(parameter.choices.joined(separator: ", "))."
            )
        }
    }

    /// The parameters as a schema of JSON.
    var schema: JSON {
        let properties = parameters.map { parameter in
            let choices = parameter.choices.isEmpty ? nil : JSON.strings(parameter.choices)
            return (
                parameter.name,
                JSON.members([
                    ("type", .string(parameter.type)), ("description", .string(parameter.description)),
                    ("enum", choices),
                ])
            )
        }
        return .object([
            ("type", .string("object")), ("properties", .object(properties)),
            ("required", .strings(parameters.filter(\.isRequired).map(\.name))),
        ])
    }
}

// Parameters of several tools.
extension Tool {
    static let target = Parameter(
        name: "target", type: "string",
        description:
            "the element: its reference in a look, such as e12, or its name or identifier, if no other has it"
    )
    static let role = Parameter(
        name: "role", type: "string", description: "the role of the element with the name, such as button",
        isRequired: false)
}
