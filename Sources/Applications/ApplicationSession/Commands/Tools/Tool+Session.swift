import HeadlessUIKit
import Robot
import ViewQuery

extension Tool {
    static let time: [Tool] = [
        Tool(
            name: "advance",
            description: "Lets virtual time pass, as long as it is said; it takes no real time.",
            parameters: [
                Parameter(name: "time", type: "string", description: "seconds, such as 5, 5s or 300ms")
            ]
        ) { session, arguments throws(CommandError) in
            let duration = try arguments.seconds("time", default: 1)
            return try session.act(.advance(duration)) {
                TimeLapse.advance(by: duration)
            }
        },
        Tool(
            name: "wait", description: "Lets virtual time pass until an element with a text is there.",
            parameters: [
                Parameter(name: "text", type: "string", description: "a text in its name or value"),
                Parameter(
                    name: "time", type: "string", description: "at most how long; 10 seconds if left out",
                    isRequired: false),
            ]
        ) { session, arguments throws(CommandError) in
            let text = try arguments.text("text")
            let duration = try arguments.seconds("time", default: 10)
            return try session.act(.wait(text, duration)) {
                let isThere = { () -> Bool in
                    !allElements(withName(.containing(text)) || withValue(.containing(text))).inAllWindows()
                        .elements
                        .isEmpty
                }
                if !isThere() { TimeLapse.advance(until: isThere, within: duration) }
            }
        },
        Tool(
            name: "pending", description: "What the application waits for: timers, tasks, requests.",
            effect: .asks
        ) { session, _ throws(CommandError) in
            PendingCallbacks(of: session.application).list ?? "Nothing is pending."
        },
    ]

    static let session: [Tool] = [
        Tool(
            name: "undo", description: "Takes back the last steps, by a launch and all steps before them.",
            parameters: [
                Parameter(
                    name: "count", type: "integer", description: "how many steps; 1 if left out",
                    isRequired: false),
                Parameter(
                    name: "to", type: "integer", description: "or the number of the last step that is kept",
                    isRequired: false),
            ], effect: .asks
        ) { session, arguments throws(CommandError) in
            try session.undo(try session.count(toUndo: arguments))
        },
        Tool(
            name: "expect",
            description: "Checks that an element is there, and makes it a check of the exported test.",
            parameters: [target, role]
        ) { session, arguments throws(CommandError) in
            let element = try session.element(arguments)
            let line = session.references.line(for: element)
            _ = try session.act(.expect(RecordedElement(element))) { shouldSee(element) }
            return "expected: \(line)"
        },
        Tool(
            name: "export",
            description:
                "The steps as a test in Swift, or written to a folder of a test target, and run there.",
            parameters: [
                Parameter(
                    name: "spelling", type: "string", description: "robot if left out", isRequired: false,
                    choices: Spelling.allCases.map(\.rawValue)),
                Parameter(
                    name: "library", type: "string", description: "testing if left out", isRequired: false,
                    choices: TestLibrary.allCases.map(\.rawValue)),
                Parameter(
                    name: "name", type: "string", description: "of the suite; Recorded if left out",
                    isRequired: false),
                Parameter(
                    name: "folder", type: "string",
                    description: "where to write and run it; it is only said if left out",
                    isRequired: false),
            ], effect: .asks
        ) { session, arguments throws(CommandError) in try session.export(arguments) },
        Tool(name: "steps", description: "The steps so far.", effect: .asks) {
            session, _ throws(CommandError) in
            let acting = session.steps.filter(\.tool.acts)
            if acting.isEmpty { return "No steps yet." }
            return acting.enumerated().map { "\($0 + 1). \($1.words)" }.joined(separator: "\n")
        },
    ]
}

extension Session {
    /// How many steps a command takes back.
    func count(toUndo arguments: Arguments) throws(CommandError) -> Int {
        let acting = steps.filter(\.tool.acts).count
        if let last = try arguments.number("to") {
            guard let last = Int(exactly: last), (0...acting).contains(last) else {
                throw CommandError(
                    "to is \(last.shortText): there are \(acting) steps.", cures: [Call("steps")])
            }
            return acting - last
        }
        let count = try arguments.number("count") ?? 1
        guard count >= 1, count <= 100_000 else { throw CommandError("count has to be 1 or more.") }
        return Int(count)
    }
}
