import FailureReporting
import JSONWriting
import ViewQuery

/// What comes of a command.
struct Answer: Hashable, Sendable {
    var text: String
    var isError = false
    /// What can be called next, where something failed.
    var cures: [Call] = []

    init(text: String) { self.text = text }

    init(error text: String, cures: [Call] = []) { (self.text, isError, self.cures) = (text, true, cures) }

    /// The text, and the cures as a person types them.
    var typed: String { ([text] + cures.map { "Try: \($0.words)" }).joined(separator: "\n") }

    /// The text, and the cures as a program calls them.
    var called: String { ([text] + cures.map { "Try: \($0.tool) \($0.json)" }).joined(separator: "\n") }
}

/// A command that can be given.
struct Call: Hashable, Sendable {
    let tool: String
    let arguments: [String]
    private let names: [String]

    init(_ tool: String, _ arguments: KeyValuePairs<String, String> = [:]) {
        self.tool = tool
        (names, self.arguments) = (arguments.map(\.key), arguments.map(\.value))
    }

    /// As a person types it: `tap e4`.
    var words: String {
        let values = arguments.map { $0.contains(" ") || $0.isEmpty ? $0.quoted : $0 }
        return ([tool] + values).joined(separator: " ")
    }

    /// The arguments as an object: `{"target": "e4"}`.
    var json: String { JSON.object(members).line }

    var members: [JSON.Member] { zip(names, arguments).map { JSON.Member(name: $0, value: .string($1)) } }
}

/// What is wrong with a command, or what failed in it.
struct CommandError: Error {
    let text: String
    var cures: [Call]

    init(_ text: String, cures: [Call] = []) { (self.text, self.cures) = (text, cures) }

    /// A failure of the application's or of an action, without the excerpt of the hierarchy, which `tree` shows.
    init(_ failure: TestFailure, cures: [Call] = []) {
        var lines = [failure.what] + failure.nearest.map { "Nearest: \($0)" } + failure.why
        lines += failure.cures.map { "In a test: \($0)" }
        self.init(lines.joined(separator: "\n"), cures: cures)
    }
}
