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
                return session.branches.list(session.steps, where: \.tool.acts)
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
