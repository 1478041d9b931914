/// An answer as a terminal shows it: no line is wider, and what changed is in colours.
struct AnswerColours {
    let width: Int
    let hasColours: Bool

    private enum Colour: String {
        case bold = "1"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }

    func text(_ answer: String, isError: Bool) -> String {
        let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            let isCure = line.hasPrefix("Try: ")
            if isError || isCure { return paint(String(line), isCure ? .cyan : index == 0 ? .red : nil) }
            return paint(cut(line), colour(of: line, isFirst: index == 0))
        }.joined(separator: "\n")
    }

    private func colour(of line: Substring, isFirst: Bool) -> Colour? {
        if isFirst, line.contains(" · ") { return .bold }
        return line.hasPrefix("+ ")
            ? .green : line.hasPrefix("~ ") ? .yellow : line.hasPrefix("- ") ? .red : nil
    }

    private func cut(_ line: Substring) -> String {
        line.count > width ? "\(line.prefix(width - 1))…" : String(line)
    }

    private func paint(_ text: String, _ colour: Colour?) -> String {
        guard hasColours, let colour else { return text }
        return "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
    }
}
