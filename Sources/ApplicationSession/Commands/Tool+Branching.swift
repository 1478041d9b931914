import ViewQuery

extension Tool {
    static let branching: [Tool] = [
        Tool(
            name: "branch",
            description:
                "Goes on under a name, with the steps so far or, if the name is known, with those it had.",
            parameters: [
                Parameter(
                    name: "name", type: "string", description: "the branches are listed if left out",
                    isRequired: false)
            ], effect: .asks
        ) { session, arguments throws(CommandError) in
            guard let name = arguments.optionalText("name") else {
                return session.branches.list(session.steps)
            }
            guard !name.isEmpty, name.count <= 100 else {
                throw CommandError("name is \(name.quoted): it has to be a short text.")
            }
            let known = session.branches.go(to: name, from: session.steps)
            if let known { try session.again(with: known, lead: "on \(name)\n") }
            return "on \(name)\n\(session.lookNow)"
        }
    ]
}

/// Ways that a session went, by names.
struct Branches {
    static let first = "main"

    var current = first
    var others: [String: [Session.Step]] = [:]

    /// Leaves the current branch with its steps for another one.
    ///
    /// - Returns: the steps that the other one has; `nil` for those of the one that is left, as it is new.
    mutating func go(to name: String, from steps: [Session.Step]) -> [Session.Step]? {
        others[current] = steps
        current = name
        return others[name]
    }

    /// The branches, and how many steps each has.
    func list(_ steps: [Session.Step]) -> String {
        var all = others
        all[current] = steps
        return all.sorted { $0.key < $1.key }.map { name, steps in
            "\(name == current ? "* " : "  ")\(name): \(steps.filter(\.tool.acts).count) steps"
        }.joined(separator: "\n")
    }
}
