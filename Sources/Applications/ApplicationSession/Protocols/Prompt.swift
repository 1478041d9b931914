import JSONWriting

/// Commands as a person types them: `tap "Log in"`, `type "ada" into Email`, `advance 5s`.
@MainActor
struct Prompt {
    private let session: Session

    init(_ session: Session) { self.session = session }

    /// Answers lines, each behind a prompt.
    ///
    /// - Parameter first: what is said before the first one.
    func run(_ input: InputLines, first: String) {
        guard input.write("\(first)\n> ") else { return }
        while let line = input.next() {
            let words = PromptWords(line).words
            if ["quit", "exit"].contains(words.first) { return }
            session.take(line)
            guard input.write("\(answer(words))\n> ") else { return }
        }
        _ = input.write("\n")
    }

    /// What a session begins with.
    var greeting: String { "\(session.name). Type help for the commands.\n\(session.lookNow)" }

    /// The answer to a command, as text.
    func answer(_ words: [String]) -> String { answer(to: words).typed }

    /// The answer to a command.
    func answer(to words: [String]) -> Answer {
        guard let name = words.first else { return Answer(text: "") }
        if name == "help" { return Answer(text: help) }
        // A device is turned and darkened without saying so.
        if DeviceAction(rawValue: words.joined(separator: " ")) != nil {
            return answer(to: ["device"] + words)
        }
        guard let tool = session.tools.first(where: { $0.name == name }) else {
            return session.answer(name, Arguments())
        }
        return session.answer(name, Arguments(Self.arguments(Array(words.dropFirst()), of: tool)))
    }

    /// The arguments of a tool in their order; `into`, `to` and `on` precede the target or the value.
    static func arguments(_ words: [String], of tool: Tool) -> [String: JSON] {
        var arguments: [String: JSON] = [:]
        var rest = words[...]
        var names = tool.parameters.map(\.name)[...]
        if ["device", "query"].contains(tool.name), let only = tool.parameters.first {
            return words.isEmpty ? [:] : [only.name: .string(words.joined(separator: " "))]
        }
        while let word = rest.popFirst() {
            if ["into", "on"].contains(word), names.contains("target"), let target = rest.popFirst() {
                arguments["target"] = .string(target)
                names.removeAll { $0 == "target" }
            } else if word == "to", names.contains("value"), let value = rest.popFirst() {
                arguments["value"] = .string(value)
                names.removeAll { $0 == "value" }
            } else if let role = Self.role(word), names.contains("role"), arguments["target"] != nil {
                arguments["role"] = .string(role)
                names.removeAll { $0 == "role" }
            } else if let name = names.first(where: { $0 != "role" }) {
                arguments[name] = .string(word)
                names.removeAll { $0 == name }
            } else {
                arguments["argument \(arguments.count + 1)"] = .string(word)
            }
        }
        return arguments
    }

    /// The role in a word such as `role:button`.
    private static func role(_ word: String) -> String? {
        word.hasPrefix("role:") ? String(word.dropFirst(5)) : nil
    }

    private var help: String {
        let lines = session.tools.map { tool in
            let names = tool.parameters.map { $0.isRequired ? $0.name.uppercased() : "[\($0.name)]" }
            return "\(([tool.name] + names).joined(separator: " "))\n    \(tool.description)"
        }
        return (lines + ["quit"]).joined(separator: "\n")
    }
}

/// The words of a line; what is in quotation marks is one.
struct PromptWords {
    private(set) var words: [String] = []

    init(_ line: String) {
        var (word, isQuoted, isWord) = ("", false, false)
        for character in line {
            if character == "\"" {
                (isQuoted, isWord) = (!isQuoted, true)
            } else if character.isWhitespace, !isQuoted {
                if isWord { words.append(word) }
                (word, isWord) = ("", false)
            } else {
                word.append(character)
                isWord = true
            }
        }
        if isWord { words.append(word) }
    }
}
