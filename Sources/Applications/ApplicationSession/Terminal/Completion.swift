import Robot
import ViewQuery

/// The words that a word of a command may become.
@MainActor
struct Completion {
    let session: Session

    /// The words that the last word of a line may become.
    func words(_ line: String) -> [String] {
        let start = LineBuffer.startOfLastWord(line)
        let last = String(line.dropFirst(start))
        let before = PromptWords(String(line.prefix(start))).words
        guard let name = before.first else {
            return (session.tools.map(\.name) + ["help", "quit"]).beginning(last)
        }
        guard let tool = session.tools.first(where: { $0.name == name }) else { return [] }
        if last.hasPrefix("role:") {
            return AccessibilityRole.allCases.map { "role:\($0.rawValue)" }.beginning(last)
        }
        let choices = tool.parameters.flatMap(\.choices)
        var found = choices.map { $0.contains(" ") && name != "device" ? $0.quoted : $0 }.beginning(last)
        if tool.parameters.contains(where: { $0.name == "target" }) { found += names(beginning: last) }
        return found
    }

    /// The names of the elements on the screen, in quotation marks where they have spaces.
    private func names(beginning text: String) -> [String] {
        let isQuoted = text.hasPrefix("\"")
        let names = UIApplication.withShared(session.application) {
            allElements().inAllWindows().elements.filter { $0.role != .keyboardKey }.compactMap(\.label)
        }
        var seen: Set<String> = []
        return names.filter { !$0.isEmpty && !$0.contains("\n") && seen.insert($0).inserted }
            .map { isQuoted || $0.contains(" ") ? $0.quoted : $0 }.beginning(text)
    }
}

extension [String] {
    /// Those that begin with a text, in any case; the text without its quotation mark also begins a word in such marks.
    fileprivate func beginning(_ text: String) -> [String] {
        let start = text.lowercased()
        return filter { word in
            let word = word.lowercased()
            return word.hasPrefix(start) || word.hasPrefix("\"" + start)
        }
    }
}
